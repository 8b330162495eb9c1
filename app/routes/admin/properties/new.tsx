import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { listNeighborhoods } from "~/domain/places/places.server";
import { createProperty } from "~/domain/properties/property-editing.server";
import { readEntry, readValues } from "~/domain/properties/property-entry";
import { newProperty } from "~/domain/properties/property-form";
import { adminMetaOf } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { largestListingForm, propertyAnswer } from "~/http/listing-answer.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { redirectToSavedHome } from "~/http/saved-home.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { NewPropertyScreen } from "~/ui/admin/properties/new-property-screen";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return {
    title: adminText("admin.title", { page: adminText("propertyForm.new") }),
    now: new Date().toISOString(),
    neighborhoods: await listNeighborhoods(db, defaultLanguage),
  };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  const admin = await requireAdmin(request);
  const entry = readEntry(await readPost(request, largestListingForm));
  if (entry.isRedraw) return propertyAnswer(entry, "redrawn");
  const now = new Date();
  const read = readValues(entry, now);
  if (!read.ok) return propertyAnswer(entry, "refused", { errors: read.errors });

  try {
    const created = await createProperty(db, read.values, admin.userId, now);
    if (!created.ok) return propertyAnswer(entry, "refused", { errors: { [created.field]: [created.message] } });
    return await redirectToSavedHome(
      request,
      { id: created.id, status: read.values.status, name: "propertyCreated" },
      now,
    );
  } catch (error) {
    const failure = adminText("property.createFailed", { reason: reasonOf(error, request) });
    return propertyAnswer(entry, "failed", { failure });
  }
});

export default function NewProperty() {
  const { now, neighborhoods } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <NewPropertyScreen
      texts={newProperty}
      answer={answer}
      neighborhoods={neighborhoods.map(({ slug, name }) => ({ value: slug, label: name }))}
      now={new Date(now)}
    />
  );
}
