import { Check, ChevronDown, TriangleAlert } from "lucide-react";

import type { AdvertItem, AdvertPoint } from "~/domain/properties/advert-checklist";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

import { useMay } from "../admin-context";

type Props = { items: readonly AdvertItem[]; propertyId: number };

/** What the law wants in the advertisement, and what of it is missing: a warning that blocks nothing. */
export function AdvertChecklist({ items, propertyId }: Props) {
  const { t } = useAdminText();
  const maySettings = useMay("settings");
  const missing = items.filter(({ isMet }) => !isMet).length;
  const tint = missing > 0 ? "text-warn-700" : "text-ok-700";
  return (
    <details id="checklist" className="group border border-plaster-200 bg-plaster-0">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4">
        <Icon as={missing > 0 ? TriangleAlert : Check} className={`size-4.5 ${tint}`} />
        <span className="min-w-0 flex-1 font-semibold">
          {t("checklist.title")}:{" "}
          <span className={tint}>
            {missing > 0 ? t("checklist.missing", { missing, count: items.length }) : t("checklist.complete")}
          </span>
        </span>
        <Icon as={ChevronDown} className="size-4.5 text-stone-600 group-open:rotate-180" />
      </summary>
      <p className="border-t border-plaster-200 px-4 pt-3 text-xs text-stone-600">{t("checklist.note")}</p>
      <ul className="grid gap-x-8 px-4 pb-3 lg:grid-cols-2">
        {items.map(({ point, isMet }) => (
          <li key={point} className="flex gap-2.5 py-2">
            <Icon
              as={isMet ? Check : TriangleAlert}
              className={`mt-0.5 size-4 ${isMet ? "text-ok-700" : "text-warn-700"}`}
            />
            <div className="min-w-0">
              <p className="font-semibold">
                <span className="sr-only">{t(isMet ? "checklist.ok" : "checklist.lacks")}: </span>
                {t(`checklist.${point}`)}
              </p>
              <p className="text-xs text-stone-600">{t(`checklist.${point}.why`)}</p>
              {isMet || (point === "register" && !maySettings) ? null : (
                <a
                  href={placeOf(point, propertyId)}
                  className="inline-flex min-h-6 items-center text-mar-700 underline decoration-mar-300 hover:decoration-current max-md:min-h-11"
                >
                  {t("checklist.fix")}
                  <span className="sr-only">: {t(`checklist.${point}`)}</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where a missing point is entered: a field of the form, or another page. */
export function placeOf(point: AdvertPoint, propertyId: number): string {
  const places: Record<AdvertPoint, string> = {
    location: "#postalCode",
    state: "#builtYear",
    price: "#price",
    areas: "#usefulArea",
    energy: "#energyRating",
    certificate: "#certificateNumber",
    cedula: "#cedula",
    order: "#notaDeEncargoDate",
    register: "/admin/settings",
    catalan: `/admin/properties/${propertyId}/translations/ca`,
    photos: `/admin/properties/${propertyId}/images`,
  };
  return places[point];
}
