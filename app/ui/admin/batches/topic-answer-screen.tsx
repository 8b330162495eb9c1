import type { Topic } from "~/domain/articles/topic";
import type { OfferedEntries, SaidAnswer, TopicAnswer } from "~/domain/batches/topic-answer";
import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import { AdminPage, Panel } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { buttonClass, SubmitButton } from "~/ui/button";

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
  const near = answer?.kind === "choose" ? answer.near : [];
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
        {near.length > 0 ? <Nearest near={near} path={path} language={batch.language} /> : null}
        <Panel title={t("answer.other")}>
          <div className="grid gap-4 p-4">
            <EntryForm entries={entries} entry={entry} path={path} language={batch.language} />
            {answers ? <QuestionForm answers={answers} path={path} language={batch.language} /> : null}
          </div>
        </Panel>
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

type Near = { near: readonly SaidAnswer[]; path: string; language: Language };

function Nearest({ near, path, language }: Near) {
  const { t } = useAdminText();
  return (
    <Panel title={t("answer.nearest")}>
      <ul className="divide-y divide-plaster-200">
        {near.map(({ about, title, question }) => (
          <li key={about} className="px-4 py-3">
            <form method="post" action={path} className="flex flex-wrap items-center gap-3">
              <input type="hidden" name="intent" value="choose" />
              <span lang={language} className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <span className="block font-medium">{title}</span>
                <span className="block text-xs text-stone-600">{question}</span>
              </span>
              <SubmitButton
                name="about"
                value={about}
                kind="secondary"
                size="sm"
                busyLabel={t("answer.using")}
                aria-label={`${t("answer.use")}: ${title}, ${question}`}
              >
                {t("answer.use")}
              </SubmitButton>
            </form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const select =
  "min-h-9 w-full rounded-xs border border-stone-500 bg-plaster-0 px-3 text-sm text-ink hover:border-stone-700 max-md:min-h-11 max-md:text-base";

type EntryProps = { entries: OfferedEntries; entry: string; path: string; language: Language };

/** Works without a script: the entry is chosen first, and the page then shows what it answers. */
function EntryForm({ entries, entry, path, language }: EntryProps) {
  const { t } = useAdminText();
  return (
    <form method="get" action={path} className="grid gap-2">
      <label htmlFor="answer-entry" className="font-sans text-sm font-semibold">
        {t("answer.entry")}
      </label>
      <select id="answer-entry" name="entry" required defaultValue={entry} lang={language} className={select}>
        <option value="">{t("answer.entry.none")}</option>
        {entries.map(({ group, entries: ofGroup }) => (
          <optgroup key={group} label={t(`gaps.${group}`)} lang="en">
            {ofGroup.map(({ key, title }) => (
              <option key={key} value={key} lang={language}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className={`justify-self-start ${buttonClass({ kind: "secondary", size: "sm" })}`}>
        {t("answer.entry.show")}
      </button>
    </form>
  );
}

type QuestionProps = { answers: SaidAnswer[]; path: string; language: Language };

function QuestionForm({ answers, path, language }: QuestionProps) {
  const { t } = useAdminText();
  const [first] = answers;
  return (
    <form method="post" action={path} className="grid gap-2 border-t border-plaster-200 pt-4">
      <input type="hidden" name="intent" value="choose" />
      <p lang={language} className="font-medium wrap-anywhere">
        {t("answer.question.text", { title: first?.title ?? "" })}
      </p>
      <label htmlFor="answer-question" className="font-sans text-sm font-semibold">
        {t("answer.question")}
      </label>
      <select id="answer-question" name="about" defaultValue={first?.about} lang={language} className={select}>
        {answers.map(({ about, question }) => (
          <option key={about} value={about}>
            {question}
          </option>
        ))}
      </select>
      <SubmitButton className="justify-self-start" busyLabel={t("answer.using")}>
        {t("answer.use")}
      </SubmitButton>
    </form>
  );
}
