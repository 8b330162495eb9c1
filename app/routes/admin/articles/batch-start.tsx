import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findBatch, startBatch } from "~/domain/batches/batches.server";
import { repeatedSince } from "~/domain/batches/topic-review.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { BatchStartScreen } from "~/ui/admin/batches/start-question";

export const meta = adminMeta;

/** Asks where something much like the topics came since the batch was made; else there is nothing to be seen here. */
export const loader = panelLoader({ may: "enter" }, async ({ params }) => {
  const batch = await findBatch(db, idIn(params, "id"));
  if (!batch) throw notFound();
  const repeated = batch.status === "pending" ? await repeatedSince(db, batch) : [];
  if (repeated.length === 0) throw redirect(`/admin/articles/batch/${batch.id}`, { headers: adminHeaders });
  return {
    title: adminText("batch.start.question"),
    batch: { id: batch.id, name: batch.name },
    repeated,
  };
});

export const action = panelAction({ may: "enter" }, async ({ params, now, post }) => {
  const id = idIn(params, "id");
  const path = `/admin/articles/batch/${id}`;
  const batch = await findBatch(db, id);
  if (!batch) return redirectWithAdminFlash("/admin/articles/batch", "batchGone", { hasFailed: true });
  const isSure = post.get("sure") === "on";
  if (batch.status === "pending" && !isSure && (await repeatedSince(db, batch)).length > 0) {
    return redirect(`${path}/start`, { status: 303, headers: adminHeaders });
  }
  const started = await startBatch(db, id, now);
  return started.ok
    ? redirectWithAdminFlash(path, "batchStarted")
    : redirectWithAdminFlash(path, "batchNotPending", { hasFailed: true });
});

export default function StartBatch() {
  const { batch, repeated } = useLoaderData<typeof loader>();
  return <BatchStartScreen batch={batch} repeated={repeated} />;
}
