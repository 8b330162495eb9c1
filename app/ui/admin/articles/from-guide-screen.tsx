import type { OfferedEntries, SaidAnswer, TopicAnswer } from "~/domain/batches/topic-answer";
import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { buttonClass, SubmitButton } from "~/ui/button";

import { AnswerChoice, CarriedFields } from "../batches/answer-choice";

import { BeginFromGuide } from "./begin-from-guide";

type Props = {
  keyword: string;
  /** Whether it was sent without one. */
  isMissing: boolean;
  language: Language;
  /** What the guide answers to the keyword; null where none was given. */
  answer: TopicAnswer | null;
  entries: OfferedEntries;
  entry: string;
  answers: SaidAnswer[] | null;
};

const newPath = "/admin/articles/new";

/** What an article begins with: what the guide answers to a keyword, for certain or as somebody chooses. Nothing is stored. */
export function FromGuideScreen({ keyword, isMissing, language, answer, entries, entry, answers }: Props) {
  const { t } = useAdminText();
  const fields = { keyword, language };
  return (
    <AdminPage title={t("fromGuide.title")} parent={{ label: t("articles.title"), href: "/admin/articles" }}>
      <div className="max-w-form space-y-5">
        <BeginFromGuide keyword={keyword} language={language} isMissing={isMissing} />
        {answer ? (
          <>
            <Found answer={answer} {...fields} />
            <AnswerChoice
              near={answer.kind === "choose" ? answer.near : []}
              entries={entries}
              entry={entry}
              answers={answers}
              language={language}
              here={{ path: "/admin/articles/from-guide", method: "get", fields }}
              use={{ path: newPath, method: "get", fields }}
            />
          </>
        ) : null}
        <a href={newPath} className={buttonClass({ kind: "secondary" })}>
          {t("fromGuide.without")}
        </a>
      </div>
    </AdminPage>
  );
}

/** What is certain, at a press; else what has to be done. */
function Found({ answer, keyword, language }: { answer: TopicAnswer; keyword: string; language: Language }) {
  const { t } = useAdminText();
  const said = answer.kind === "certain" || answer.kind === "chosen" ? answer.answer : null;
  return (
    <Panel title={t("fromGuide.found", { keyword })}>
      <form method="get" action={newPath} className="flex flex-wrap items-center gap-3 p-4">
        <CarriedFields fields={{ keyword, language, ...(said && { about: said.about }) }} />
        <span lang={said ? language : undefined} className="min-w-0 flex-1 basis-60 wrap-anywhere">
          <span className="block font-medium">{said ? said.title : t(`fromGuide.${foundKind(answer)}`)}</span>
          {said ? <span className="block text-xs text-stone-600">{said.question}</span> : null}
        </span>
        {said || answer.kind === "search" ? (
          <SubmitButton busyLabel={t("answer.using")}>{t("fromGuide.begin")}</SubmitButton>
        ) : null}
      </form>
    </Panel>
  );
}

function foundKind({ kind }: TopicAnswer) {
  return kind === "search" || kind === "choose" ? kind : "unknown";
}
