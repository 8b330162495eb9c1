import type { EnergyLabelFacts } from "~/domain/properties/home-detail";
import { energyClasses } from "~/domain/properties/property";
import { useText } from "~/i18n/text";

// Written out in full: the stylesheet holds only the classes it finds in the source.
const letters = {
  A: "bg-energy-a",
  B: "bg-energy-b",
  C: "bg-energy-c",
  D: "bg-energy-d",
  E: "bg-energy-e",
  F: "bg-energy-f",
  G: "bg-energy-g",
} as const;

type Props = {
  energy: EnergyLabelFacts;
  /** Added to the values, where they hold only under a condition. */
  note?: string;
};

/** The energy label on paper: the scale in one row, the class of the home framed, both values (RD 390/2021, art. 15.2). */
export function EnergyLine({ energy, note = "" }: Props) {
  const { t } = useText();
  const letter = energyClasses.find((each) => each === energy.rating);
  if (!letter) {
    const state = energy.rating === "in_progress" || energy.rating === "exempt" ? energy.rating : "pending";
    return <p className="mt-3 font-semibold">{t(`energy.${state}`)}</p>;
  }
  const consumed = energy.consumption === null ? "" : t("energy.consumption.value", { value: energy.consumption });
  const emitted = [
    energy.emissionsRating ?? "",
    energy.emissions === null ? "" : t("energy.emissions.value", { value: energy.emissions }),
  ].filter((part) => part !== "");
  const values = [
    consumed === "" ? "" : `${t("energy.consumption")}: ${consumed}`,
    emitted.length === 0 ? "" : `${t("energy.emissions")}: ${emitted.join(" · ")}`,
  ].filter((value) => value !== "");
  return (
    <div className="mt-4 print:mt-3">
      <p className="font-semibold">{t("energy.rating", { letter })}</p>
      <p aria-hidden="true" className="mt-1.5 flex gap-1 [print-color-adjust:exact]">
        {energyClasses.map((each) => (
          <span
            key={each}
            className={`flex size-8 items-center justify-center font-semibold text-ink ${letters[each]} ${each === letter ? "outline-2 outline-ink" : "opacity-45"}`}
          >
            {each}
          </span>
        ))}
      </p>
      <p className="mt-1.5 text-sm text-stone-700">
        {values.map((value) => `${value}. `)}
        {note}
      </p>
    </div>
  );
}
