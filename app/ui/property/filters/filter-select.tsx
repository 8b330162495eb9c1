import { formatNumber } from "~/i18n/format";
import { useText } from "~/i18n/text";

export const filterLabel = "mb-1.5 block text-sm font-semibold text-ink";

export const control =
  "min-h-12 w-full rounded-xs border border-stone-500 bg-plaster-0 px-3.5 text-base text-ink hover:border-stone-700";

type Props = {
  name: string;
  label: string;
  value: string;
  /** `homes`: how many a choice leads to, where that is its point. */
  choices: readonly { value: string; label: string; homes?: number }[];
  className?: string;
};

/** One of several choices, each with the number of homes behind it. */
export function FilterSelect({ name, label, value, choices, className }: Props) {
  const { language } = useText();
  const id = `filter-${name}`;
  return (
    <div className={`min-w-0 ${className ?? ""}`}>
      <label htmlFor={id} className={filterLabel}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        // Without script, Back would show the choice that was left over the list it was not made for.
        autoComplete="off"
        className={control}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.homes === undefined ? choice.label : `${choice.label} (${formatNumber(language, choice.homes)})`}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The choices that are offered, and the one that is set where it is none of them. */
export function withChosen<Choice>(offered: readonly Choice[], chosen: Choice | null): readonly Choice[] {
  return chosen === null || offered.includes(chosen) ? offered : [...offered, chosen];
}
