import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { type ArticleFinding, isNote } from "~/domain/articles/checks/findings";
import { type AdminText, useAdminText } from "~/i18n/admin";
import { panelList } from "~/i18n/admin-list";
import { formatDay } from "~/i18n/format";
import { defaultLanguage, languageNames } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";
import { Icon } from "~/ui/icon";

type Props = {
  findings: readonly ArticleFinding[];
  /** Of a text that is not there yet nothing can be said. */
  isUnwritten: boolean;
};

/** What a person should look at before the article is published, each with what to do about it. */
export function FindingsPanel({ findings, isUnwritten }: Props) {
  const { t } = useAdminText();
  return (
    <div id="findings" className="mt-4">
      <Panel title={t("articles.findings")} note={<span className="text-xs">{t("articles.facts.asSaved")}</span>}>
        {isUnwritten ? (
          <p className="px-4 py-2.5 text-stone-600">{t("articles.findings.unwritten")}</p>
        ) : findings.length === 0 ? (
          <p className="flex items-center gap-3 px-4 py-2.5 text-stone-600">
            <Icon as={CircleCheck} className="size-4.5 text-ok-700" />
            {t("articles.findings.none")}
          </p>
        ) : (
          <ul className="divide-y divide-plaster-200">
            {findings.map((finding, place) => (
              <li key={place} className="flex gap-3 px-4 py-2.5">
                {isNote(finding) ? (
                  <Icon as={Info} className="mt-0.5 size-4.5 text-stone-600" />
                ) : (
                  <Icon as={TriangleAlert} className="mt-0.5 size-4.5 text-warn-700" />
                )}
                <div className="min-w-0 wrap-anywhere">
                  <p className="font-medium">{said(finding, t)}</p>
                  <p className="text-stone-600">{remedy(finding, t)}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function said(finding: ArticleFinding, t: AdminText): ReactNode {
  switch (finding.kind) {
    case "keyword":
      return t(`articles.finding.keyword.${finding.place}`, { words: panelList.format(finding.words) });
    case "overlap":
      return (
        <>
          {t("articles.finding.overlap", { percent: finding.percent })}{" "}
          <a href={`/admin/articles/${finding.sister.id}/edit`} className="text-mar-700 underline">
            {finding.sister.title}
          </a>
        </>
      );
    case "sources":
      return t("articles.finding.sources", { what: finding.what, day: formatDay(defaultLanguage, finding.since) });
    case "unsourced":
      return t("articles.finding.unsourced", { figures: panelList.format(finding.figures) });
    case "thin":
      return t("articles.finding.thin", { words: finding.words });
    case "languages":
      return t("articles.finding.languages", {
        languages: panelList.format(finding.missing.map((each) => languageNames[each])),
      });
    default:
      return t(`articles.finding.${finding.kind}`);
  }
}

function remedy(finding: ArticleFinding, t: AdminText): string {
  return finding.kind === "keyword"
    ? t(`articles.finding.keyword.${finding.place}.remedy`)
    : t(`articles.finding.${finding.kind}.remedy`);
}
