import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { runningBatch } from "~/domain/articles/batch-progress.server";
import { listBatches } from "~/domain/articles/batches.server";
import { adminMetaOf } from "~/http/admin-meta";
import { readBatchForm } from "~/http/batch-form.server";
import { formAction } from "~/http/panel-action.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { emptyBatchForm } from "~/ui/admin/articles/batch-form-state";
import { BatchScreen } from "~/ui/admin/articles/batch-screen";

import { answerToBatchForm } from "./batch-answers.server";

export const meta = adminMetaOf;

/** Section 9 of the specification: five newest batches listed. */
const newest = 5;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const now = new Date();
  const [batches, running] = await Promise.all([listBatches(db, newest), runningBatch(db, now)]);
  return {
    title: adminText("admin.title", { page: adminText("batches.title") }),
    batches,
    running,
    now: now.toISOString(),
  };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  await requireAdmin(request);
  return answerToBatchForm(await readBatchForm(request));
});

export default function Batches() {
  const { batches, running, now } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>()?.state ?? emptyBatchForm;
  return <BatchScreen state={state} batches={batches} running={running} now={new Date(now)} />;
}
