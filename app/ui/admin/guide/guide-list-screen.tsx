import { Download } from "lucide-react";

import { type GuideList, type ListedEntry, type ListView, listViews } from "~/domain/guide/corrections/guide-list";
import type { EntryFileName } from "~/domain/guide/entry-groups";
import { useAdminText } from "~/i18n/admin";
import { formatDay } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { AdminEmpty } from "~/ui/admin/admin-empty";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { Badge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { SelectField, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { dueWords } from "./due-words";
import { fileName } from "./file-name";

type Props = { list: GuideList; view: ListView; words: string; mayExport: boolean };

/** The guide by group: when each entry was last checked, what is due and what was corrected. */
export function GuideListScreen({ list, view, words, mayExport }: Props) {
  const { t } = useAdminText();
  const found = list.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <AdminPage
      title={t("guide.title")}
      actions={
        mayExport ? (
          <a href="/admin/guide.zip" className={buttonClass({ kind: "secondary", size: "sm" })}>
            <Icon as={Download} />
            {t("guide.export")}
          </a>
        ) : null
      }
    >
      <p className="mb-4 max-w-prose text-stone-700">{t("guide.note")}</p>
      <Filter list={list} view={view} words={words} />
      <div id="guide-list" data-swap="guide-list">
        {found === 0 && (words !== "" || view !== "all") ? (
          <AdminEmpty title={t("guide.none")}>
            <a href="/admin/guide" className={buttonClass({ kind: "secondary", size: "sm" })}>
              {t("guide.clear")}
            </a>
          </AdminEmpty>
        ) : (
          <>
            <p role="status" className="figures mt-4 mb-2 text-xs text-stone-600">
              {t("guide.found", { count: found })}
            </p>
            <div className="space-y-5">
              {list.gone.length > 0 ? <Gone gone={list.gone} /> : null}
              {list.groups.map(({ group, entries }) => (
                <Panel key={group} title={t(`gaps.${group}`)} note={entries.length}>
                  <ul className="divide-y divide-plaster-200">
                    {entries.map((entry) => (
                      <Line key={entry.key} entry={entry} />
                    ))}
                  </ul>
                </Panel>
              ))}
            </div>
          </>
        )}
      </div>
    </AdminPage>
  );
}

function Filter({ list, view, words }: Omit<Props, "mayExport">) {
  const { t } = useAdminText();
  return (
    <form
      method="get"
      action="/admin/guide"
      data-swap="guide-list"
      data-autosubmit
      role="search"
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        field={{ id: "q", name: "q", initialValue: words, maxLength: 200 }}
        label={t("guide.search")}
        type="search"
        placeholder={t("guide.search.hint")}
        isDense
        className="min-w-64 flex-1 sm:max-w-md"
      />
      <SelectField
        field={{ id: "show", name: "show", initialValue: view }}
        label={t("guide.show")}
        isDense
        className="w-44"
        choices={listViews.map((each) => ({
          value: each,
          label: t("guide.choice", { view: t(`guide.show.${each}`), count: list.counts[each] }),
        }))}
      />
      <button type="submit" className={buttonClass({ kind: "secondary", size: "sm" })}>
        {t("guide.apply")}
      </button>
    </form>
  );
}

/** Lines of what is due that a row has room for. */
const mostDue = 2;

function Line({ entry }: { entry: ListedEntry }) {
  const { t } = useAdminText();
  const { key, title, checked, due, corrected, changedUnder, unread } = entry;
  const shown = due.slice(0, mostDue);
  const more = due.length - shown.length;
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-plaster-50">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <a
            href={`/admin/guide/${key}`}
            className="font-medium wrap-anywhere after:absolute after:inset-0 hover:text-mar-700"
          >
            {title}
          </a>
          {corrected.length > 0 ? (
            <Badge className="bg-mar-50 text-mar-800">{t("guide.corrected", { files: namesOf(t, corrected) })}</Badge>
          ) : null}
          {changedUnder.length > 0 ? (
            <Badge className="bg-warn-50 text-warn-700">
              {t("guide.changedUnder", { files: namesOf(t, changedUnder) })}
            </Badge>
          ) : null}
          {unread.length > 0 ? (
            <Badge className="bg-bad-50 text-bad-700">
              {t("guide.unreadCorrection", { files: namesOf(t, unread) })}
            </Badge>
          ) : null}
        </p>
        {shown.length > 0 ? (
          <p className="text-xs text-terra-600">
            {shown.map((each) => dueWords(t, each)).join(" · ")}
            {more > 0 ? ` · ${t("guide.due.more", { count: more })}` : ""}
          </p>
        ) : null}
      </div>
      <p className="figures text-xs text-stone-600">
        {checked === null ? t("guide.unread") : t("guide.checked", { day: formatDay(defaultLanguage, checked) })}
      </p>
    </li>
  );
}

function Gone({ gone }: Pick<GuideList, "gone">) {
  const { t } = useAdminText();
  return (
    <Panel title={t("guide.gone")} note={gone.length}>
      <p className="px-4 pt-3 pb-1 text-xs text-stone-600">{t("guide.gone.text")}</p>
      <ul className="divide-y divide-plaster-200">
        {gone.map(({ key, files }) => (
          <li key={key} className="relative flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-plaster-50">
            <a href={`/admin/guide/${key}`} className="font-medium after:absolute after:inset-0 hover:text-mar-700">
              {key}
            </a>
            <span className="text-xs text-stone-600">{namesOf(t, files)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function namesOf(t: ReturnType<typeof useAdminText>["t"], files: readonly EntryFileName[]): string {
  return files.map((file) => fileName(t, file)).join(", ");
}
