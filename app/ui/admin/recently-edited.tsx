import { Pencil } from "lucide-react";

import type { EditedProperty } from "~/domain/properties/property-list";
import { useAdminText } from "~/i18n/admin";
import { formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { Icon } from "~/ui/icon";

import { Panel } from "./admin-page";
import { AdminTable } from "./admin-table";
import { PropertyStatusBadge } from "./properties/property-status-badge";

/** The homes that were worked on last. */
export function RecentlyEdited({ homes }: { homes: readonly EditedProperty[] }) {
  const { t } = useAdminText();
  return (
    <Panel title={t("dashboard.recent")}>
      {homes.length === 0 ? (
        <p className="px-4 py-6 text-stone-600">{t("dashboard.recent.none")}</p>
      ) : (
        <AdminTable
          isFramed={false}
          caption={t("dashboard.recent.caption")}
          columns={[
            { label: t("dashboard.column.property") },
            { label: t("dashboard.column.status") },
            { label: t("dashboard.column.price"), align: "end", className: "max-md:hidden" },
            { label: t("dashboard.column.actions"), isHidden: true, className: "max-md:hidden" },
          ]}
        >
          {homes.map(({ id, title, neighborhood, status, price }) => {
            const path = `/admin/properties/${id}/edit`;
            const edit = t("dashboard.edit", { title });
            return (
              <tr key={id} className="hover:bg-plaster-50">
                <td className="px-3 py-2">
                  <a
                    href={path}
                    className="font-medium hover:text-mar-700 max-md:inline-flex max-md:min-h-11 max-md:items-center"
                  >
                    {title}
                  </a>
                  <span className="block text-xs text-stone-600">
                    {neighborhood}
                    <span className="figures md:hidden"> · {formatPrice(defaultLanguage, price)}</span>
                  </span>
                </td>
                <td className="px-3">
                  <PropertyStatusBadge status={status} />
                </td>
                <td className="figures px-3 text-end max-md:hidden">{formatPrice(defaultLanguage, price)}</td>
                <td className="w-10 px-1 max-md:hidden">
                  <a
                    href={path}
                    aria-label={edit}
                    title={edit}
                    className="flex size-9 items-center justify-center rounded-xs text-stone-600 hover:bg-plaster-100 hover:text-ink"
                  >
                    <Icon as={Pencil} className="size-4" />
                  </a>
                </td>
              </tr>
            );
          })}
        </AdminTable>
      )}
    </Panel>
  );
}
