import type { OfferedEntries, SaidAnswer } from "~/domain/batches/topic-answer";
import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";
import { Panel } from "~/ui/admin/admin-page";
import { buttonClass, SubmitButton } from "~/ui/button";

/** Where a form goes, and what it carries besides what is chosen in it. */
export type Target = { path: string; method: "get" | "post"; fields: Readonly<Record<string, string>> };

type Props = {
  near: readonly SaidAnswer[];
  entries: OfferedEntries;
  /** The key of the entry whose answers are shown; empty before one is chosen. */
  entry: string;
  answers: readonly SaidAnswer[] | null;
  language: Language;
  /** This page, which shows what an entry answers. */
  here: Target;
  /** Takes the answer that was chosen. */
  use: Target;
};

/** Of the guide the nearest at a press, or any entry and what is asked of it. Works without a script. */
export function AnswerChoice({ near, entries, entry, answers, language, here, use }: Props) {
  const { t } = useAdminText();
  return (
    <>
      {near.length > 0 ? <Nearest near={near} use={use} language={language} /> : null}
      <Panel title={t("answer.other")}>
        <div className="grid gap-4 p-4">
          <EntryForm entries={entries} entry={entry} here={here} language={language} />
          {answers ? <QuestionForm answers={answers} use={use} language={language} /> : null}
        </div>
      </Panel>
    </>
  );
}

export function CarriedFields({ fields }: Pick<Target, "fields">) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function Nearest({ near, use, language }: Pick<Props, "near" | "use" | "language">) {
  const { t } = useAdminText();
  return (
    <Panel title={t("answer.nearest")}>
      <ul className="divide-y divide-plaster-200">
        {near.map(({ about, title, question }) => (
          <li key={about} className="px-4 py-3">
            <form method={use.method} action={use.path} className="flex flex-wrap items-center gap-3">
              <CarriedFields fields={use.fields} />
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

/** The entry is chosen first, and the page then shows what it answers. */
function EntryForm({ entries, entry, here, language }: Pick<Props, "entries" | "entry" | "here" | "language">) {
  const { t } = useAdminText();
  return (
    <form method={here.method} action={here.path} className="grid gap-2">
      <CarriedFields fields={here.fields} />
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

type QuestionProps = { answers: readonly SaidAnswer[] } & Pick<Props, "use" | "language">;

function QuestionForm({ answers, use, language }: QuestionProps) {
  const { t } = useAdminText();
  const [first] = answers;
  return (
    <form method={use.method} action={use.path} className="grid gap-2 border-t border-plaster-200 pt-4">
      <CarriedFields fields={use.fields} />
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
