import { type FreeWeek, turnName, weekName } from "~/domain/booking/booking";
import { formatNamedDay } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { formatClock } from "~/i18n/time-span";
import { buttonClass } from "~/ui/button";
import { FieldError, type FieldState, Star } from "~/ui/fields/field";

type Props = { field: FieldState; free: FreeWeek; /** How long it takes. */ minutes: number };

const time =
  "relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-xs border border-stone-500 bg-plaster-0 px-2 hover:border-stone-700 has-checked:border-mar-700 has-checked:bg-mar-50 has-checked:shadow-[inset_0_0_0_1px_var(--color-mar-700)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mar-700";

/**
 * The free times of a week, day by day, of which one is chosen. The buttons to the weeks around it send the form along, so that
 * what was typed stays; they are no links, of which a crawler could follow hundreds.
 */
export function TimeChoice({ field, free, minutes }: Props) {
  const { t, language } = useText();
  const isWrong = Boolean(field.errors?.length);
  return (
    <fieldset id={field.id} tabIndex={-1} aria-describedby={isWrong ? `${field.id}-error` : `${field.id}-hint`}>
      <legend className="w-full border-b border-plaster-300 pb-2 font-serif text-title-2">
        {t("booking.time")}
        <Star />
      </legend>
      <p id={`${field.id}-hint`} className="mt-3 text-sm text-stone-600">
        {t("booking.time.zone", { minutes })}
      </p>
      <FieldError field={field} />
      <input type="hidden" name={weekName} value={free.week} />
      {free.days.length === 0 ? <p className="mt-5 text-stone-700">{t("booking.days.none")}</p> : null}
      {free.days.map(({ day, times }) => (
        <fieldset key={day} className="mt-5">
          <legend className="font-semibold first-letter:uppercase">{formatNamedDay(language, day)}</legend>
          <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(4.9rem,1fr))] gap-2">
            {times.map((startsAt) => (
              <label key={startsAt} className={time}>
                <input
                  type="radio"
                  name={field.name}
                  value={startsAt}
                  defaultChecked={field.initialValue === startsAt}
                  className="size-4 shrink-0"
                />
                <span className="figures">{formatClock(language, startsAt)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {free.weeks > 1 ? <Weeks free={free} /> : null}
    </fieldset>
  );
}

function Weeks({ free: { week, weeks } }: { free: FreeWeek }) {
  const { t } = useText();
  const turn = (to: number, words: string) => (
    <button
      type="submit"
      formNoValidate
      name={turnName}
      value={to}
      className={buttonClass({ kind: "secondary", className: "flex-1 sm:flex-none" })}
    >
      {words}
    </button>
  );
  return (
    <div role="group" aria-label={t("booking.turn")} className="mt-6 flex flex-wrap gap-3">
      {week > 1 ? turn(week - 1, t("booking.earlier")) : null}
      {week < weeks ? turn(week + 1, t("booking.later")) : null}
    </div>
  );
}
