import { ChevronDown } from "lucide-react";

import {
  type MissingGroup,
  missingGroups,
  type MissingTopics,
  mostMissingAtOnce,
  partName,
} from "~/domain/batches/missing-topics";
import { useAdminText } from "~/i18n/admin";
import { type Language, languages } from "~/i18n/languages";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { AdminTable } from "~/ui/admin/admin-table";
import { Problem } from "~/ui/admin/problem";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = { missing: MissingTopics; /** It was sent with no box ticked. */ isUnticked: boolean };

/** What has no article yet, by subject and language: what is ticked becomes batches. */
export function MissingScreen({ missing, isUnticked }: Props) {
  const { t } = useAdminText();
  const isComplete = languages.every((language) => totalOf(missing, language) === 0);
  return (
    <AdminPage title={t("gaps.title")} parent={{ label: t("batches.title"), href: "/admin/articles/batch" }}>
      {isUnticked ? <Problem title={t("gaps.unticked")}>{t("gaps.unticked.text")}</Problem> : null}
      {isComplete ? <NothingMissing /> : <MissingForm missing={missing} />}
    </AdminPage>
  );
}

function NothingMissing() {
  const { t } = useAdminText();
  return (
    <section className="max-w-form">
      <h2 className="text-title-2">{t("gaps.none")}</h2>
      <p className="mt-3 text-base text-stone-700">{t("gaps.none.text")}</p>
      <a href="/admin/articles/batch" className={`mt-6 ${buttonClass({ kind: "secondary" })}`}>
        {t("gaps.back")}
      </a>
    </section>
  );
}

function MissingForm({ missing }: { missing: MissingTopics }) {
  const { t } = useAdminText();
  return (
    <div className="max-w-4xl space-y-5">
      <form method="post" action="/admin/articles/batch/missing" className="space-y-4">
        <p>{t("gaps.intro", { most: mostMissingAtOnce })}</p>
        <AdminTable
          caption={t("gaps.table")}
          columns={[
            { label: t("gaps.group"), className: "w-full max-sm:px-2" },
            ...languages.map((language) => ({
              label: t(`settings.language.${language}`),
              align: "end" as const,
              className: "max-sm:px-1",
            })),
          ]}
        >
          {missingGroups.map((group) => (
            <tr key={group}>
              <th scope="row" className="px-3 py-1 text-start font-normal max-sm:px-2">
                {t(`gaps.${group}`)}
              </th>
              {languages.map((language) => (
                <td key={language} className="px-3 py-1 text-end max-sm:px-1">
                  <Box group={group} language={language} count={missing[language][group].length} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="bg-plaster-50 font-semibold">
            <th scope="row" className="px-3 py-2 text-start max-sm:px-2">
              {t("gaps.total")}
            </th>
            {languages.map((language) => (
              <td key={language} className="figures px-3 py-2 text-end max-sm:px-1">
                {totalOf(missing, language)}
              </td>
            ))}
          </tr>
        </AdminTable>
        <SubmitButton busyLabel={t("gaps.creating")}>{t("gaps.create")}</SubmitButton>
      </form>
      <Keywords missing={missing} />
    </div>
  );
}

/** A number to tick; nothing to be ticked where nothing is missing. */
function Box({ group, language, count }: { group: MissingGroup; language: Language; count: number }) {
  const { t } = useAdminText();
  if (count === 0) {
    return (
      <span className="figures text-stone-600">
        0<span className="sr-only"> {t("gaps.complete")}</span>
      </span>
    );
  }
  const said = { group: t(`gaps.${group}`), language: t(`settings.language.${language}`), count };
  return (
    <label className="inline-flex min-h-9 items-center justify-end gap-2 max-md:min-h-11">
      <input
        type="checkbox"
        name="part"
        value={partName({ group, language })}
        aria-label={t("gaps.box", said)}
        className="size-4 shrink-0 max-md:size-5"
      />
      <span className="figures min-w-[2ch]">{count}</span>
    </label>
  );
}

/** All that is missing, word for word, by subject. */
function Keywords({ missing }: { missing: MissingTopics }) {
  const { t } = useAdminText();
  return (
    <Panel title={t("gaps.list")}>
      <p className="px-4 pt-3 pb-2 text-stone-600">{t("gaps.list.text")}</p>
      <div className="divide-y divide-plaster-200">
        {missingGroups.map((group) => (
          <GroupKeywords key={group} group={group} missing={missing} />
        ))}
      </div>
    </Panel>
  );
}

function GroupKeywords({ group, missing }: { group: MissingGroup; missing: MissingTopics }) {
  const { t } = useAdminText();
  const lacking = languages.filter((language) => missing[language][group].length > 0);
  if (lacking.length === 0) return null;
  return (
    <details id={`missing-${group}`} className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4">
        <span className="min-w-0 flex-1 font-medium">{t(`gaps.${group}`)}</span>
        <Icon as={ChevronDown} className="size-4.5 text-stone-600 group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-6 gap-y-4 px-4 pb-4 sm:grid-cols-2">
        {lacking.map((language) => (
          <div key={language} className="min-w-0">
            <h3 className="font-sans text-xs font-semibold text-stone-700">
              {t("gaps.of", {
                language: t(`settings.language.${language}`),
                count: missing[language][group].length,
              })}
            </h3>
            <ul lang={language} className="mt-1 space-y-1">
              {missing[language][group].map(({ keyword, title }) => (
                <li key={keyword} className="wrap-break-word">
                  {title} <span className="block text-xs text-stone-600">{keyword}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}

function totalOf(missing: MissingTopics, language: Language): number {
  return missingGroups.reduce((total, group) => total + missing[language][group].length, 0);
}
