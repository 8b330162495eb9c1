import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findUnit, removeUnit } from "~/domain/developments/units.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { listingHead, listingIn, listingPath, removeFiles } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { ConfirmPage } from "~/ui/admin/confirm-page";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const head = await listingHead(visit);
  const unit = await findUnit(db, head.id, idIn(visit.params, "unit"));
  if (!unit) throw notFound();
  const title = adminText("admin.title", { page: adminText("unitDelete.question") });
  return { title, building: head.title, back: `${listingPath(head)}/edit`, name: unit.values.name };
});

export const action = panelAction({ may: "enter" }, async ({ admin, now, request, params }) => {
  const development = listingIn({ request, params });
  const removed = await removeUnit(db, development.id, idIn(params, "unit"), admin.userId, now);
  if (!removed) throw notFound();
  await removeFiles(removed, request);
  return redirectWithAdminFlash(`${listingPath(development)}/edit`, "unitDeleted", { values: { name: removed.name } });
});

export default function DeleteUnit() {
  const { building, back, name } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("unitDelete.question")}
      confirm={t("unitDelete.confirm")}
      confirming={t("unitDelete.deleting")}
      parent={{ label: building, href: back }}
    >
      <p>{t("unitDelete.text", { name })}</p>
    </ConfirmPage>
  );
}
