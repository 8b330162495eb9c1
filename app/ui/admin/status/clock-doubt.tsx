import type { ClockDoubt as Doubt } from "~/domain/site/clock";
import { useAdminText } from "~/i18n/admin";
import { formatDay } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { SubmitButton } from "~/ui/button";

type Props = {
  doubt: Doubt;
  /** Whether whoever reads this may say that the date is right. */
  mayTrust: boolean;
};

/** Why nothing is erased by age for the moment, and what to do. */
export function ClockDoubt({ doubt, mayTrust }: Props) {
  const { t } = useAdminText();
  const said = { says: formatDay(defaultLanguage, doubt.says), known: formatDay(defaultLanguage, doubt.known) };
  return (
    <section aria-labelledby="clock-doubt" className="mb-5 border-s-4 border-bad-700 bg-bad-50 p-4">
      <h2 id="clock-doubt" className="font-sans text-base font-semibold text-bad-700">
        {t("status.clock", said)}
      </h2>
      <p className="mt-2 max-w-prose">{t("status.clock.text", said)}</p>
      <p className="mt-2 max-w-prose">{t(mayTrust ? "status.clock.what" : "status.clock.ask", said)}</p>
      {mayTrust ? (
        <form method="post" action="/admin/status" className="mt-3">
          <input type="hidden" name="intent" value="trust-clock" />
          <input type="hidden" name="day" value={doubt.says.slice(0, 10)} />
          <SubmitButton kind="secondary" size="sm" busyLabel={t("status.clock.trust", said)}>
            {t("status.clock.trust", said)}
          </SubmitButton>
        </form>
      ) : null}
    </section>
  );
}
