import { useText } from "~/i18n/text";

/**
 * A floor as Spain counts it, in words: `3 of 6`, `Ground floor`. Where the reader's language counts otherwise (Russian
 * from one), its own number stands beside it.
 * @param floor 0 is the ground floor
 * @param totalFloors of the building, null where it is not known
 */
export function useFloorWords(): (floor: number, totalFloors: number | null) => string {
  const { t } = useText();
  return (floor, totalFloors) => {
    if (floor === 0) return t("detail.groundFloor");
    const nextFloor = floor + 1;
    return totalFloors === null
      ? t("detail.floorAlone", { floor, nextFloor })
      : t("detail.floorOf", { floor, total: totalFloors, nextFloor });
  };
}
