import { unitStatuses } from "~/domain/developments/development";
import {
  blankRows,
  type CellError,
  freshRows,
  mostUnitRows,
  type UnitColumn,
  unitColumns,
  type UnitRow,
  type UnitTableAnswer,
} from "~/domain/developments/unit-table";
import { useAdminText } from "~/i18n/admin";
import { useText } from "~/i18n/text";
import { Panel } from "~/ui/admin/admin-page";
import { AdminTable } from "~/ui/admin/admin-table";
import { Problem } from "~/ui/admin/problem";
import { SaveButton } from "~/ui/admin/save-button";
import { buttonClass, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { type FieldState, TextArea } from "~/ui/fields/field";

type Props = {
  /** Where the form is sent. */
  action: string;
  answer: UnitTableAnswer | undefined;
  /** The development that the units belong to. */
  back: string;
};

// Two hundred rows can have a thousand faults: so many are named above the table, and all in it.
const mostNamed = 20;

const widths: Record<UnitColumn, string> = {
  name: "md:min-w-28",
  floor: "md:w-28",
  bedrooms: "md:w-20",
  bathrooms: "md:w-20",
  area: "md:w-24",
  usefulArea: "md:w-24",
  price: "md:w-32",
  status: "md:w-36",
};

const cellClass =
  "min-h-9 w-full rounded-xs border border-stone-500 bg-plaster-0 px-2 text-sm text-ink hover:border-stone-700 aria-[invalid=true]:border-2 aria-[invalid=true]:border-bad-700 max-md:min-h-11 max-md:text-base";

/** Many units at once: rows to write in, and a field for what is copied from a spreadsheet. What was typed stands in it until it is stored. */
export function UnitTableForm({ action, answer, back }: Props) {
  const { t } = useAdminText();
  const rows = answer?.rows ?? blankRows(freshRows);
  const errors = answer?.errors ?? [];
  const pasted: FieldState = {
    id: "pasted",
    name: "pasted",
    initialValue: answer?.pasted ?? "",
    errors: answer?.pastedError ? [answer.pastedError] : [],
  };
  const labelOf = ({ column, row }: Pick<CellError, "column" | "row">) =>
    t("unitTable.cell", { column: t(`unitForm.${column}`), number: row + 1 });
  const named = errors.slice(0, mostNamed);
  const labels = Object.fromEntries(named.map((error) => [cellId(error), labelOf(error)]));
  const wrong = named.map((error) => ({ id: cellId(error), name: error.column, errors: [error.message] }));
  return (
    <>
      {answer?.failure ? <Problem title={t("developmentForm.error")}>{answer.failure}</Problem> : null}
      <ErrorSummary
        fields={[pasted, ...wrong]}
        labels={{ ...labels, pasted: t("unitTable.title") }}
        {...(errors.length > named.length && {
          text: t("unitTable.moreErrors", { count: errors.length - named.length }),
        })}
      />
      {answer?.laid ? <Laid laid={answer.laid} /> : null}
      <form
        method="post"
        action={action}
        noValidate
        data-warn-unsaved={answer ? "always" : ""}
        className="mt-4 space-y-5 first:mt-0"
      >
        <input type="hidden" name="intent" value="add" />
        <Panel title={t("unitTable.paste")}>
          <div className="max-w-3xl space-y-3 p-4">
            <TextArea
              field={pasted}
              label={t("unitTable.paste.label")}
              hint={t("unitTable.paste.hint", { most: mostUnitRows })}
              rows={4}
              isDense
            />
            <SubmitButton kind="secondary" size="sm" name="intent" value="lay" busyLabel={t("unitTable.laying")}>
              {t("unitTable.lay")}
            </SubmitButton>
          </div>
        </Panel>
        <Panel title={t("unitTable.rows")}>
          <p className="px-4 pt-3 pb-2 text-xs text-stone-600">{t("unitTable.rows.text")}</p>
          <AdminTable
            caption={t("unitTable.rows")}
            isFramed={false}
            columns={unitColumns.map((column) => ({
              label: t(`unitForm.${column}`),
              className: `max-md:hidden ${widths[column]}`,
            }))}
          >
            {rows.map((row, index) => (
              <Row key={index} row={row} index={index} errors={errors.filter((error) => error.row === index)} />
            ))}
          </AdminTable>
        </Panel>
        <div className="flex flex-wrap gap-2">
          <SaveButton busyLabel={t("unitTable.adding")}>{t("unitTable.add")}</SaveButton>
          {rows.length < mostUnitRows ? (
            <button name="intent" value="more" className={buttonClass({ kind: "secondary", size: "sm" })}>
              {t("unitTable.more")}
            </button>
          ) : null}
          <a href={back} className={buttonClass({ kind: "quiet", size: "sm" })}>
            {t("admin.cancel")}
          </a>
        </div>
      </form>
    </>
  );
}

/** What became of what was pasted. */
function Laid({ laid }: { laid: NonNullable<UnitTableAnswer["laid"]> }) {
  const { t } = useAdminText();
  return (
    <div role="status" className="mt-4 border-s-4 border-mar-700 bg-mar-50 px-4 py-3 first:mt-0">
      <p className="font-semibold">{t("unitTable.laid", { count: laid.rows })}</p>
      {laid.rounded > 0 ? <p>{t("unitTable.rounded", { count: laid.rounded })}</p> : null}
      {laid.numbered > 0 ? <p>{t("unitTable.numbered", { count: laid.numbered })}</p> : null}
      {laid.leftOut > 0 ? <p>{t("unitTable.leftOut", { count: laid.leftOut })}</p> : null}
    </div>
  );
}

type RowProps = { row: UnitRow; index: number; errors: readonly CellError[] };

/** On a desk a row of cells; on a phone a block of fields with their names. What is wrong stands below, tied to its cell. */
function Row({ row, index, errors }: RowProps) {
  const { t } = useAdminText();
  const { say } = useText();
  return (
    <>
      <tr
        className={`max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-2 max-md:px-4 max-md:py-3 ${errors.length > 0 ? "border-b-0!" : ""}`}
      >
        {unitColumns.map((column) => (
          <td
            key={column}
            className={`px-1.5 py-1 max-md:p-0! ${column === "name" ? "max-md:col-span-2" : ""} ${widths[column]}`}
          >
            <span aria-hidden="true" className="text-xs text-stone-700 md:hidden">
              {column === "name" ? t("unitTable.row", { number: index + 1 }) + " · " : ""}
              {t(`unitForm.${column}`)}
            </span>
            <Cell column={column} row={row} index={index} isWrong={errors.some((error) => error.column === column)} />
          </td>
        ))}
      </tr>
      {errors.length > 0 ? (
        <tr className="max-md:block">
          <td colSpan={unitColumns.length} className="px-4 pb-2 max-md:block">
            {unitColumns.map((column) => {
              const messages = errors.filter((error) => error.column === column).map(({ message }) => say(message));
              return messages.length > 0 ? (
                <p
                  key={column}
                  id={`${cellId({ row: index, column })}-error`}
                  className="text-sm font-medium text-bad-700"
                >
                  {t(`unitForm.${column}`)}: {messages.join(". ")}
                </p>
              ) : null;
            })}
          </td>
        </tr>
      ) : null}
    </>
  );
}

type CellProps = { column: UnitColumn; row: UnitRow; index: number; isWrong: boolean };

function Cell({ column, row, index, isWrong }: CellProps) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const id = cellId({ row: index, column });
  const shared = {
    id,
    name: column,
    "aria-label": t("unitTable.cell", { column: t(`unitForm.${column}`), number: index + 1 }),
    "aria-invalid": isWrong || undefined,
    "aria-describedby": isWrong ? `${id}-error` : undefined,
  };
  // A floor may have a name beside its number.
  const isText = column === "name" || column === "floor";
  if (column !== "status")
    return (
      <input
        {...shared}
        defaultValue={row[column]}
        inputMode={isText ? undefined : "numeric"}
        maxLength={column === "name" ? 40 : undefined}
        className={`${cellClass} ${isText ? "" : "figures"}`}
      />
    );
  const isKnown = unitStatuses.some((status) => status === row.status);
  return (
    <select {...shared} defaultValue={row.status} className={cellClass}>
      {isKnown ? null : <option value={row.status}>{row.status}</option>}
      {unitStatuses.map((status) => (
        <option key={status} value={status}>
          {site(`unit.status.${status}`)}
        </option>
      ))}
    </select>
  );
}

function cellId({ row, column }: Pick<CellError, "row" | "column">): string {
  return `${column}-${row + 1}`;
}
