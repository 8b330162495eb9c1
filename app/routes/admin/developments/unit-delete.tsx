import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findDevelopmentOwner } from "~/domain/developments/development-images.server";
import { findUnit, removeUnit } from "~/domain/developments/units.server";
import { adminMetaOf } from "~/http/admin-meta";
import { removeFilesOf } from "~/http/development-request.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { ConfirmPage } from "~/ui/admin/confirm-page";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [developmentId, id] = [idIn(params, "id"), idIn(params, "unit")];
  const [owner, unit] = await Promise.all([findDevelopmentOwner(db, developmentId), findUnit(db, developmentId, id)]);
  if (!owner || !unit) throw notFound();
  const title = adminText("admin.title", { page: adminText("unitDelete.question") });
  return { title, owner, name: unit.values.name };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  await readPost(request);
  const developmentId = idIn(params, "id");
  const removed = await removeUnit(db, developmentId, idIn(params, "unit"), userId, new Date());
  if (!removed) throw notFound();
  await removeFilesOf(removed, request);
  const path = `/admin/developments/${developmentId}/edit`;
  return redirectWithAdminFlash(path, "unitDeleted", { values: { name: removed.name } });
});

export default function DeleteUnit() {
  const { owner, name } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("unitDelete.question")}
      confirm={t("unitDelete.confirm")}
      confirming={t("unitDelete.deleting")}
      parent={{ label: owner.title, href: `/admin/developments/${owner.id}/edit` }}
    >
      <p>{t("unitDelete.text", { name })}</p>
    </ConfirmPage>
  );
}
