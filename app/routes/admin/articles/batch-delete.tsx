import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { followBatch } from "~/domain/batches/batch-progress.server";
import { deleteBatch } from "~/domain/batches/batches.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { BatchDeleteScreen } from "~/ui/admin/batches/batch-questions";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async ({ params, now }) => {
  const id = idIn(params, "id");
  const followed = await followBatch(db, id, now);
  if (!followed) throw notFound();
  const { progress } = followed;
  if (progress.status === "processing") {
    throw await redirectWithAdminFlash(`/admin/articles/batch/${id}`, "batchRuns", { hasFailed: true });
  }
  return { title: adminText("admin.title", { page: adminText("batch.delete.question") }), progress };
});

export const action = panelAction({ may: "enter" }, async ({ params }) => {
  const id = idIn(params, "id");
  const deleted = await deleteBatch(db, id);
  if (deleted.ok) {
    return redirectWithAdminFlash("/admin/articles/batch", "batchDeleted", { values: { name: deleted.name } });
  }
  return deleted.reason === "processing"
    ? redirectWithAdminFlash(`/admin/articles/batch/${id}`, "batchRuns", { hasFailed: true })
    : redirectWithAdminFlash("/admin/articles/batch", "batchGone", { hasFailed: true });
});

export default function DeleteBatch() {
  const { progress } = useLoaderData<typeof loader>();
  return <BatchDeleteScreen progress={progress} />;
}
