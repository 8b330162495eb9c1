import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findDevelopmentForm, updateDevelopment } from "~/domain/developments/development-editing.server";
import { developmentForm } from "~/domain/developments/development-form";
import { readDevelopmentForm } from "~/domain/developments/development-form.schema";
import { openDoubts, pointDoubts } from "~/domain/listings/doubts";
import { listNeighborhoods } from "~/domain/places/places.server";
import { adminMeta } from "~/http/admin-meta";
import { developmentHeldBack, editedDevelopment } from "~/http/development-request.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { largestListingForm, storeListing } from "~/http/listing-answer.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { EditDevelopmentScreen } from "~/ui/admin/developments/edit-development-screen";
import { DevelopmentMissing, NewDevelopmentScreen } from "~/ui/admin/developments/new-development-screen";

import { askAboutVisitors } from "../diary/visitors-question.server";

import { askToPublish } from "./questions.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ params, now }) => {
  const id = idIn(params, "id");
  const [edited, neighborhoods] = await Promise.all([
    editedDevelopment(id, now),
    listNeighborhoods(db, defaultLanguage),
  ]);
  const page = edited ? edited.development.name : adminText("developmentForm.missing");
  // Not thrown: somebody may have deleted it while it was being edited, and what was typed must be shown.
  return data({ title: page, now: now.toISOString(), edited, neighborhoods }, { status: edited ? 200 : 404 });
});

export const action = panelAction({ may: "enter", limit: largestListingForm }, (sent) => {
  const id = idIn(sent.params, "id");
  const editor = sent.admin.userId;
  let [isAsked, wasPublished] = [false, false];
  return storeListing(sent, {
    form: developmentForm,
    read: readDevelopmentForm,
    doubts: async (values) => {
      const stood = await findDevelopmentForm(db, id);
      return openDoubts(pointDoubts(values), [], stood ? pointDoubts(stood.values) : []);
    },
    store: async (entered, version) => {
      wasPublished = (await findDevelopmentForm(db, id))?.values.isPublished ?? false;
      const { values, isHeld } = await developmentHeldBack(id, entered);
      isAsked = isHeld;
      return updateDevelopment(db, id, { version: version ?? 0, values, editor }, sent.now);
    },
    stored: async ({ isPublished }) => {
      if (isAsked) return askToPublish(id);
      const building = { kind: "development", id, unit: null } as const;
      const isGone = wasPublished && !isPublished;
      const asked = isGone && (await askAboutVisitors(building, sent.now, { name: "developmentUpdated" }));
      return asked || redirectWithAdminFlash(`/admin/developments/${id}/edit`, "developmentUpdated");
    },
    failed: (reason) => adminText("developmentForm.updateFailed", { reason }),
  });
});

export default function EditDevelopment() {
  const { now, edited, neighborhoods } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const shared = {
    answer,
    neighborhoods: neighborhoods.map(({ slug, name }) => ({ value: slug, label: name })),
    now: new Date(now),
  };
  if (edited) return <EditDevelopmentScreen {...shared} {...edited} />;
  // The form that was sent is shown as one of a new development.
  return answer ? <NewDevelopmentScreen {...shared} texts={developmentForm.blank} /> : <DevelopmentMissing />;
}
