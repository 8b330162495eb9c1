import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findDevelopmentOwner, findUnitPlan } from "~/domain/developments/development-images.server";
import { listDevelopmentUploads } from "~/domain/developments/development-uploads.server";
import { differingUnitFields, readUnitTexts, type UnitAnswer, unitTextsOf } from "~/domain/developments/unit-form";
import { readUnitForm } from "~/domain/developments/unit-form.schema";
import { findUnit, saveUnit } from "~/domain/developments/units.server";
import { adminMetaOf } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { withPause } from "~/http/upload-answer.server";
import { adminText } from "~/i18n/admin.server";
import { EditUnitScreen } from "~/ui/admin/developments/edit-unit-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [developmentId, id] = [idIn(params, "id"), idIn(params, "unit")];
  const [owner, unit, plan, uploads] = await Promise.all([
    findDevelopmentOwner(db, developmentId),
    findUnit(db, developmentId, id),
    findUnitPlan(db, id),
    listDevelopmentUploads(db, developmentId, id),
  ]);
  if (!owner || !unit) throw notFound();
  const page = adminText("unitForm.edit", { name: unit.values.name });
  return {
    title: adminText("admin.title", { page }),
    owner,
    unit: { id, version: unit.version, name: unit.values.name, texts: unitTextsOf(unit.values) },
    plan: plan ?? null,
    uploads: withPause(uploads),
  };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  const [developmentId, id] = [idIn(params, "id"), idIn(params, "unit")];
  const form = await readPost(request);
  const texts = readUnitTexts(form);
  const version = String(form.get("over") ?? form.get("version") ?? "");
  const answer: UnitAnswer = { texts, version, errors: {}, conflict: null, failure: null };
  const read = readUnitForm(texts);
  if (!read.ok) return data({ ...answer, errors: read.errors }, { status: 400 });
  try {
    const saved = await saveUnit(db, developmentId, id, { version, values: read.values, by: userId }, new Date());
    if (saved.ok) {
      const path = `/admin/developments/${developmentId}/edit`;
      return await redirectWithAdminFlash(path, "unitSaved", { values: { name: read.values.name } });
    }
    if (saved.reason === "not-found") throw notFound();
    if (saved.reason === "name-taken") {
      return data({ ...answer, errors: { name: ["unitForm.name.taken"] } }, { status: 400 });
    }
    const theirs = unitTextsOf(saved.current.values);
    const fields = differingUnitFields(unitTextsOf(read.values), theirs);
    return data({ ...answer, conflict: { version: saved.current.version, theirs, fields } }, { status: 409 });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ ...answer, failure: reasonOf(error, request) }, { status: 500 });
  }
});

export default function EditUnit() {
  const { owner, unit, plan, uploads } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <EditUnitScreen owner={owner} unit={unit} plan={plan} uploads={uploads} answer={answer} />;
}
