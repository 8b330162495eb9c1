import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readId } from "~/domain/fields/address-number";
import { roundedAreas } from "~/domain/fields/written-numbers";
import { listNeighborhoods } from "~/domain/places/places.server";
import { createProperty, findPropertyForm } from "~/domain/properties/property-editing.server";
import { copiedTexts, propertyForm } from "~/domain/properties/property-form";
import { propertyDoubts, readPropertyForm } from "~/domain/properties/property-form.schema";
import { adminMeta } from "~/http/admin-meta";
import { largestListingForm, storeListing } from "~/http/listing-answer.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { heldBack, redirectToSavedHome } from "~/http/saved-home.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { NewPropertyScreen } from "~/ui/admin/properties/new-property-screen";

import { askToPublish } from "./questions.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ url, now }) => {
  const from = copiedFrom(url);
  const copied = from === undefined ? undefined : await findPropertyForm(db, from);
  return {
    title: adminText("propertyForm.new"),
    now: now.toISOString(),
    copied: copied ? { id: copied.id, title: copied.values.title, texts: copiedTexts(copied.values) } : null,
    neighborhoods: await listNeighborhoods(db, defaultLanguage),
  };
});

/** The home whose copy the new one begins as. */
function copiedFrom(url: URL): number | undefined {
  return readId(url.searchParams.get("from"));
}

export const action = panelAction({ may: "enter", limit: largestListingForm }, (sent) => {
  const { admin, now, request, url } = sent;
  let isAsked = false;
  return storeListing(sent, {
    form: propertyForm,
    read: (texts) => readPropertyForm(texts, now),
    doubts: async (values) => propertyDoubts(values),
    store: async (entered) => {
      const { values, isHeld } = await heldBack(null, entered, now);
      isAsked = isHeld;
      return createProperty(db, values, admin.userId, now, copiedFrom(url));
    },
    stored: async ({ status }, id = 0) =>
      isAsked
        ? askToPublish(id, status)
        : redirectToSavedHome(
            request,
            {
              id,
              status,
              name: "propertyCreated",
              rounded: roundedAreas([sent.post.get("area"), sent.post.get("usefulArea")]),
            },
            now,
          ),
    failed: (reason) => adminText("property.createFailed", { reason }),
  });
});

export default function NewProperty() {
  const { now, copied, neighborhoods } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <NewPropertyScreen
      texts={copied?.texts ?? propertyForm.blank}
      copied={copied}
      answer={answer}
      neighborhoods={neighborhoods.map(({ slug, name }) => ({ value: slug, label: name }))}
      now={new Date(now)}
    />
  );
}
