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
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { NewDevelopmentScreen } from "~/ui/admin/developments/new-development-screen";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async ({ now }) => {
  return {
    title: adminText("admin.title", { page: adminText("developmentForm.new") }),
    now: now.toISOString(),
    neighborhoods: await listNeighborhoods(db, defaultLanguage),
  };
});

export const action = panelAction(
  { may: "enter", limit: largestListingForm },
  async ({ admin, request, now, post }) => {
    const entry = readDevelopmentEntry(post);
    if (entry.isRedraw) return developmentAnswer(entry, "redrawn");
    const read = readDevelopmentForm(entry.texts);
    const errors = { ...entry.errors, ...(read.ok ? {} : read.errors) };
    if (!read.ok || Object.keys(errors).length > 0) return developmentAnswer(entry, "refused", { errors });
    try {
      const created = await createDevelopment(db, read.values, admin.userId, now);
      if (created.ok)
        return await redirectWithAdminFlash(`/admin/developments/${created.id}/edit`, "developmentCreated");
      return developmentAnswer(entry, "refused", { errors: { [created.field]: [created.message] } });
    } catch (error) {
      const failure = adminText("developmentForm.createFailed", { reason: reasonOf(error, request) });
      return developmentAnswer(entry, "failed", { failure });
    }
  },
);

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
