import { floorNames } from "~/domain/listings/floor-names";
import { useAdminText } from "~/i18n/admin";
import { useText } from "~/i18n/text";
import type { Choice } from "~/ui/fields/field";

/** What a floor may be called, as a field to choose from has it: none first. */
export function useFloorNameChoices(): Choice[] {
  const { t } = useAdminText();
  const { t: site } = useText();
  const names = floorNames.map((value) => ({ value, label: site(`detail.floorName.${value}`) }));
  return [{ value: "", label: t("propertyForm.floorName.none") }, ...names];
}
