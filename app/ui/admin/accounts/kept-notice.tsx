import type { KeptForm } from "~/domain/admins/kept-form.schema";
import { useAdminText } from "~/i18n/admin";

import { Notice } from "./notice";

/** Says what became of the form that could not be taken. @param kept null where it was too large */
export function KeptNotice({ kept }: { kept: KeptForm | null }) {
  const { t } = useAdminText();
  if (!kept) return <Notice title={t("kept.lost")}>{t("kept.lost.text")}</Notice>;
  return (
    <Notice title={t("kept.safe")} kind="info">
      {t("kept.safe.text")} <LostFiles files={kept.files} />
    </Notice>
  );
}

export function LostFiles({ files }: { files: readonly string[] }) {
  const { t } = useAdminText();
  return files.length > 0 ? <>{t("kept.files", { count: files.length, names: files.join(", ") })}</> : null;
}

/** The kept form as it travels with the sign-in. */
export function KeptFields({ kept }: { kept: KeptForm }) {
  return <input type="hidden" name="kept" value={JSON.stringify(kept)} />;
}
