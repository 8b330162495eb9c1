import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { createDevelopment } from "~/domain/developments/development-editing.server";
import { readDevelopmentEntry } from "~/domain/developments/development-entry";
import { newDevelopment } from "~/domain/developments/development-form";
import { readDevelopmentForm } from "~/domain/developments/development-form.schema";
import { listNeighborhoods } from "~/domain/places/places.server";
import { adminMetaOf } from "~/http/admin-meta";
import { developmentAnswer } from "~/http/development-request.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { largestListingForm } from "~/http/listing-answer.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { NewDevelopmentScreen } from "~/ui/admin/developments/new-development-screen";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return {
    title: adminText("admin.title", { page: adminText("developmentForm.new") }),
    now: new Date().toISOString(),
    neighborhoods: await listNeighborhoods(db, defaultLanguage),
  };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  const entry = readDevelopmentEntry(await readPost(request, largestListingForm));
  if (entry.isRedraw) return developmentAnswer(entry, "redrawn");
  const read = readDevelopmentForm(entry.texts);
  const errors = { ...entry.errors, ...(read.ok ? {} : read.errors) };
  if (!read.ok || Object.keys(errors).length > 0) return developmentAnswer(entry, "refused", { errors });
  try {
    const created = await createDevelopment(db, read.values, userId, new Date());
    if (created.ok) return await redirectWithAdminFlash(`/admin/developments/${created.id}/edit`, "developmentCreated");
    return developmentAnswer(entry, "refused", { errors: { [created.field]: [created.message] } });
  } catch (error) {
    const failure = adminText("developmentForm.createFailed", { reason: reasonOf(error, request) });
    return developmentAnswer(entry, "failed", { failure });
  }
});

export default function NewDevelopment() {
  const { now, neighborhoods } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <NewDevelopmentScreen
      texts={newDevelopment}
      answer={answer}
      neighborhoods={neighborhoods.map(({ slug, name }) => ({ value: slug, label: name }))}
      now={new Date(now)}
    />
  );
}
