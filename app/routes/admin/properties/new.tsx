import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { listNeighborhoods } from "~/domain/places/places.server";
import { createProperty } from "~/domain/properties/property-editing.server";
import { propertyForm } from "~/domain/properties/property-form";
import { readPropertyForm } from "~/domain/properties/property-form.schema";
import { adminMeta } from "~/http/admin-meta";
import { largestListingForm, storeListing } from "~/http/listing-answer.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { redirectToSavedHome } from "~/http/saved-home.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { NewPropertyScreen } from "~/ui/admin/properties/new-property-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ now }) => ({
  title: adminText("propertyForm.new"),
  now: now.toISOString(),
  neighborhoods: await listNeighborhoods(db, defaultLanguage),
}));

export const action = panelAction({ may: "enter", limit: largestListingForm }, (sent) => {
  const { admin, now, request } = sent;
  return storeListing(sent, {
    form: propertyForm,
    read: (texts) => readPropertyForm(texts, now),
    store: (values) => createProperty(db, values, admin.userId, now),
    stored: ({ status }, id = 0) => redirectToSavedHome(request, { id, status, name: "propertyCreated" }, now),
    failed: (reason) => adminText("property.createFailed", { reason }),
  });
});

export default function NewProperty() {
  const { now, neighborhoods } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <NewPropertyScreen
      texts={propertyForm.blank}
      answer={answer}
      neighborhoods={neighborhoods.map(({ slug, name }) => ({ value: slug, label: name }))}
      now={new Date(now)}
    />
  );
}
