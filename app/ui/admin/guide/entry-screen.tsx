import { Eye, Info } from "lucide-react";

import type { Due } from "~/domain/guide/check/due";
import { fieldOfFile, longestFile } from "~/domain/guide/corrections/correction";
import type { EntryFileName, EntryGroup } from "~/domain/guide/entry-groups";
import { useAdminText } from "~/i18n/admin";
import { formatDay, formatNumber } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import { ArticlePreview } from "~/ui/admin/articles/article-preview";
import { Problem } from "~/ui/admin/problem";
import { SaveBar } from "~/ui/admin/save-bar";
import { buttonClass, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { dueWords } from "./due-words";
import type { EntryState, ShownFile } from "./entry-state";
import { faultWords } from "./fault-words";
import { fileName } from "./file-name";
import { FilePanel } from "./file-panel";

type Props = {
  entry: {
    key: string;
    title: string;
    /** Null for one that no release has any more. */
    group: EntryGroup | null;
    checked: string | null;
    due: readonly Due[];
    files: readonly ShownFile[];
  };
  mayCorrect: boolean;
  /** The form as it was sent and not stored, or not all of it. */
  state: EntryState | null;
  now: Date;
};

/** An entry of the guide: its facts and its four texts side by side, each to be corrected. */
export function EntryScreen({ entry, mayCorrect, state, now }: Props) {
  const { t } = useAdminText();
  const { key, title, group, files } = entry;
  const isGone = group === null;
  return (
    <AdminPage
      title={title}
      parent={{ label: t("guide.title"), href: "/admin/guide" }}
      actions={
        isGone ? null : (
          <a href={`/admin/guide/${key}/preview`} className={buttonClass({ kind: "secondary", size: "sm" })}>
            <Icon as={Eye} />
            <span className="max-md:sr-only">{t("guide.preview")}</span>
          </a>
        )
      }
    >
      <State state={state} entry={key} />
      <Facts entry={entry} mayCorrect={mayCorrect} />
      {isGone ? <Note text={t("guide.entry.isGone")} /> : null}
      {mayCorrect || isGone ? null : <Note text={t("guide.readOnly")} />}
      {state?.preview ? <UnsavedPreview preview={state.preview} /> : null}
      <form
        id={formId}
        method="post"
        action={`/admin/guide/${key}`}
        data-warn-unsaved={state ? "always" : ""}
        className="mt-5 space-y-5"
      >
        <input type="hidden" name="intent" value="save" />
        <div className="grid items-start gap-5 lg:grid-cols-2 2xl:grid-cols-4 [&>*:first-child]:col-span-full">
          {files.map((file) => (
            <FilePanel
              key={file.file}
              entry={{ key, isGone }}
              file={file}
              mayCorrect={mayCorrect}
              state={state}
              now={now}
            />
          ))}
        </div>
        {mayCorrect && !isGone ? (
          <SaveBar cancel="/admin/guide" save={t("guide.saveAll")} saving={t("guide.saving")} />
        ) : null}
      </form>
    </AdminPage>
  );
}

const formId = "guide-entry";

function Facts({ entry: { key, group, checked, due }, mayCorrect }: Pick<Props, "entry" | "mayCorrect">) {
  const { t } = useAdminText();
  return (
    <div className="space-y-1">
      <p className="figures text-xs text-stone-600">
        {[group && t(`gaps.${group}`), key, checked && t("guide.checked", { day: formatDay(defaultLanguage, checked) })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {due.length > 0 ? (
        <ul className="text-sm text-terra-600">
          {due.map((each, place) => (
            <li key={place}>{dueWords(t, each)}</li>
          ))}
        </ul>
      ) : null}
      {mayCorrect && due.some(({ kind }) => kind === "translation") ? (
        <SubmitButton
          form={formId}
          name="intent"
          value="translated"
          kind="secondary"
          size="sm"
          busyLabel={t("guide.saving")}
        >
          {t("guide.translated")}
        </SubmitButton>
      ) : null}
    </div>
  );
}

function Note({ text }: { text: string }) {
  return (
    <p className="mt-4 flex gap-2.5 border-s-4 border-mar-700 bg-mar-50 px-4 py-3">
      <Icon as={Info} className="mt-0.5 size-4.5 shrink-0 text-mar-800" />
      {text}
    </p>
  );
}

/** What became of the form: what is to be corrected, each a link to its field, or what was stored and what was not. */
function State({ state, entry }: { state: EntryState | null; entry: string }) {
  const { t } = useAdminText();
  if (!state) return null;
  const { faults, tooLong, conflicts, saved, texts } = state;
  const count = faults.length + tooLong.length;
  if (count > 0) {
    return (
      <Problem title={t("guide.refused", { count })}>
        <ul className="space-y-1">
          {tooLong.map((file) => (
            <Place key={file} file={file}>
              {t("guide.tooLong", { max: formatNumber(defaultLanguage, longestFile) })}
            </Place>
          ))}
          {faults.slice(0, mostFaults).map((fault, place) =>
            fault.entry === entry ? (
              <Place key={place} file={fault.file as EntryFileName}>
                {t("guide.fault", fault)}
              </Place>
            ) : (
              <li key={place}>
                <a href={`/admin/guide/${fault.entry}`} className="text-bad-700 underline">
                  {faultWords(t, fault)}
                </a>
              </li>
            ),
          )}
        </ul>
        {faults.length > mostFaults ? (
          <p className="mt-1">{t("guide.fault.more", { count: faults.length - mostFaults })}</p>
        ) : null}
      </Problem>
    );
  }
  if (conflicts.length > 0) {
    return (
      <Problem title={t("guide.conflict")}>
        <ul>
          {conflicts.map(({ file }) => (
            <Place key={file} file={file} />
          ))}
        </ul>
      </Problem>
    );
  }
  const names = (files: readonly string[]) => files.map((file) => fileName(t, file as EntryFileName)).join(", ");
  if (saved.length === 0) return null;
  return (
    <div role="status" className="mb-6 border-s-4 border-warn-700 bg-warn-50 px-4 py-3">
      <p className="font-semibold">{t("guide.partly", { files: names(saved) })}</p>
      <p>{t("guide.partly.text", { files: names(Object.keys(texts)) })}</p>
    </div>
  );
}

/** More would only hide the first. */
const mostFaults = 12;

function Place({ file, children }: { file: EntryFileName; children?: string }) {
  const { t } = useAdminText();
  const name = fileName(t, file);
  return (
    <li>
      <a href={`#${fieldOfFile[file]}`} className="text-bad-700 underline">
        {children === undefined ? name : `${name}: ${children}`}
      </a>
    </li>
  );
}

function UnsavedPreview({ preview }: { preview: NonNullable<EntryState["preview"]> }) {
  const { t } = useAdminText();
  return (
    <section className="mt-5">
      <h2 id="preview" tabIndex={-1} data-focus className="scroll-mt-20 font-sans text-sm font-semibold">
        {t("guide.preview.title", { language: t(`settings.language.${preview.language}`) })}
      </h2>
      <p className="mt-1 text-stone-700">{t("guide.preview.unsaved")}</p>
      <ArticlePreview {...preview} />
    </section>
  );
}
