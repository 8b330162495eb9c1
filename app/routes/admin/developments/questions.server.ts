import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { findDevelopmentForm } from "~/domain/developments/development-editing.server";
import { developmentDoubts, type DevelopmentLack, publishDevelopment } from "~/domain/developments/publishing.server";
import { findUnit } from "~/domain/developments/units.server";
import { removeUnitWith } from "~/domain/diary/removed-with-appointments.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { listingHead, listingIn, listingPath, removeFiles } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { adminText } from "~/i18n/admin.server";
import { type Lacking, previewPath } from "~/ui/admin/listings/preview-path";
import { questionPath } from "~/ui/admin/question-path";
import type { Asked } from "~/ui/admin/question-screen";

import { choicesForRemoval, chosenIn } from "../diary/visitors-question.server";
import type { Question } from "../question";

/** `:id` is the development, `:part` the unit. */
export const deletingUnit: Question = {
  needs: { may: "enter" },
  ask: async (visit) => {
    const head = await listingHead(visit);
    const unit = await findUnit(db, head.id, idIn(visit.params, "part"));
    return (
      unit && {
        question: adminText("unitDelete.question"),
        lost: [adminText("unitDelete.text", { name: unit.values.name })],
        choices: await choicesForRemoval({ kind: "development", id: head.id, unit: unit.id }, visit.now),
        confirm: adminText("unitDelete.confirm"),
        confirming: adminText("unitDelete.deleting"),
        parent: { label: head.title, href: `${listingPath(head)}/edit` },
      }
    );
  },
  act: async (sent) => {
    const { admin, now, request, params } = sent;
    const development = listingIn(sent);
    const removal = { cancels: chosenIn(sent.post), by: admin.userId };
    const removed = await removeUnitWith(db, development.id, idIn(params, "part"), removal, now);
    if (!removed) throw notFound();
    await removeFiles(removed, request);
    const values = { name: removed.name };
    return redirectWithAdminFlash(`${listingPath(development)}/edit`, "unitDeleted", { values });
  },
};

/** `:id` is the development. What was entered is stored by now, as a draft. */
export const publishingDevelopment: Question = {
  needs: { may: "enter" },
  ask: async ({ params }) => {
    const id = idIn(params, "id");
    const form = await findDevelopmentForm(db, id);
    if (!form) return undefined;
    const lacking = await developmentDoubts(db, id, { ...form.values, isPublished: true });
    const [first] = lacking;
    return {
      question: adminText(first ? `publishDevelopment.${first}` : "publishDevelopment.complete"),
      lost: [
        adminText("publish.saved"),
        ...saidLacks(lacking, id),
        { link: { label: adminText("preview.see"), href: previewPath({ kind: "development", id }) } },
      ],
      confirm: adminText("publish.confirm"),
      confirming: adminText("publish.confirming"),
      keep: adminText("publish.not"),
      parent: { label: form.values.name, href: editPath(id) },
    };
  },
  act: async ({ admin, now, params }) => {
    const id = idIn(params, "id");
    const done = await publishDevelopment(db, id, admin.userId, now);
    if (done.ok) return redirectWithAdminFlash(editPath(id), "developmentPublished", { values: { title: done.title } });
    if (done.reason === "not-found") throw notFound();
    return redirectWithAdminFlash(editPath(id), "developmentWithoutPrice", { hasFailed: true });
  },
};

/** Leads to the question about a development that was held back. */
export function askToPublish(id: number): Response {
  return redirect(questionPath("developments/publish", id), { status: 303, headers: adminHeaders });
}

function saidLacks(lacking: readonly DevelopmentLack[], id: number): Asked["lost"] {
  if (lacking.length === 0) return [];
  return [adminText("publishDevelopment.lacks"), { items: lackingOf(lacking, id) }];
}

/** What is missing, each with the place where it is entered. */
export function lackingOf(lacking: readonly DevelopmentLack[], id: number): Lacking[] {
  const places = { photo: `/admin/developments/${id}/images`, licence: `${editPath(id)}#worksLicence` };
  return lacking.map((lack) => ({ label: adminText(`publishDevelopment.lacks.${lack}`), href: places[lack] }));
}

function editPath(id: number): string {
  return `/admin/developments/${id}/edit`;
}
