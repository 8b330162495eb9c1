import { isFeatureKey } from "~/domain/listings/features";
import { type Entered, type Field, isTick, type Texts } from "~/domain/listings/form";
import { useAdminText } from "~/i18n/admin";
import { formatDay } from "~/i18n/format";
import { defaultLanguage, languageNames, languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import type { Choice } from "~/ui/fields/field";

type Said = Readonly<Record<string, ((value: string) => string) | undefined>>;

/** What stands in a field of a listing, as its reader would say it. @param own of the fields that only this kind has */
export function useShownValue<Values extends Entered>(neighborhoods: readonly Choice[], own: Said = {}) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const said: Said = {
    sourceLanguage: (value) => languages.flatMap((each) => (each === value ? languageNames[each] : [])).join(""),
    neighborhood: (value) => neighborhoods.find((each) => each.value === value)?.label ?? value,
    ...own,
  };
  return (field: Field<Values>, texts: Texts<Values>): string => {
    if (field === "features") {
      const names = texts.features.map((feature) => (isFeatureKey(feature) ? site(`feature.${feature}`) : feature));
      return names.join(", ") || t("propertyForm.blank");
    }
    const value = String(texts[field]);
    // A day is kept as it is sorted, and read as people write it.
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(defaultLanguage, value);
    if (isTick(field)) return t(value === "on" ? "propertyForm.yes" : "propertyForm.no");
    return (said[field]?.(value) ?? value) || t("propertyForm.blank");
  };
}
