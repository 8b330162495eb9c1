import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { listNeighborhoods } from "~/domain/places/places.server";
import { createProperty } from "~/domain/properties/property-editing.server";
import { readValues, readEntry } from "~/domain/properties/property-entry";
import { newProperty } from "~/domain/properties/property-form";
import { adminMetaOf } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { largestListingForm, propertyAnswer } from "~/http/listing-answer.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { redirectToSavedHome } from "~/http/saved-home.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { NewPropertyScreen } from "~/ui/admin/properties/new-property-screen";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async ({ now }) => {
  return {
    title: adminText("admin.title", { page: adminText("propertyForm.new") }),
    now: now.toISOString(),
    neighborhoods: await listNeighborhoods(db, defaultLanguage),
  };
});

export const action = panelAction(
  { may: "enter", limit: largestListingForm },
  async ({ admin, request, now, post }) => {
    const entry = readEntry(post);
    if (entry.isRedraw) return propertyAnswer(entry, "redrawn");
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
  },
);

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
