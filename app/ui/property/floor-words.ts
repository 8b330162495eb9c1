import { type FloorName, isAboveCounted } from "~/domain/listings/floor-names";
import { useText } from "~/i18n/text";

/** `floor`: 0 is the ground floor, -1 the basement; null where only its name is known, or nothing. */
type Floor = { floor: number | null; floorName: FloorName };

/**
 * A floor as Spain counts it, in words: `3 of 6`, `Ground floor`, `Penthouse (ático) · 7`. Where the reader's language counts
 * otherwise (Russian from one), its own number stands beside it.
 * @returns of a floor and the storeys of its building (null where they are not known) its words; null where nothing is known
 */
export function useFloorWords(): (home: Floor, totalFloors: number | null) => string | null {
  const { t } = useText();
  return ({ floor, floorName }, totalFloors) => {
    const numbered = (floor: number) => {
      if (floor === 0) return t("detail.groundFloor");
      if (floor < 0) return floor === -1 ? t("detail.basement") : t("detail.basementLevel", { level: -floor });
      const nextFloor = floor + 1;
      return totalFloors === null || floor > totalFloors
        ? t("detail.floorAlone", { floor, nextFloor })
        : t("detail.floorOf", { floor, total: totalFloors, nextFloor });
    };
    if (floorName === "") return floor === null ? null : numbered(floor);
    const name = t(`detail.floorName.${floorName}`);
    return isAboveCounted(floorName) && floor !== null && floor > 0 ? `${name} · ${numbered(floor)}` : name;
  };
}

/** The same for a cell of a table: a plain number where it has no name and lies above the ground. */
export function useShortFloor(): (unit: { floor: number; floorName: FloorName }) => string {
  const { t } = useText();
  const words = useFloorWords();
  return ({ floor, floorName }) => {
    if (floorName === "" && floor > 0) return String(floor);
    if (floorName === "" && floor === 0) return t("detail.groundFloor.short");
    return floorName === "" ? (words({ floor, floorName }, null) ?? "") : t(`detail.floorName.${floorName}`);
  };
}
