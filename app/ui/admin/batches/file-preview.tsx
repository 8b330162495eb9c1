import { type TopicColumn, topicColumns } from "~/domain/batches/topic-columns";
import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { FieldError, SelectField } from "~/ui/fields/field";

import { batchField, type BatchFormState } from "./batch-form-state";
import { listAction } from "./topic-list";

/** After one of its buttons the page shows the preview again, or the list. */
const previewAction = "/admin/articles/batch#batch-preview";

type Props = { preview: NonNullable<BatchFormState["preview"]>; state: BatchFormState };

/**
 * The first rows of a file of which the reader is unsure, with a choice over each column. Nothing of it is in the list before somebody
 * has said what stands where; the file itself travels in the form.
 */
export function FilePreview({ preview, state }: Props) {
  const { t } = useAdminText();
  const { sheet, encoding, encodings, headings, likelyHeadings } = preview;
  return (
    <section
      id="batch-preview"
      aria-labelledby="batch-preview-title"
      tabIndex={-1}
      data-focus
      className="space-y-3 border-s-4 border-warn-700 bg-warn-50 px-3 py-3"
    >
      <div>
        <h3 id="batch-preview-title" className="font-sans text-sm font-semibold">
          {t("batch.preview")}
        </h3>
        <p>{t("batch.preview.text")}</p>
      </div>
      <input type="hidden" name="sheet" value={sheet} />
      <input type="hidden" name="drawn" value={encoding} />
      {encodings.length > 0 ? (
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            field={{ id: "batch-encoding", name: "encoding", initialValue: encoding }}
            label={t("batch.preview.encoding")}
            isDense
            className="min-w-0 flex-1 basis-64"
            choices={encodings.map(({ encoding: value, sample }) => {
              const name = t(`batch.encoding.${value}`);
              return { value, label: `${name}: ${sample}` };
            })}
          />
          <SubmitButton
            name="do"
            value="look"
            formAction={previewAction}
            kind="secondary"
            size="sm"
            busyLabel={t("batch.csv.reading")}
          >
            {t("batch.preview.look")}
          </SubmitButton>
        </div>
      ) : null}
      <Columns preview={preview} state={state} />
      <label className="flex min-h-9 items-center gap-2 max-md:min-h-11">
        <input
          type="checkbox"
          name="headings"
          value={Math.max(likelyHeadings, 1)}
          defaultChecked={headings > 0}
          className="size-4.5 shrink-0"
        />
        {t("batch.preview.headings", { count: Math.max(likelyHeadings, 1) })}
      </label>
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="do" value="lay" formAction={previewAction} size="sm" busyLabel={t("batch.adding")}>
          {t("batch.preview.add")}
        </SubmitButton>
        <SubmitButton
          name="do"
          value="leave"
          formAction={listAction}
          kind="quiet"
          size="sm"
          busyLabel={t("batch.preview.leave")}
        >
          {t("batch.preview.leave")}
        </SubmitButton>
      </div>
    </section>
  );
}

function Columns({ preview: { rows, columns, headings }, state }: Props) {
  const { t } = useAdminText();
  const field = batchField(state, "columns", false);
  return (
    <div>
      <div className="relative scrolls-sideways border border-plaster-200 bg-plaster-0">
        <table className="w-full text-xs">
          <caption className="sr-only">{t("batch.preview.rows")}</caption>
          <thead className="bg-plaster-100">
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className="min-w-32 px-2 py-1.5 text-start">
                  <ColumnChoice id={index === 0 ? field.id : undefined} index={index} column={column} field={field} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-plaster-200">
            {rows.map((cells, row) => (
              <tr key={row} className={row < headings ? "text-stone-600" : ""}>
                {columns.map((_, index) => (
                  <td key={index} className="max-w-64 truncate px-2 py-1.5">
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FieldError field={field} />
    </div>
  );
}

type ChoiceProps = {
  id: string | undefined;
  index: number;
  column: TopicColumn;
  field: ReturnType<typeof batchField>;
};

function ColumnChoice({ id, index, column, field }: ChoiceProps) {
  const { t } = useAdminText();
  const isWrong = field.errors !== undefined;
  return (
    <select
      id={id}
      name="column"
      aria-label={t("batch.preview.column", { number: index + 1 })}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? `${field.id}-error` : undefined}
      defaultValue={column}
      className="min-h-9 w-full rounded-xs border border-stone-500 bg-plaster-0 px-2 text-sm font-normal text-ink aria-[invalid=true]:border-2 aria-[invalid=true]:border-bad-700 max-md:min-h-11 max-md:text-base"
    >
      {topicColumns.map((value) => (
        <option key={value} value={value}>
          {t(`batch.preview.is.${value}`)}
        </option>
      ))}
    </select>
  );
}
