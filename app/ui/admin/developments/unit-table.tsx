import { Plus, Table2 } from "lucide-react";

import type { UnitForm } from "~/domain/developments/unit-form";
import { useAdminText } from "~/i18n/admin";
import { formatArea, formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";
import { AdminTable } from "~/ui/admin/admin-table";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass } from "~/ui/button";
import { UnitStatusBadge } from "~/ui/developments/unit-status-badge";
import { Icon } from "~/ui/icon";
import { useShortFloor } from "~/ui/property/floor-words";

type Props = { developmentId: number; units: readonly (UnitForm & { hasPlan: boolean })[] };

const link = "inline-flex min-h-9 items-center px-2 font-medium hover:underline max-md:min-h-11";

/** The units of a development; each has a form of its own. */
export function UnitTable({ developmentId, units }: Props) {
  const { t } = useAdminText();
  const shortFloor = useShortFloor();
  const path = `/admin/developments/${developmentId}/units`;
  return (
    <Panel
      title={t("units.title")}
      note={
        <span className="flex flex-wrap justify-end gap-2 py-1.5">
          <a href={`${path}/table`} className={buttonClass({ kind: "quiet", size: "sm" })}>
            <Icon as={Table2} />
            {t("units.addMany")}
          </a>
          <a href={`${path}/new`} className={buttonClass({ kind: "secondary", size: "sm" })}>
            <Icon as={Plus} />
            {t("units.add")}
          </a>
        </span>
      }
    >
      {units.length === 0 ? (
        <p className="px-4 py-6 text-stone-600">{t("units.empty")}</p>
      ) : (
        <AdminTable
          caption={t("units.title")}
          isFramed={false}
          columns={[
            { label: t("units.unit") },
            { label: t("units.floor"), align: "end", className: "max-md:hidden" },
            { label: t("units.rooms"), align: "end", className: "max-md:hidden" },
            { label: t("units.area"), align: "end", className: "max-md:hidden" },
            { label: t("units.price"), align: "end" },
            { label: t("units.status") },
            { label: t("units.actions"), isHidden: true },
          ]}
        >
          {units.map(({ id, values, hasPlan }) => (
            <tr key={id} className="hover:bg-plaster-50">
              <td className="px-3 py-1.5">
                <a href={`${path}/${id}`} className="font-semibold hover:text-mar-700">
                  {values.name}
                </a>
                {hasPlan ? null : <span className="block text-xs text-stone-600">{t("units.noPlan")}</span>}
              </td>
              <td className="px-3 text-end max-md:hidden">{shortFloor(values)}</td>
              <td className="figures px-3 text-end max-md:hidden">
                {values.bedrooms}, {values.bathrooms}
              </td>
              <td className="figures px-3 text-end max-md:hidden">{formatArea(defaultLanguage, values.area)}</td>
              <td className="figures px-3 text-end">{formatPrice(defaultLanguage, values.price)}</td>
              <td className="px-3">
                <UnitStatusBadge status={values.status} />
              </td>
              <td className="px-3 text-end whitespace-nowrap max-sm:whitespace-normal">
                <a
                  href={`${path}/${id}`}
                  aria-label={t("units.edit.of", { name: values.name })}
                  className={`${link} text-mar-700`}
                >
                  {t("units.edit")}
                </a>
                <a
                  href={questionPath("developments/delete-unit", developmentId, id)}
                  data-dialog
                  aria-label={t("units.delete.of", { name: values.name })}
                  className={`${link} text-bad-700`}
                >
                  {t("units.delete")}
                </a>
              </td>
            </tr>
          ))}
        </AdminTable>
      )}
    </Panel>
  );
}
