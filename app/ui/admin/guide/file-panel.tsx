import { CircleAlert, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import { fieldOfFile, languageOfFile, longestFile } from "~/domain/guide/corrections/correction";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { TextDiff } from "~/ui/admin/articles/text-diff";
import { questionPath } from "~/ui/admin/question-path";
import { buttonClass, SubmitButton } from "~/ui/button";
import { described, type FieldState } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import type { EntryState, ShownFile } from "./entry-state";
import { faultWords } from "./fault-words";
import { fileName } from "./file-name";

type Props = {
  entry: { key: string; isGone: boolean };
  file: ShownFile;
  mayCorrect: boolean;
  state: EntryState | null;
  now: Date;
};

/** One file of an entry: its text to be corrected, what is wrong with it, and what was corrected before. */
export function FilePanel({ entry, file, mayCorrect, state, now }: Props) {
  const { t } = useAdminText();
  const name = fileName(t, file.file);
  const id = fieldOfFile[file.file];
  const language = languageOfFile(file.file);
  const faults = faultsAt(t, state, entry.key, file.file);
  const field: FieldState = { id, name: id, errors: faults };
  const isEdited = mayCorrect && !entry.isGone;
  return (
    <section className="min-w-0 border border-plaster-200 bg-plaster-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-plaster-200 px-4 py-1">
        <h2 className="font-sans text-sm font-semibold">
          <label htmlFor={id}>{name}</label>
        </h2>
        <Correction file={file} now={now} />
      </div>
      <div className="space-y-3 p-4">
        {language ? null : <p className="text-xs text-stone-600">{t("guide.facts.hint")}</p>}
        <Conflict state={state} file={file} entry={entry.key} now={now} />
        <Standing file={file} />
        {faults.length > 0 ? (
          <ul id={`${id}-error`} className="space-y-1 text-sm font-medium text-bad-700">
            {faults.map((fault) => (
              <li key={fault} className="flex gap-1.5">
                <Icon as={CircleAlert} className="mt-0.5 size-4 shrink-0" />
                <span className="min-w-0 wrap-anywhere">{fault}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <textarea
          {...described(field)}
          lang={language ?? "en"}
          rows={language ? 26 : 12}
          spellCheck={language !== undefined}
          readOnly={!isEdited}
          defaultValue={state?.texts[file.file] ?? file.text}
          className="block w-full scroll-mt-40 resize-y rounded-xs border border-stone-500 bg-plaster-0 px-3 py-3 font-mono text-xs leading-5 text-ink read-only:bg-plaster-50 hover:border-stone-700 max-md:text-base max-md:leading-6 aria-[invalid=true]:border-2 aria-[invalid=true]:border-bad-700"
        />
        <input type="hidden" name={`version-${id}`} value={state?.versions[file.file] ?? file.version} />
        <div className="flex flex-wrap items-center gap-2">
          {isEdited ? (
            <SubmitButton name="file" value={id} kind="secondary" size="sm" busyLabel={t("guide.saving")}>
              {t("guide.save", { file: name })}
            </SubmitButton>
          ) : null}
          {language && !entry.isGone ? (
            <SubmitButton
              name="intent"
              value="preview"
              formAction={`/admin/guide/${entry.key}?language=${language}#preview`}
              kind="quiet"
              size="sm"
              aria-label={t("guide.previewOf", { language: name })}
              busyLabel={t("guide.preview.making")}
            >
              {t("guide.preview")}
            </SubmitButton>
          ) : null}
          {file.correction && mayCorrect ? (
            <a
              href={questionPath("guide/take-back", entry.key, file.file)}
              data-dialog
              className={buttonClass({ kind: "quiet", size: "sm" })}
            >
              {t(entry.isGone ? "guide.drop" : "guide.takeBack")}
            </a>
          ) : null}
        </div>
        {file.changes ? (
          <details open={file.correction?.isChangedUnder} className="border-t border-plaster-200 pt-2">
            <summary className="flex min-h-9 cursor-pointer items-center text-sm font-medium text-mar-700 max-md:min-h-11">
              {t("guide.changes")}
            </summary>
            <TextDiff parts={file.changes} isCode />
          </details>
        ) : null}
      </div>
    </section>
  );
}

/** Faults at one field, each with its line; what another file then has wrong stands at the field that was saved. */
function faultsAt(
  t: ReturnType<typeof useAdminText>["t"],
  state: EntryState | null,
  key: string,
  file: ShownFile["file"],
): string[] {
  if (!state) return [];
  const tooLong = state.tooLong.includes(file)
    ? [t("guide.tooLong", { max: formatNumber(defaultLanguage, longestFile) })]
    : [];
  const own = state.faults.filter((fault) => fault.entry === key && fault.file === file);
  const elsewhere = state.faults.filter((fault) => fault.entry !== key);
  const isFirstTyped = Object.keys(state.texts)[0] === file;
  return [
    ...tooLong,
    ...own.map((fault) => `${t("guide.fault", fault)}${fault.text === "" ? "" : ` · ${shortened(fault.text)}`}`),
    ...(isFirstTyped ? elsewhere.map((fault) => faultWords(t, fault)) : []),
  ].slice(0, mostFaults);
}

const mostFaults = 8;
const longestExcerpt = 90;

/** A line by which it is found in the field. */
function shortened(line: string): string {
  return line.length <= longestExcerpt ? `“${line}”` : `“${line.slice(0, longestExcerpt)}…”`;
}

function Correction({ file: { correction }, now }: Pick<Props, "file" | "now">) {
  const { t } = useAdminText();
  if (!correction) return null;
  const said = { person: correction.by ?? "", moment: moment(t, correction.at, now) };
  return <p className="text-xs text-stone-600">{t(correction.by === null ? "guide.by.nobody" : "guide.by", said)}</p>;
}

/** What a release did to a correction. */
function Standing({ file: { correction } }: Pick<Props, "file">) {
  const { t } = useAdminText();
  if (correction?.isUnread) {
    return <Warning title={t("guide.unreadCorrection.title")}>{t("guide.unreadCorrection.text")}</Warning>;
  }
  if (!correction?.isChangedUnder) return null;
  return <Warning title={t("guide.changedUnder.title")}>{t("guide.changedUnder.text")}</Warning>;
}

type ConflictProps = { state: EntryState | null; file: ShownFile; entry: string; now: Date };

/** Tells the second of two who corrected the same text what the first one stored. */
function Conflict({ state, file, entry, now }: ConflictProps) {
  const { t } = useAdminText();
  const conflict = state?.conflicts.find((each) => each.file === file.file);
  if (!conflict) return null;
  const { by, at, parts } = conflict;
  return (
    <Warning title={t("guide.conflict")}>
      <p>
        {by !== null && at !== null ? `${t("guide.conflict.by", { person: by, moment: moment(t, at, now) })} ` : ""}
        {t("guide.conflict.text")}
      </p>
      <div tabIndex={0} className="mt-3 max-h-96 overflow-y-auto border border-plaster-200 bg-plaster-0 px-3 py-2">
        <TextDiff parts={parts} isCode />
      </div>
      <a href={`/admin/guide/${entry}`} className={buttonClass({ kind: "secondary", size: "sm", className: "mt-3" })}>
        {t("guide.conflict.take")}
      </a>
    </Warning>
  );
}

function Warning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5 border-s-4 border-warn-700 bg-warn-50 px-4 py-3">
      <Icon as={TriangleAlert} className="mt-px size-4.5 shrink-0 text-warn-700" />
      <div className="min-w-0 flex-1 wrap-break-word">
        <h3 className="font-sans text-sm font-semibold text-warn-700">{title}</h3>
        <div className="mt-1 text-sm">{children}</div>
      </div>
    </div>
  );
}
