import { Plus } from "lucide-react";

import { batchesOf, carryTopics } from "~/domain/batches/batch-draft";
import { useAdminText } from "~/i18n/admin";
import { defaultLanguage, isLanguage, languages } from "~/i18n/languages";
import { AdminFlash } from "~/ui/admin/admin-flash";
import { Panel } from "~/ui/admin/admin-page";
import { Problem } from "~/ui/admin/problem";
import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { described, FieldError, SelectField, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

import { batchField, batchFields, type BatchFormState } from "./batch-form-state";
import { FilePreview } from "./file-preview";
import { LeftOut } from "./left-out";
import { saidBatches } from "./said-batches";
import { listAction, TopicList } from "./topic-list";

/**
 * The form of a new batch. Its list travels in it from button to button, so it works as the plain form it is; the script
 * sends the same buttons and draws the form anew in its place.
 */
export function BatchForm({ state }: { state: BatchFormState }) {
  const { t } = useAdminText();
  const isEmpty = state.topics.length === 0;
  const isSpoken = state.topics.some(({ language }) => language !== undefined);
  const chosen = isLanguage(state.values.language) ? state.values.language : defaultLanguage;
  const batches = batchesOf(state.topics, chosen).map((batch) => ({ ...batch, articles: batch.topics.length }));
  const create = batches.length > 1 ? "batch.create.batches" : "batch.create.count";
  return (
    <div id="new-batch">
      {state.flash ? (
        <div className="mb-5 scripted:mb-0">
          <AdminFlash flash={state.flash} />
        </div>
      ) : null}
      <Complaints state={state} />
      <Panel title={t("batch.new")}>
        <form
          method="post"
          action="/admin/articles/batch"
          encType="multipart/form-data"
          noValidate
          data-batch-form
          data-warn-unsaved={isEmpty && !state.preview ? "" : "always"}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4"
        >
          {/* Enter in a field presses the first button there is: the server decides what was meant. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          <input
            type="hidden"
            name="topics"
            value={carryTopics(state.topics)}
            data-batch-topics={state.topics.length}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
            <TextField field={batchField(state, "name", true)} label={t("batch.name")} isDense />
            <SelectField
              field={batchField(state, "language", true)}
              label={t("batch.language")}
              isDense
              choices={languages.map((language) => ({ value: language, label: t(`settings.language.${language}`) }))}
            />
          </div>
          <TopicFile state={state} />
          {state.preview ? <FilePreview preview={state.preview} state={state} /> : null}
          <TypedTopic state={state} />
          <TopicList state={state} />
          <div>
            <SubmitButton
              name="do"
              value="create"
              disabled={isEmpty}
              data-batch-create
              className="w-full"
              busyLabel={t("batch.creating")}
            >
              {isEmpty ? t("batch.create") : t(create, { count: state.topics.length, batches: batches.length })}
            </SubmitButton>
            {isSpoken ? <p className="mt-1.5">{saidBatches(batches, t)}</p> : null}
            {isEmpty ? (
              <p className="mt-1.5 text-xs text-stone-600">{t("batch.topics.required")}</p>
            ) : (
              <p data-batch-needs-name hidden className="mt-1.5 text-xs text-stone-600">
                {t("batch.name.required")}
              </p>
            )}
          </div>
        </form>
      </Panel>
    </div>
  );
}

/** Above the form: what is wrong with its fields, or why the batch waits although nothing is. */
function Complaints({ state }: { state: BatchFormState }) {
  const { t } = useAdminText();
  // The message about a missing half says it already; both fields do too.
  if (state.flash?.hasFailed) return null;
  const fields = batchFields.map((name) => batchField(state, name, true));
  if (state.hold === null) {
    return (
      <div className="*:mt-0 *:mb-5">
        <ErrorSummary fields={fields} />
      </div>
    );
  }
  const text = {
    ...({ unseen: "batch.unseen.text", doubtful: "batch.doubtful" } as const),
    ...({ fromFile: "batch.fromFile", waiting: "batch.waiting.file" } as const),
  };
  return <Problem title={t("batch.unseen")}>{t(text[state.hold])}</Problem>;
}

function TopicFile({ state }: { state: BatchFormState }) {
  const { t } = useAdminText();
  const field = batchField(state, "csv", false);
  const hint = t("batch.csv.hint");
  return (
    <div>
      <label htmlFor={field.id} className="mb-1.5 block text-sm font-semibold">
        {t("batch.csv")}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          {...described(field, hint)}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          data-batch-file
          className="min-w-0 flex-1 basis-56 rounded-xs border border-stone-500 bg-plaster-0 text-xs file:me-3 file:min-h-9 file:border-e file:border-stone-500 file:bg-plaster-100 file:px-3 file:font-medium aria-[invalid=true]:border-2 aria-[invalid=true]:border-bad-700 max-md:file:min-h-11"
        />
        <SubmitButton
          name="do"
          value="read"
          formAction={listAction}
          kind="secondary"
          size="sm"
          busyLabel={t("batch.csv.reading")}
        >
          {t("batch.csv.read")}
        </SubmitButton>
      </div>
      <p id={`${field.id}-hint`} className="mt-1.5 text-xs text-stone-600">
        {hint}
      </p>
      <FieldError field={field} />
      <LeftOut rows={state.leftOut} />
    </div>
  );
}

function TypedTopic({ state }: { state: BatchFormState }) {
  const { t } = useAdminText();
  return (
    <fieldset className="border-t border-plaster-200 pt-3">
      <legend className="pe-2 text-sm font-semibold">{t("batch.manual")}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:grid-cols-2">
        <TextField field={batchField(state, "keyword", false)} label={t("batch.keyword")} isDense />
        <TextField field={batchField(state, "title", false)} label={t("batch.topicTitle")} isDense />
        <SubmitButton
          name="do"
          value="add"
          formAction="/admin/articles/batch#batch-keyword"
          kind="secondary"
          size="sm"
          className="sm:col-span-2"
          busyLabel={t("batch.adding")}
        >
          <Icon as={Plus} className="size-4" />
          {t("batch.add")}
        </SubmitButton>
      </div>
    </fieldset>
  );
}
