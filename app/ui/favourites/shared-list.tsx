import { useText } from "~/i18n/text";
import { buttonClass, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** That this is somebody else's list, and how to keep it. */
export function SharedNote({ homes }: { homes: string }) {
  const { t, to } = useText();
  return (
    <div data-noprint className="mt-6 max-w-2xl bg-plaster-100 p-6">
      <p className="text-lg text-stone-700">{t("shared.note")}</p>
      <form method="post" action={to("/favourites")} className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <input type="hidden" name="homes" value={homes} />
        <SubmitButton busyLabel={t("form.sending")}>{t("shared.save")}</SubmitButton>
        <a href={to("/favourites")} className="flex min-h-11 items-center text-mar-700 underline">
          {t("shared.own")}
        </a>
      </form>
    </div>
  );
}

/** A link whose homes are gone, or that was cut short on its way. */
export function NothingShared() {
  const { t, to } = useText();
  return (
    <EmptyState title={t("shared.empty.title")} text={t("shared.empty.text")}>
      <a href={to("/properties")} className={buttonClass()}>
        {t("favourites.empty.action")}
      </a>
    </EmptyState>
  );
}
