import type { Booked, FreeWeek } from "~/domain/booking/booking";
import { confirmPath } from "~/domain/booking/provisional-booking";
import type { HomeCard } from "~/domain/properties/property";
import { formatDay, formatWeekday } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { formatTimeSpan } from "~/i18n/time-span";
import { SubmitButton } from "~/ui/button";
import { FactList } from "~/ui/fact-list";
import { ErrorSummary } from "~/ui/fields/error-summary";
import type { FieldState } from "~/ui/fields/field";
import { FormFailure } from "~/ui/forms/form-failure";
import { ViewedHome } from "~/ui/property/viewed-home";

import { BookingPage } from "./booking-page";
import { NoTimes } from "./no-times";
import { TimeChoice } from "./time-choice";

/**
 * What became of the time: it is theirs in one press, in time or late; it was taken, and others are free or none is; nothing of the kind
 * can be booked any more; it is confirmed; or it was, and this link leads there no more.
 */
export type ConfirmState = "open" | "late" | "taken" | "none" | "closed" | "done" | "moved";

type Props = {
  secret: string;
  booked: Pick<Booked, "kind" | "startsAt" | "endsAt">;
  /** Our home, as long as it is shown. */
  home: HomeCard | null;
  state: ConfirmState;
  free: FreeWeek;
  /** How long it takes. */
  minutes: number;
  /** Another time that was chosen, and what was wrong with it. */
  field: FieldState;
  /** Why it could not be confirmed at the moment. */
  failure: string | null;
};

const leads = { open: "confirm.lead", done: "confirm.lead.done" } as const;

/** The page of the link in the mail: what was chosen, and one button that books it. */
export function ConfirmScreen({ secret, booked, home, state, free, minutes, field, failure }: Props) {
  const { t, to, language } = useText();
  const { kind, startsAt, endsAt } = booked;
  const isOpen = state === "open" || state === "late" || state === "done";
  const isAsked = state === "open" || state === "late" || state === "taken";
  return (
    <BookingPage
      title={t(isAsked ? "confirm.title" : "booked.title")}
      lead={t(state === "open" || state === "done" ? leads[state] : `confirm.lead.${state}`)}
    >
      {home ? <ViewedHome home={home} /> : null}
      {/* What was confirmed may have been moved since. */}
      {state === "done" || state === "moved" ? null : (
        <FactList
          className="mt-6"
          facts={[
            { label: t("booked.what"), value: t(`booked.kind.${kind}`) },
            { label: t("booked.day"), value: `${formatWeekday(language, startsAt)}, ${formatDay(language, startsAt)}` },
            { label: t("booked.time"), value: t("booked.time.value", formatTimeSpan(language, { startsAt, endsAt })) },
          ]}
        />
      )}
      {failure ? <FormFailure message={failure} /> : null}
      {isOpen ? (
        <form method="post" action={to(confirmPath(secret))} className="mt-8">
          <SubmitButton size="lg" busyLabel={t("form.sending")}>
            {t(state === "done" ? "confirm.see" : "confirm.send")}
          </SubmitButton>
        </form>
      ) : null}
      {state === "taken" ? (
        <>
          <ErrorSummary fields={[field]} />
          <form method="post" action={to(confirmPath(secret))} noValidate className="mt-8">
            {/* Enter presses the first button, and those of the weeks come before the one that books. */}
            <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
            <input type="hidden" name="other" value="on" />
            <TimeChoice field={field} free={free} minutes={minutes} />
            <div className="mt-8">
              <SubmitButton size="lg" busyLabel={t("form.sending")}>
                {t("confirm.sendOther")}
              </SubmitButton>
            </div>
          </form>
        </>
      ) : null}
      {state === "none" || state === "closed" || state === "moved" ? <NoTimes homeId={null} /> : null}
    </BookingPage>
  );
}
