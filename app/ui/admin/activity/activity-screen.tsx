import {
  activitiesPerPage,
  type Activity,
  activityGroups,
  activityPath,
  type ActivitySearch,
} from "~/domain/activity/activity";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { buttonClass, SubmitButton } from "~/ui/button";
import { SelectField } from "~/ui/fields/field";
import { Pager } from "~/ui/pager";

import { AdminPage } from "../admin-page";

import { deedWords, staffWords } from "./activity-words";

type Props = {
  deeds: readonly Activity[];
  total: number;
  search: ActivitySearch;
  /** Everybody who can be chosen. */
  actors: readonly { id: number; name: string; email: string }[];
  now: Date;
};

/** Who did what, the newest first. There is nothing to press but what chooses. */
export function ActivityScreen({ deeds, total, search, actors, now }: Props) {
  const { t } = useAdminText();
  return (
    <AdminPage title={t("activity.title")}>
      <p className="max-w-prose text-stone-700">{t("activity.note")}</p>
      <ChoiceForm search={search} actors={actors} />
      {deeds.length === 0 ? (
        <div className="mt-5 border border-plaster-200 bg-plaster-0 p-6">
          <h2 className="font-sans text-base font-semibold">{t("activity.none")}</h2>
          <p className="mt-1 text-stone-700">{t("activity.none.text")}</p>
          <p className="mt-4">
            <a href="/admin/activity" className={buttonClass({ kind: "secondary", size: "sm" })}>
              {t("activity.none.reset")}
            </a>
          </p>
        </div>
      ) : (
        <DeedTable deeds={deeds} now={now} />
      )}
      <Pager
        page={search.page}
        pages={Math.max(1, Math.ceil(total / activitiesPerPage))}
        total={total}
        perPage={activitiesPerPage}
        hrefOf={(page) => activityPath({ ...search, page })}
      />
    </AdminPage>
  );
}

function ChoiceForm({ search, actors }: Pick<Props, "search" | "actors">) {
  const { t } = useAdminText();
  const all = { value: "", label: t("activity.filter.all") };
  return (
    <form method="get" action="/admin/activity" className="mt-4 flex flex-wrap items-end gap-3">
      <SelectField
        field={{ id: "person", name: "person", initialValue: String(search.actor ?? "") }}
        label={t("activity.filter.person")}
        choices={[all, ...actors.map((actor) => ({ value: String(actor.id), label: staffWords(actor) }))]}
        isDense
        className="min-w-56"
      />
      <SelectField
        field={{ id: "kind", name: "kind", initialValue: search.group ?? "" }}
        label={t("activity.filter.kind")}
        choices={[all, ...activityGroups.map((group) => ({ value: group, label: t(`activity.group.${group}`) }))]}
        isDense
        className="min-w-56"
      />
      <SubmitButton kind="secondary" size="sm" busyLabel={t("activity.filter.showing")}>
        {t("activity.filter.show")}
      </SubmitButton>
    </form>
  );
}

function DeedTable({ deeds, now }: Pick<Props, "deeds" | "now">) {
  const { t } = useAdminText();
  return (
    <div className="mt-5 border border-plaster-200 bg-plaster-0">
      <table className="w-full max-md:block">
        <caption className="sr-only">{t("activity.title")}</caption>
        <thead className="bg-plaster-100 text-start text-xs text-stone-700 max-md:sr-only">
          <tr>
            <th scope="col" className="h-9 px-4 text-start">
              {t("activity.when")}
            </th>
            <th scope="col" className="px-3 text-start">
              {t("activity.who")}
            </th>
            <th scope="col" className="px-3 text-start">
              {t("activity.what")}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-plaster-200 max-md:block">
          {deeds.map((deed) => (
            <tr key={deed.id} className="max-md:grid max-md:gap-0.5 max-md:px-4 max-md:py-3 md:hover:bg-plaster-50">
              <td className="figures whitespace-nowrap text-stone-600 max-md:order-last max-md:text-xs md:px-4 md:py-2">
                <time dateTime={deed.at}>{moment(t, deed.at, now)}</time>
              </td>
              <td className="min-w-0 font-medium break-all md:px-3">{whoWords(t, deed)}</td>
              <td className="min-w-0 break-words md:px-3">{deedWords(t, deed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function whoWords(t: AdminText, { actor, hasActor, kind }: Activity): string {
  if (actor) return staffWords(actor);
  if (hasActor) return t("activity.goneAccount");
  return kind.startsWith("signIn.") ? t("activity.nobody") : t("activity.console");
}
