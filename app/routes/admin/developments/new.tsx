import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { createDevelopment } from "~/domain/developments/development-editing.server";
import { developmentForm } from "~/domain/developments/development-form";
import { readDevelopmentForm } from "~/domain/developments/development-form.schema";
import { pointDoubts } from "~/domain/listings/doubts";
import { listNeighborhoods } from "~/domain/places/places.server";
import { adminMeta } from "~/http/admin-meta";
import { developmentHeldBack } from "~/http/development-request.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { largestListingForm, storeListing } from "~/http/listing-answer.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { NewDevelopmentScreen } from "~/ui/admin/developments/new-development-screen";

import { askToPublish } from "./questions.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ now }) => ({
  title: adminText("developmentForm.new"),
  now: now.toISOString(),
  neighborhoods: await listNeighborhoods(db, defaultLanguage),
}));

export const action = panelAction({ may: "enter", limit: largestListingForm }, (sent) => {
  let isAsked = false;
  return storeListing(sent, {
    form: developmentForm,
    read: readDevelopmentForm,
    doubts: async (values) => pointDoubts(values),
    store: async (entered) => {
      const { values, isHeld } = await developmentHeldBack(null, entered);
      isAsked = isHeld;
      return createDevelopment(db, values, sent.admin.userId, sent.now);
    },
    stored: async (_values, id = 0) =>
      isAsked ? askToPublish(id) : redirectWithAdminFlash(`/admin/developments/${id}/edit`, "developmentCreated"),
    failed: (reason) => adminText("developmentForm.createFailed", { reason }),
  });
});

export default function NewDevelopment() {
  const { now, neighborhoods } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <NewDevelopmentScreen
      texts={developmentForm.blank}
      answer={answer}
      neighborhoods={neighborhoods.map(({ slug, name }) => ({ value: slug, label: name }))}
      now={new Date(now)}
    />
  );
}
