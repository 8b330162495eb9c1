import type { Conflict } from "~/domain/listings/entry";
import type { Entered, Field, Texts } from "~/domain/listings/form";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { Problem } from "~/ui/admin/problem";
import { buttonClass } from "~/ui/button";

type Props<Values extends Entered> = {
  title: string;
  conflict: Conflict<Values>;
  /** What a field is called. */
  labels: Readonly<Record<string, string>>;
  /** What stands in a field, as its reader would say it. */
  shown: (field: Field<Values>, texts: Texts<Values>) => string;
  now: Date;
  /** The form as it is stored. */
  here: string;
};

/** Tells the second of two editors what was stored in between and where it differs, and lets them decide. */
export function ListingConflict<Values extends Entered>({ title, conflict, labels, shown, now, here }: Props<Values>) {
  const { t } = useAdminText();
  const saved = { moment: moment(t, conflict.savedAt, now), email: conflict.savedBy ?? "" };
  return (
    <Problem title={title}>
      <p>
        {t(conflict.savedBy === null ? "propertyForm.conflict.byUnknown" : "propertyForm.conflict.byKnown", saved)}{" "}
        {t("propertyForm.conflict.text")}
      </p>
      <table className="mt-3 w-full table-fixed border border-plaster-200 bg-plaster-0 text-start">
        <thead className="bg-plaster-100 text-xs text-stone-700">
          <tr>
            {(["field", "theirs", "mine"] as const).map((column) => (
              <th key={column} scope="col" className="h-9 px-3 text-start font-semibold first:w-1/4">
                {t(`propertyForm.conflict.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-plaster-200">
          {conflict.fields.map((field) => (
            <tr key={field} className="align-top">
              <th scope="row" className="px-3 py-2 text-start font-semibold wrap-break-word">
                <a href={`#${field}`} className="text-mar-700 underline decoration-mar-300 hover:decoration-current">
                  {labels[field]}
                </a>
              </th>
              <td className="px-3 py-2 wrap-break-word whitespace-pre-line">{shown(field, conflict.theirs)}</td>
              <td className="px-3 py-2 wrap-break-word whitespace-pre-line">{shown(field, conflict.mine)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 flex flex-wrap gap-2">
        <button
          type="submit"
          name="over"
          value={conflict.version}
          className={buttonClass({ kind: "danger", size: "sm" })}
        >
          {t("propertyForm.conflict.over")}
        </button>
        <a href={here} className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("propertyForm.conflict.take")}
        </a>
      </p>
    </Problem>
  );
}
