import type { Topic } from "~/domain/articles/topic";
import type { OfferedEntries, SaidAnswer, TopicAnswer } from "~/domain/batches/topic-answer";
import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { buttonClass, SubmitButton } from "~/ui/button";

import { AnswerChoice } from "./answer-choice";

type Props = {
  batch: { id: number; name: string; language: Language };
  topic: Topic & { id: number };
  /** What the writer answers as it stands; null where the article is written. */
  answer: TopicAnswer | null;
  entries: OfferedEntries;
  /** The key of the entry whose answers are shown; empty before one is chosen. */
  entry: string;
  answers: SaidAnswer[] | null;
  isUnchosen: boolean;
};

/** What the article of a topic answers: the nearest of the guide at a press, or any entry and what is asked of it. */
export function TopicAnswerScreen({ batch, topic, answer, entries, entry, answers, isUnchosen }: Props) {
  const { t } = useAdminText();
  const batchPath = `/admin/articles/batch/${batch.id}`;
  const path = `${batchPath}/topic/${topic.id}`;
  return (
    <AdminPage title={t("answer.title")} parent={{ label: batch.name, href: batchPath }}>
      {isUnchosen ? <Problem title={t("answer.required")}>{null}</Problem> : null}
      <div className="max-w-form space-y-5">
        <div>
          <p lang={batch.language} className="text-base font-semibold wrap-anywhere">
            {topic.keyword}
          </p>
          <p className="mt-1 text-stone-700 wrap-anywhere">{t("answer.text", { keyword: topic.keyword })}</p>
        </div>
        <AnswerChoice
          near={answer?.kind === "choose" ? answer.near : []}
          entries={entries}
          entry={entry}
          answers={answers}
          language={batch.language}
          here={{ path, method: "get", fields: {} }}
          use={{ path, method: "post", fields: { intent: "choose" } }}
        />
        {answer?.kind === "chosen" ? (
          <form method="post" action={path}>
            <input type="hidden" name="intent" value="leave" />
            <p className="text-stone-600">{t("answer.leave.text")}</p>
            <SubmitButton kind="secondary" size="sm" className="mt-2" busyLabel={t("answer.using")}>
              {t("answer.leave")}
            </SubmitButton>
          </form>
        ) : null}
        <a href={batchPath} className={buttonClass({ kind: "secondary" })}>
          {t("answer.back")}
        </a>
      </div>
    </AdminPage>
  );
}
