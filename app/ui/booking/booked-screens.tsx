import { type Booked, bookedPath, bookPath, type FreeWeek } from "~/domain/booking/booking";
import type { HomeCard } from "~/domain/properties/property";
import { formatDay, formatNamedDay, formatWeekday } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { formatClockHour, formatTimeSpan } from "~/i18n/time-span";
import { ArrowLink } from "~/ui/arrow-link";
import { buttonClass, SubmitButton } from "~/ui/button";
import { FactList } from "~/ui/fact-list";
import { ErrorSummary } from "~/ui/fields/error-summary";
import type { FieldState } from "~/ui/fields/field";
import { FormFailure } from "~/ui/forms/form-failure";
import { ViewedHome } from "~/ui/property/viewed-home";

import { BookingPage } from "./booking-page";
import { NoTimes } from "./no-times";
import { TimeChoice } from "./time-choice";

type Props = { secret: string; booked: Booked; /** Our home, as long as it is shown. */ home: HomeCard | null };

/** What the visitor booked, and what they may do with it. */
export function BookedScreen({ secret, booked, home }: Props) {
  const { t, to, language } = useText();
  const { kind, startsAt, endsAt, place, goes, state, isPlaceWithheld = false } = booked;
  return (
    <BookingPage title={t("booked.title")} lead={t(`booked.${state}`)}>
      {home ? <ViewedHome home={home} /> : null}
      <FactList
        className="mt-6 [&_dd]:wrap-anywhere [&_dt]:shrink-0"
        facts={[
          { label: t("booked.what"), value: t(`booked.kind.${kind}`) },
          { label: t("booked.day"), value: `${formatWeekday(language, startsAt)}, ${formatDay(language, startsAt)}` },
          { label: t("booked.time"), value: t("booked.time.value", formatTimeSpan(language, { startsAt, endsAt })) },
          ...(place ? [{ label: t(isPlaceWithheld ? "booked.area" : "booked.place"), value: place }] : []),
          ...(goes ? [{ label: t("booked.with"), value: goes }] : []),
        ]}
      />
      {isPlaceWithheld && state === "planned" ? <p className="mt-3 text-stone-700">{t("booked.area.text")}</p> : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {state === "planned" ? (
          <>
            <a href={to(bookedPath(secret, "move"))} className={buttonClass({ size: "lg" })}>
              {t("booked.move")}
            </a>
            <a href={to(bookedPath(secret, "cancel"))} className={buttonClass({ kind: "danger", size: "lg" })}>
              {t("booked.cancel")}
            </a>
          </>
        ) : (
          <a href={to(bookPath(thingOf(booked)))} className={buttonClass({ size: "lg" })}>
            {t("booked.again")}
          </a>
        )}
      </div>
    </BookingPage>
  );
}

/** Why it could not be stored at the moment. */
type Failure = string | null;

type MoveProps = Props & {
  free: FreeWeek;
  minutes: number;
  /** Whether it was changed so often that we are to be asked. */
  isOften: boolean;
  /** What was chosen, and what was wrong with it. */
  field: FieldState;
  failure: Failure;
};

/** The free times of which another one is taken. */
export function MoveScreen({ secret, booked, home, free, minutes, isOften, field, failure }: MoveProps) {
  const { t, to } = useText();
  const named = useNamed(booked);
  const back = <ArrowLink href={to(bookedPath(secret))}>{t("booked.back")}</ArrowLink>;
  if (free.isFull) {
    return (
      <BookingPage title={t("booked.move")} lead={t(isOften ? "booked.move.often" : "booked.move.none")}>
        <NoTimes homeId={null} />
        <p className="mt-5">{back}</p>
      </BookingPage>
    );
  }
  return (
    <BookingPage title={t("booked.move")} lead={t("booked.move.lead", named)}>
      {home ? <ViewedHome home={home} /> : null}
      {failure ? <FormFailure message={failure} /> : null}
      <ErrorSummary fields={[field]} />
      <form method="post" action={to(bookedPath(secret, "move"))} noValidate className="mt-8">
        {/* Enter presses the first button, and those of the weeks come before the one that moves it. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <TimeChoice field={field} free={free} minutes={minutes} />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <SubmitButton size="lg" busyLabel={t("form.sending")}>
            {t("booked.move.send")}
          </SubmitButton>
          {back}
        </div>
      </form>
    </BookingPage>
  );
}

/** Asked before it is cancelled. */
export function CancelScreen({ secret, booked, failure }: Omit<Props, "home"> & { failure: Failure }) {
  const { t, to } = useText();
  const named = useNamed(booked);
  return (
    <BookingPage
      title={t("booked.cancel.title")}
      lead={t("booked.cancel.text", { ...named, what: t(`booked.kind.${booked.kind}`) })}
    >
      {failure ? <FormFailure message={failure} /> : null}
      <form method="post" action={to(bookedPath(secret, "cancel"))} className="mt-8 flex flex-wrap gap-3">
        <SubmitButton kind="dangerSolid" size="lg" busyLabel={t("form.sending")}>
          {t("booked.cancel.yes")}
        </SubmitButton>
        <a href={to(bookedPath(secret))} className={buttonClass({ kind: "secondary", size: "lg" })}>
          {t("booked.cancel.no")}
        </a>
      </form>
    </BookingPage>
  );
}

/** Day and time of an appointment, as a sentence names them. */
function useNamed({ startsAt }: Booked) {
  const { language } = useText();
  return {
    day: formatNamedDay(language, startsAt),
    time: formatClockHour(language, startsAt),
  };
}

function thingOf({ kind, home }: Booked) {
  if (kind === "call" || kind === "valuation") return { kind };
  return kind === "viewing" && home ? { kind, homeId: home.id } : undefined;
}
