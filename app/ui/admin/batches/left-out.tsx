import { useAdminText } from "~/i18n/admin";

import type { BatchFormState } from "./batch-form-state";

/** As many rows are shown; whoever has more of them looks at the file. */
const mostShown = 20;

/** The rows of a file that were left out, each with what to do about it. */
export function LeftOut({ rows }: { rows: BatchFormState["leftOut"] }) {
  const { t } = useAdminText();
  if (rows.length === 0) return null;
  return (
    <div id="batch-left-out" className="mt-2 border-s-4 border-warn-700 bg-warn-50 px-3 py-2">
      <p>{t("batch.leftOut", { count: rows.length })}</p>
      <ul className="mt-1 space-y-1 text-xs">
        {rows.slice(0, mostShown).map(({ line, text, fault, about = "" }) => (
          <li key={line} className="wrap-anywhere">
            {text === "" ? t("batch.leftOut.blank", { line }) : t("batch.leftOut.row", { line, text })}{" "}
            {t(`batch.fault.${fault}`, { about })}
          </li>
        ))}
        {rows.length > mostShown ? <li>{t("batch.leftOut.more", { count: rows.length - mostShown })}</li> : null}
      </ul>
    </div>
  );
}
