import type { Change } from "~/domain/listings/form";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { Problem } from "~/ui/admin/problem";
import { buttonClass } from "~/ui/button";

type Props<Field extends string> = {
  title: string;
  /** When, ISO and UTC, and by whom the other entry was stored; left out where nobody wrote it down. */
  saved?: { at: string; by: string | null };
  changes: readonly Change<Field>[];
  /** What a field is called. */
  labels: Readonly<Record<string, string>>;
  /** What stands in a field of the two entries, as its reader would say it. */
  mine: (field: Field) => string;
  theirs: (field: Field) => string;
  now?: Date;
  /** The form as it is stored. */
  here: string;
};

/**
 * Tells the second of two editors what each of them changed. The form below holds both entries: what is bold here, which of
 * fields that both changed is the reader's own until they change it.
 */
export function ChangesOfTwo<Field extends string>(props: Props<Field>) {
  const { title, saved, changes, labels, mine, theirs, now = new Date(), here } = props;
  const { t } = useAdminText();
  const hasBoth = changes.some(({ by }) => by === "both");
  return (
    <Problem title={title}>
      <p>
        {saved
          ? `${t(saved.by === null ? "changesOfTwo.byUnknown" : "changesOfTwo.byKnown", {
              moment: moment(t, saved.at, now),
              email: saved.by ?? "",
            })} `
          : null}
        {t(hasBoth ? "changesOfTwo.choose" : "changesOfTwo.together")}
      </p>
      <table className="mt-3 w-full table-fixed border border-plaster-200 bg-plaster-0 text-start">
        <thead className="bg-plaster-100 text-xs text-stone-700">
          <tr>
            {(["field", "theirs", "mine"] as const).map((column) => (
              <th key={column} scope="col" className="h-9 px-3 text-start font-semibold first:w-1/3 sm:first:w-1/4">
                {t(`changesOfTwo.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-plaster-200">
          {changes.map(({ field, by }) => (
            <tr key={field} className="align-top">
              <th scope="row" className="px-3 py-2 text-start font-semibold wrap-break-word">
                <a href={`#${field}`} className="text-mar-700 underline decoration-mar-300 hover:decoration-current">
                  {labels[field]}
                </a>
                <span className="block text-xs font-normal text-stone-700">{t(`changesOfTwo.by.${by}`)}</span>
              </th>
              <td className={cellClass(by === "them")}>{theirs(field)}</td>
              <td className={cellClass(by !== "them")}>{mine(field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="submit" className={buttonClass({ size: "sm" })}>
          {t("changesOfTwo.save")}
        </button>
        <a href={here} className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("changesOfTwo.discard")}
        </a>
      </p>
    </Problem>
  );
}

function cellClass(isInForm: boolean): string {
  const own = isInForm ? "font-semibold text-stone-900" : "text-stone-600";
  return `px-3 py-2 wrap-break-word whitespace-pre-line ${own}`;
}
