import { Languages, Plus } from "lucide-react";

import {
  listQuery,
  propertiesPerPage,
  type PropertyList,
  type PropertyListSearch,
} from "~/domain/properties/property-list";
import { useAdminText } from "~/i18n/admin";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { AdminPage } from "~/ui/admin/admin-page";
import { AdminPager } from "~/ui/admin/admin-pager";
import { Problem } from "~/ui/admin/problem";
import { buttonClass } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { PropertyRow } from "./property-row";

type Props = {
  search: PropertyListSearch;
  /** Null where it could not be read; then `failure` says why. */
  list: PropertyList | null;
  failure: string | null;
};

/** All homes, newest first, narrowed by words and status. */
export function PropertyListScreen({ search, list, failure }: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage
      title={t("propertyList.title")}
      actions={
        <>
          <a href="/admin/properties/translations" className={buttonClass({ kind: "quiet", size: "sm" })}>
            <Icon as={Languages} />
            <span className="max-sm:sr-only">{t("translationGrid.title")}</span>
          </a>
          <a href="/admin/properties/new" className={buttonClass({ size: "sm" })}>
            <Icon as={Plus} />
            {t("propertyList.add")}
          </a>
        </>
      }
    >
      {failure ? <Problem title={t("properties.error")}>{failure}</Problem> : null}
      <Filter search={search} />
      <div id="property-list" data-swap="property-list">
        {list ? <Found search={search} list={list} /> : null}
      </div>
    </AdminPage>
  );
}

// In the order of the specification, section 2.
const shownStatuses = ["available", "sold", "pending", "draft"] as const;

function Filter({ search }: { search: PropertyListSearch }) {
  const { t } = useAdminText();
  const statuses = [
    { value: "", label: t("propertyList.status.all") },
    ...shownStatuses.map((status) => ({ value: status, label: t(`propertyStatus.${status}`) })),
  ];
  return (
    <form
      method="get"
      action="/admin/properties"
      data-swap="property-list"
      data-autosubmit
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        field={{ id: "q", name: "q", initialValue: search.words, maxLength: 200 }}
        label={t("propertyList.words")}
        placeholder={t("propertyList.words.example")}
        type="search"
        isDense
        className="min-w-64 flex-1"
      />
      <SelectField
        field={{ id: "status", name: "status", initialValue: search.status === "all" ? "" : search.status }}
        label={t("propertyList.status")}
        choices={statuses}
        isDense
        className="w-40"
      />
      <button type="submit" className={buttonClass({ kind: "secondary", size: "sm" })}>
        {t("propertyList.apply")}
      </button>
    </form>
  );
}

function Found({ search, list }: { search: PropertyListSearch; list: PropertyList }) {
  const { t } = useAdminText();
  if (list.homes.length === 0) {
    const isFiltered = list.all > 0;
    return (
      <AdminEmpty
        title={t("propertyList.empty")}
        text={t(isFiltered ? "propertyList.empty.filtered" : "propertyList.empty.none")}
      >
        {isFiltered ? (
          <a href="/admin/properties" className={buttonClass({ kind: "secondary", size: "sm" })}>
            {t("propertyList.clear")}
          </a>
        ) : (
          <a href="/admin/properties/new" className={buttonClass({ size: "sm" })}>
            {t("propertyList.add")}
          </a>
        )}
      </AdminEmpty>
    );
  }
  return (
    <>
      <p className="figures mt-4 text-xs text-stone-600" role="status">
        {t("propertyList.count", { shown: list.homes.length, count: list.total })}
      </p>
      <ul className="mt-2 divide-y divide-plaster-200 border border-plaster-200 bg-plaster-0">
        {list.homes.map((home) => (
          <PropertyRow key={home.id} home={home} query={listQuery({ ...search, page: list.page })} />
        ))}
      </ul>
      <AdminPager
        page={list.page}
        perPage={propertiesPerPage}
        total={list.total}
        hrefOf={(page) => `/admin/properties${listQuery({ ...search, page })}`}
      />
    </>
  );
}
