import type { ArticleConflict as Conflict } from "~/domain/articles/article-entry";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { Problem } from "~/ui/admin/problem";
import { buttonClass } from "~/ui/button";

import { TextDiff } from "./text-diff";

/** Tells the second of two editors what was stored in between and where it differs, and lets them decide. */
export function ArticleConflict({ conflict, now, here }: { conflict: Conflict; now: Date; here: string }) {
  const { t } = useAdminText();
  const { version, savedAt, savedBy, fields } = conflict;
  const saved = { moment: moment(t, savedAt, now), email: savedBy ?? "" };
  return (
    <Problem title={t("articleForm.conflict")}>
      <p>
        {t(savedBy === null ? "articleForm.conflict.byUnknown" : "articleForm.conflict.byKnown", saved)}{" "}
        {t("articleForm.conflict.text")}
      </p>
      <dl
        className="mt-3 max-h-96 divide-y divide-plaster-200 overflow-y-auto border border-plaster-200 bg-plaster-0"
        tabIndex={0}
      >
        {fields.map(({ field, parts }) => (
          <div key={field} className="px-3 py-2">
            <dt className="font-semibold">{t(`articleForm.${field}`)}</dt>
            <dd>
              <TextDiff parts={parts} isCode={field === "content"} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-2">
        <button type="submit" name="over" value={version} className={buttonClass({ kind: "danger", size: "sm" })}>
          {t("articleForm.conflict.over")}
        </button>
        <a href={here} className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("articleForm.conflict.take")}
        </a>
      </p>
    </Problem>
  );
}
