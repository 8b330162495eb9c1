import type { Completion, Quarter } from "~/domain/developments/completion";
import { type Availability, salesStateOf } from "~/domain/developments/development";
import { useText } from "~/i18n/text";

import type { Fact } from "../fact-list";

type Building = { completion: Completion; availability: Availability; totalUnits: number };

/** When a building is ready and what of it can be bought, in words. A date that proves nothing is not repeated. */
export function useDevelopmentWords() {
  const { t } = useText();
  const quarter = ({ year, quarter: number }: Quarter) => t(`developments.quarter.${number}`, { year: String(year) });
  const units = ({ availability, totalUnits }: Building) => {
    const state = salesStateOf(availability, totalUnits);
    return state === "available"
      ? t("developments.available", { count: availability.available })
      : t(`developments.${state}`);
  };
  return {
    units,
    /** As a line of facts: "Completion: Q4 2029", "Completed: Q4 2025". */
    completion({ state, date }: Completion): Fact | null {
      if (state === "overdue") {
        return { label: t("developments.completion"), value: t("developments.completion.checking") };
      }
      if (date === null) return null;
      return { label: t(`developments.${state === "finished" ? "completed" : "completion"}`), value: quarter(date) };
    },
    /** Under the price: "4 units available, completed Q4 2025". */
    line(building: Building): string {
      const { state, date } = building.completion;
      if (state === "overdue") return t("developments.head.overdue", { units: units(building) });
      if (date === null) return units(building);
      return t(`developments.head.${state}`, { units: units(building), date: quarter(date) });
    },
  };
}
