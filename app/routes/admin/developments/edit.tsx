import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { updateDevelopment } from "~/domain/developments/development-editing.server";
import { developmentConflict, readDevelopmentEntry } from "~/domain/developments/development-entry";
import { formTextsOf, newDevelopment } from "~/domain/developments/development-form";
import { readDevelopmentForm } from "~/domain/developments/development-form.schema";
import { listNeighborhoods } from "~/domain/places/places.server";
import { adminMetaOf } from "~/http/admin-meta";
import { developmentAnswer, editedDevelopment } from "~/http/development-request.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { largestListingForm } from "~/http/listing-answer.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { EditDevelopmentScreen } from "~/ui/admin/developments/edit-development-screen";
import { DevelopmentMissing, NewDevelopmentScreen } from "~/ui/admin/developments/new-development-screen";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async ({ params, now }) => {
  const id = idIn(params, "id");
  const [edited, neighborhoods] = await Promise.all([
    editedDevelopment(id, now),
    listNeighborhoods(db, defaultLanguage),
  ]);
  const page = edited ? edited.development.name : adminText("developmentForm.missing");
  // Not thrown: somebody may have deleted it while it was being edited, and what was typed must be shown.
  return data(
    { title: adminText("admin.title", { page }), now: now.toISOString(), edited, neighborhoods },
    { status: edited ? 200 : 404 },
  );
});

export const action = panelAction(
  { may: "enter", limit: largestListingForm },
  async ({ admin, request, params, now, post }) => {
    const entry = readDevelopmentEntry(post);
    const id = idIn(params, "id");
    if (entry.isRedraw) return developmentAnswer(entry, "redrawn");
    const read = readDevelopmentForm(entry.texts);
    const errors = { ...entry.errors, ...(read.ok ? {} : read.errors) };
    if (!read.ok || Object.keys(errors).length > 0) return developmentAnswer(entry, "refused", { errors });
    const { values } = read;
    try {
      const changes = { version: entry.version ?? 0, values, editor: admin.userId };
      const updated = await updateDevelopment(db, id, changes, now);
      if (updated.ok) return await redirectWithAdminFlash(`/admin/developments/${id}/edit`, "developmentUpdated");
      if (updated.reason === "not-found") return developmentAnswer(entry, "gone");
      if (updated.reason === "conflict") {
        const conflict = developmentConflict(formTextsOf(values), updated.current);
        return developmentAnswer(entry, "conflict", { conflict });
      }
      return developmentAnswer(entry, "refused", { errors: { [updated.field]: [updated.message] } });
    } catch (error) {
      const failure = adminText("developmentForm.updateFailed", { reason: reasonOf(error, request) });
      return developmentAnswer(entry, "failed", { failure });
    }
  },
);

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
  return answer ? <NewDevelopmentScreen {...shared} texts={newDevelopment} /> : <DevelopmentMissing />;
}
