import type { ListingHead } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { AdminPage } from "~/ui/admin/admin-page";
import { buttonClass } from "~/ui/button";

import { previewPath } from "./preview-path";

/** Says of a link in a preview that it works once the listing is public. Shown in a dialog where script runs. */
export function PreviewLaterScreen({ head }: { head: ListingHead }) {
  const { t } = useAdminText();
  const back = previewPath(head);
  return (
    <AdminPage title={t("preview.later")} parent={{ label: t("preview.of", { title: head.title }), href: back }}>
      <section data-dialog-part aria-labelledby="later" className="max-w-form">
        <h2 id="later" tabIndex={-1} className="pe-12 text-title-2">
          {t("preview.later")}
        </h2>
        <p className="mt-3 text-base text-stone-700">{t("preview.later.text")}</p>
        <p className="mt-6">
          <a href={back} data-close-dialog className={buttonClass({ kind: "secondary" })}>
            {t("preview.later.back")}
          </a>
        </p>
      </section>
    </AdminPage>
  );
}
