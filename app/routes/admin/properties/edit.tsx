import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readId } from "~/domain/fields/address-number";
import { roundedAreas } from "~/domain/fields/written-numbers";
import { openDoubts } from "~/domain/listings/doubts";
import { listNeighborhoods } from "~/domain/places/places.server";
import type { PropertyStatus } from "~/domain/properties/property";
import { findPropertyForm, updateProperty } from "~/domain/properties/property-editing.server";
import { propertyForm, type PropertyTexts } from "~/domain/properties/property-form";
import { propertyDoubts, readPropertyForm } from "~/domain/properties/property-form.schema";
import { findSale } from "~/domain/properties/status.server";
import { proposeDescription } from "~/domain/writer/home-text/propose-home.server";
import { adminMeta } from "~/http/admin-meta";
import { editedHome } from "~/http/edited-home.server";
import { reasonOf } from "~/http/failure-reason.server";
import { idIn } from "~/http/id-in.server";
import { largestListingForm, storeListing } from "~/http/listing-answer.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { heldBack, redirectToSavedHome } from "~/http/saved-home.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage, isLanguage } from "~/i18n/languages";
import { EditPropertyScreen } from "~/ui/admin/properties/edit-property-screen";
import { NewPropertyScreen } from "~/ui/admin/properties/new-property-screen";
import { PropertyMissing } from "~/ui/admin/properties/property-missing";

import { askAboutVisitors } from "../diary/visitors-question.server";

import { askToPublish } from "./questions.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ request, url, params, now }) => {
  const id = readId(params.id);
  const titled = (page: string) => ({ title: page, now: now.toISOString() });
  try {
    const neighborhoods = await listNeighborhoods(db, defaultLanguage);
    const edited = id === undefined ? null : await editedHome(request, id, now);
    if (edited) {
      const proposal = url.searchParams.get("propose") === "description" ? await proposalFor(edited.home) : undefined;
      if (proposal !== undefined) edited.home.texts.description = proposal;
      const page = adminText("propertyForm.edit", { title: edited.home.title });
      return data({ ...titled(page), edited, neighborhoods, failure: null });
    }
    // Not thrown: somebody may have deleted the home while it was being edited, and what was typed must be shown.
    return data({ ...titled(adminText("property.missing")), edited, neighborhoods, failure: null }, { status: 404 });
  } catch (error) {
    const failure = adminText("property.fetchFailed", { reason: reasonOf(error, request) });
    return data(
      { ...titled(adminText("properties.error")), edited: null, neighborhoods: [], failure },
      { status: 500 },
    );
  }
});

/** A first description for a home that has none; undefined where somebody has written one: nothing takes its place. */
async function proposalFor({ id, texts }: { id: number; texts: PropertyTexts }): Promise<string | undefined> {
  if (texts.description.trim() !== "") return undefined;
  const { sourceLanguage } = texts;
  return proposeDescription(db, id, isLanguage(sourceLanguage) ? sourceLanguage : defaultLanguage);
}

export const action = panelAction({ may: "enter", limit: largestListingForm }, (sent) => {
  const { admin, now, request } = sent;
  const id = idIn(sent.params, "id");
  let isAsked = false;
  let before: PropertyStatus | undefined;
  return storeListing(sent, {
    form: propertyForm,
    read: (texts) => readPropertyForm(texts, now),
    doubts: async (values) => {
      const stood = await findPropertyForm(db, id);
      return openDoubts(propertyDoubts(values), [], stood ? propertyDoubts(stood.values) : []);
    },
    store: async (entered, version) => {
      before = (await findSale(db, id))?.status;
      const { values, isHeld } = await heldBack(id, entered, now);
      isAsked = isHeld;
      return updateProperty(db, id, { version: version ?? 0, values, editor: admin.userId }, now);
    },
    stored: async ({ status }) => {
      if (isAsked) return askToPublish(id, status);
      const isGone = status !== "available" && status !== before;
      const home = { kind: "property", id } as const;
      const asked = isGone && (await askAboutVisitors(home, now, { name: "propertyUpdated" }));
      return (
        asked ||
        redirectToSavedHome(
          request,
          {
            id,
            status,
            name: "propertyUpdated",
            rounded: roundedAreas([sent.post.get("area"), sent.post.get("usefulArea")]),
          },
          now,
        )
      );
    },
    failed: (reason) => adminText("property.updateFailed", { reason }),
  });
});

export default function EditProperty() {
  const { now, edited, neighborhoods, failure } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shared = {
    answer,
    neighborhoods: neighborhoods.map(({ slug, name }) => ({ value: slug, label: name })),
    now: new Date(now),
  };
  if (edited) return <EditPropertyScreen {...shared} {...edited} />;
  // The form that was sent is shown as one of a new home.
  return answer ? <NewPropertyScreen {...shared} texts={propertyForm.blank} /> : <PropertyMissing failure={failure} />;
}
