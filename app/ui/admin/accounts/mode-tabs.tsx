import { useAdminText } from "~/i18n/admin";

type Mode = "sign-in" | "sign-up";

/** Sign In and Sign Up, each a page of its own; the page one was on the way to is kept. */
export function ModeTabs({ current, next }: { current: Mode; next: string | null }) {
  const { t } = useAdminText();
  const tabs = [
    { mode: "sign-in", label: t("signIn.tab") },
    { mode: "sign-up", label: t("signUp.tab") },
  ] as const;
  return (
    <nav aria-label={t("admin.account")} className="mt-5 flex gap-6 border-b border-plaster-300">
      {tabs.map(({ mode, label }) => (
        <a
          key={mode}
          href={modePath(mode, next)}
          aria-current={mode === current ? "page" : undefined}
          className={`flex min-h-11 items-center border-b-2 ${
            mode === current ? "border-terra-600 font-semibold" : "border-transparent text-stone-600 hover:text-ink"
          }`}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The address of a mode. @param next where the person was going */
export function modePath(mode: Mode, next: string | null): string {
  return withNext(mode === "sign-up" ? "/admin/login?mode=sign-up" : "/admin/login", next);
}

export function withNext(path: string, next: string | null): string {
  if (!next) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ next })}`;
}
