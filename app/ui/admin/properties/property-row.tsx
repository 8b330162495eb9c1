import { Eye, Pencil, Trash2 } from "lucide-react";

import type { ListedProperty } from "~/domain/properties/property-list";
import { useAdminText } from "~/i18n/admin";
import { formatArea, formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { previewPath } from "~/ui/admin/listings/preview-path";
import { questionPath } from "~/ui/admin/question-path";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

import { PropertyStatusBadge } from "./property-status-badge";
import { SaleButtons, SaleNote } from "./sale-buttons";

const action = "flex min-h-10 items-center whitespace-nowrap gap-1.5 px-2.5 font-medium max-md:min-h-11";

/** One home of the agent's list. @param query of the list, so that a deletion leads back to it */
export function PropertyRow({ home, query }: { home: ListedProperty; query: string }) {
  const { t } = useAdminText();
  const { id, title } = home;
  const edit = `/admin/properties/${id}/edit`;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 p-3 hover:bg-plaster-50 xl:grid-cols-[7.5rem_minmax(0,1fr)_8rem_10.5rem_16rem] xl:items-center">
      <div className="max-xl:row-span-3">
        {home.photo ? (
          <Photo photo={home.photo} alt="" sizes="120px" className="aspect-3/2 w-full" />
        ) : (
          <div className="aspect-3/2 w-full bg-plaster-200" />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold wrap-break-word">
          <a href={edit} className="hover:text-mar-700">
            {title}
          </a>
        </h2>
        <p className="text-stone-600">{home.neighborhood}</p>
        {home.foundIn.map(({ field, text }) => (
          <p key={field} className="text-xs wrap-anywhere text-stone-600">
            {t(`propertyList.foundIn.${field}`, { text })}
          </p>
        ))}
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <PropertyStatusBadge status={home.status} />
          {home.isFeatured ? <Badge className="bg-terra-50 text-terra-700">{t("propertyList.featured")}</Badge> : null}
        </p>
        {home.sale ? <SaleNote sale={home.sale} /> : null}
      </div>
      <p className="figures text-base font-semibold max-xl:col-start-2 xl:text-end">
        {formatPrice(defaultLanguage, home.price)}
      </p>
      <p className="figures text-stone-700 max-xl:col-start-2 xl:ps-4">
        {t("propertyList.figures", {
          bedrooms: home.bedrooms,
          bathrooms: home.bathrooms,
          area: formatArea(defaultLanguage, home.area),
        })}
      </p>
      <div className="flex flex-wrap gap-x-3 max-xl:col-span-2 max-xl:border-t max-xl:border-plaster-200 max-xl:pt-1 xl:flex-col">
        <div className="flex items-center">
          <a
            href={home.status === "draft" ? previewPath({ kind: "property", id }) : `/property/${id}`}
            aria-label={t(home.status === "draft" ? "preview.of" : "propertyList.view.of", { title })}
            className={`${action} text-mar-700 hover:underline`}
          >
            <Icon as={Eye} />
            {t(home.status === "draft" ? "preview.short" : "propertyList.view")}
          </a>
          <a
            href={edit}
            aria-label={t("propertyList.edit.of", { title })}
            className={`${action} text-mar-700 hover:underline`}
          >
            <Icon as={Pencil} />
            {t("propertyList.edit")}
          </a>
          <a
            href={questionPath("properties/delete", id) + query}
            data-dialog
            aria-label={t("propertyList.delete.of", { title })}
            className={`${action} text-bad-700 hover:underline`}
          >
            <Icon as={Trash2} />
            {t("propertyList.delete")}
          </a>
        </div>
        <div className="flex items-center empty:hidden">
          <SaleButtons home={home} list="property-list" className={`${action} text-mar-700 hover:underline`} />
        </div>
      </div>
    </li>
  );
}
