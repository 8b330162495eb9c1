import { isFeatureKey } from "~/domain/listings/features";
import { type PropertyStatus, propertyStatuses } from "~/domain/properties/property";
import type { PropertyConflict as Conflict } from "~/domain/properties/property-entry";
import type { PropertyField, PropertyTexts } from "~/domain/properties/property-form";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { languageNames, languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { Problem } from "~/ui/admin/problem";
import { buttonClass } from "~/ui/button";
import type { Choice } from "~/ui/field";

type Props = { conflict: Conflict; neighborhoods: readonly Choice[]; now: Date; here: string };

/** Tells the second of two editors what was stored in between and where it differs, and lets them decide. */
export function PropertyConflict({ conflict, neighborhoods, now, here }: Props) {
  const { t } = useAdminText();
  const shown = useShown(neighborhoods);
  const saved = { moment: moment(t, conflict.savedAt, now), email: conflict.savedBy ?? "" };
  return (
    <Problem title={t("propertyForm.conflict")}>
      <p>
        {t(conflict.savedBy === null ? "propertyForm.conflict.byUnknown" : "propertyForm.conflict.byKnown", saved)}{" "}
        {t("propertyForm.conflict.text")}
      </p>
      <table className="mt-3 w-full table-fixed border border-plaster-200 bg-plaster-0 text-start">
        <thead className="bg-plaster-100 text-xs text-stone-700">
          <tr>
            {(["field", "theirs", "mine"] as const).map((column) => (
              <th key={column} scope="col" className="h-9 px-3 text-start font-semibold first:w-1/4">
                {t(`propertyForm.conflict.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-plaster-200">
          {conflict.fields.map((field) => (
            <tr key={field} className="align-top">
              <th scope="row" className="px-3 py-2 text-start font-semibold wrap-break-word">
                <a href={`#${field}`} className="text-mar-700 underline decoration-mar-300 hover:decoration-current">
                  {t(`propertyForm.${field}`)}
                </a>
              </th>
              <td className="px-3 py-2 wrap-break-word whitespace-pre-line">{shown(field, conflict.theirs)}</td>
              <td className="px-3 py-2 wrap-break-word whitespace-pre-line">{shown(field, conflict.mine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex flex-wrap gap-2">
        <button
          type="submit"
          name="over"
          value={conflict.version}
          className={buttonClass({ kind: "danger", size: "sm" })}
        >
          {t("propertyForm.conflict.over")}
        </button>
        <a href={here} className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("propertyForm.conflict.take")}
        </a>
      </p>
    </Problem>
  );
}

/** What stands in a field, as its reader would say it. */
function useShown(neighborhoods: readonly Choice[]) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const labels: Record<string, (value: string) => string> = {
    status: (value) => (isStatus(value) ? t(`propertyStatus.${value}`) : value),
    sourceLanguage: (value) => languages.flatMap((each) => (each === value ? languageNames[each] : [])).join(""),
    neighborhood: (value) => neighborhoods.find((each) => each.value === value)?.label ?? value,
  };
  return (field: PropertyField, texts: PropertyTexts): string => {
    if (field === "features") {
      const names = texts.features.map((feature) => (isFeatureKey(feature) ? site(`feature.${feature}`) : feature));
      return names.join(", ") || t("propertyForm.blank");
    }
    const value = texts[field];
    if (/^(?:is|has|shows)[A-Z]/.test(field)) return t(value === "on" ? "propertyForm.yes" : "propertyForm.no");
    return (labels[field]?.(value) ?? value) || t("propertyForm.blank");
  };
}

function isStatus(value: string): value is PropertyStatus {
  return propertyStatuses.some((status) => status === value);
}
