import { Eye, Pencil, Plus, Trash2 } from "lucide-react";

import {
  type DevelopmentList,
  listedDevelopmentsPerPage,
  type ListedDevelopment,
} from "~/domain/developments/development-list";
import { useAdminText } from "~/i18n/admin";
import { formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { AdminPage } from "~/ui/admin/admin-page";
import { AdminPager } from "~/ui/admin/admin-pager";
import { previewPath } from "~/ui/admin/listings/preview-path";
import { Problem } from "~/ui/admin/problem";
import { questionPath } from "~/ui/admin/question-path";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Photo } from "~/ui/photo";

import { useCompletionText } from "./completion-note";

type Props = {
  /** Null where it could not be read; then `failure` says why. */
  list: DevelopmentList | null;
  failure: string | null;
};

/** All developments, the newest first. */
export function DevelopmentListScreen({ list, failure }: Props) {
  const { t } = useAdminText();
  const add = (
    <a href="/admin/developments/new" className={buttonClass({ size: "sm" })}>
      <Icon as={Plus} />
      {t("developmentList.add")}
    </a>
  );
  return (
    <AdminPage title={t("developmentList.title")} actions={add}>
      {failure ? <Problem title={t("developmentForm.error")}>{failure}</Problem> : null}
      {list?.total === 0 ? (
        <AdminEmpty title={t("developmentList.empty")} text={t("developmentList.empty.text")}>
          {add}
        </AdminEmpty>
      ) : null}
      {list && list.total > 0 ? (
        <>
          <ul className="divide-y divide-plaster-200 border border-plaster-200 bg-plaster-0">
            {list.developments.map((development) => (
              <Row key={development.id} development={development} />
            ))}
          </ul>
          <AdminPager
            page={list.page}
            perPage={listedDevelopmentsPerPage}
            total={list.total}
            hrefOf={(page) => (page === 1 ? "/admin/developments" : `/admin/developments?page=${page}`)}
          />
        </>
      ) : null}
    </AdminPage>
  );
}

const action = "flex min-h-10 items-center gap-1.5 px-2.5 font-medium max-md:min-h-11";

function Row({ development }: { development: ListedDevelopment }) {
  const { t } = useAdminText();
  const completionText = useCompletionText();
  const { id, name, photo, availability, completion } = development;
  const edit = `/admin/developments/${id}/edit`;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1 p-3 hover:bg-plaster-50 xl:grid-cols-[7.5rem_minmax(0,1fr)_9rem_auto] xl:items-center">
      <div className="max-xl:row-span-2">
        {photo ? (
          <Photo photo={photo} alt="" sizes="120px" className="aspect-3/2 w-full" />
        ) : (
          <div className="aspect-3/2 w-full bg-plaster-200" />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold wrap-break-word">
          <a href={edit} className="hover:text-mar-700">
            {name}
          </a>
        </h2>
        <p className="text-stone-600">{development.neighborhood}</p>
        <p className="text-stone-600">
          {t("developmentList.units", {
            available: availability.available,
            listed: availability.listed,
            total: development.totalUnits,
          })}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          <Badge className={development.isPublished ? "bg-ok-50 text-ok-700" : "bg-plaster-200 text-stone-700"}>
            {t(development.isPublished ? "developmentList.published" : "developmentList.draft")}
          </Badge>
          {development.isFeatured ? (
            <Badge className="bg-terra-50 text-terra-700">{t("developmentList.featured")}</Badge>
          ) : null}
          <span
            className={
              completion.state === "overdue" ? "text-xs font-semibold text-warn-700" : "text-xs text-stone-600"
            }
          >
            {completionText(completion)}
          </span>
        </p>
      </div>
      <p className="figures text-base font-semibold max-xl:col-start-2 xl:text-end">
        {development.priceFrom === null
          ? t("developmentList.noPrice")
          : formatPrice(defaultLanguage, development.priceFrom)}
      </p>
      <div className="flex flex-wrap items-center max-xl:col-span-2 max-xl:border-t max-xl:border-plaster-200 max-xl:pt-1">
        <a
          href={
            development.isPublished ? `/developments/${development.slug}` : previewPath({ kind: "development", id })
          }
          aria-label={
            development.isPublished ? t("developmentList.view.of", { name }) : t("preview.of", { title: name })
          }
          className={`${action} text-mar-700 hover:underline`}
        >
          <Icon as={Eye} />
          {t(development.isPublished ? "propertyList.view" : "preview.short")}
        </a>
        <a
          href={edit}
          aria-label={t("developmentList.edit.of", { name })}
          className={`${action} text-mar-700 hover:underline`}
        >
          <Icon as={Pencil} />
          {t("propertyList.edit")}
        </a>
        <a
          href={questionPath("developments/delete", id)}
          data-dialog
          aria-label={t("developmentList.delete.of", { name })}
          className={`${action} text-bad-700 hover:underline`}
        >
          <Icon as={Trash2} />
          {t("propertyList.delete")}
        </a>
      </div>
    </li>
  );
}
