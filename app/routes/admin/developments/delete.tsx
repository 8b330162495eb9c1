import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { deleteDevelopment, findDevelopmentDeletion } from "~/domain/developments/development-editing.server";
import { adminMetaOf } from "~/http/admin-meta";
import { removeFilesOf } from "~/http/development-request.server";
import { reasonOf } from "~/http/failure-reason.server";
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

const list = "/admin/developments";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const deletion = await findDevelopmentDeletion(db, idIn(params, "id"));
  if (!deletion) throw notFound();
  return { title: adminText("admin.title", { page: adminText("developmentDelete.question") }), deletion };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  await readPost(request);
  const id = idIn(params, "id");
  const deletion = await findDevelopmentDeletion(db, id);
  if (!deletion) throw notFound();
  try {
    const deleted = await deleteDevelopment(db, id, userId, new Date());
    if (deleted.ok) await removeFilesOf(deleted, request);
  } catch (error) {
    const values = { reason: reasonOf(error, request) };
    return redirectWithAdminFlash(list, "developmentDeleteFailed", { values, hasFailed: true });
  }
  return redirectWithAdminFlash(list, "developmentDeleted", { values: { name: deletion.name } });
});

export default function DeleteDevelopment() {
  const { deletion } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  const { name, units, images, enquiries } = deletion;
  return (
    <ConfirmPage
      question={t("developmentDelete.question")}
      confirm={t("developmentDelete.confirm")}
      confirming={t("developmentDelete.deleting")}
      parent={{ label: t("developmentList.title"), href: list }}
    >
      <p className="wrap-break-word">{t("developmentDelete.text", { name, count: units, images })}</p>
      {enquiries > 0 ? <p>{t("developmentDelete.enquiries", { count: enquiries })}</p> : null}
    </ConfirmPage>
  );
}
