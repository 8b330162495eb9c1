import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { runningBatch } from "~/domain/batches/batch-progress.server";
import { listBatches } from "~/domain/batches/batches.server";
import { adminMeta } from "~/http/admin-meta";
import { readBatchForm } from "~/http/panel/batch-form.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";
import { adminText } from "~/i18n/admin.server";
import { emptyBatchForm } from "~/ui/admin/batches/batch-form-state";
import { BatchScreen } from "~/ui/admin/batches/batch-screen";

import { answerToBatchForm } from "./batch-answers.server";

export const handle = { upload: true } satisfies RouteHandle;

export const meta = adminMeta;

/** Section 9 of the specification: five newest batches listed. */
const newest = 5;

export const loader = panelLoader({ may: "enter" }, async ({ now }) => {
  const [batches, running] = await Promise.all([listBatches(db, newest), runningBatch(db, now)]);
  return {
    title: adminText("batches.title"),
    batches,
    running,
    now: now.toISOString(),
  };
});

export const action = panelAction({ may: "enter", read: readBatchForm }, ({ post }) => answerToBatchForm(post));

export default function Batches() {
  const { batches, running, now } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.state ?? emptyBatchForm;
  return <BatchScreen state={state} batches={batches} running={running} now={new Date(now)} />;
}
