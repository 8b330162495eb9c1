import type { SoldHome } from "~/domain/properties/sold-home";
import { shortMonth } from "~/i18n/format";
import { useText } from "~/i18n/text";

/** The homes sold last, each a link to its page; nothing where there are none or the agent keeps them to themselves. */
export function SoldHomes({ homes, className = "" }: { homes: readonly SoldHome[]; className?: string }) {
  const { t, to, language } = useText();
  if (homes.length === 0) return null;
  return (
    <section aria-labelledby="sold-heading" className={className}>
      <h2 id="sold-heading" className="text-title-1">
        {t("sold.title")}
      </h2>
      <ul className="mt-6 grid gap-x-10 border-t border-plaster-300 md:grid-cols-2">
        {homes.map(({ id, title, textLanguage, neighborhood, month }) => (
          <li key={id} className="border-b border-plaster-200 py-3">
            <a
              href={to(`/property/${id}`)}
              lang={textLanguage === language ? undefined : textLanguage}
              className="inline-flex min-h-11 items-center font-medium text-mar-700 wrap-anywhere hover:underline"
            >
              {title}
            </a>
            <p className="text-base text-stone-600">
              {neighborhood} ·{" "}
              {month === null ? t("sold.undated") : t("sold.in", { month: shortMonth(language, month) })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
