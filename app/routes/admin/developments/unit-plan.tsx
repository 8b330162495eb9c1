import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findDevelopmentOwner, findUnitPlan } from "~/domain/developments/development-images.server";
import { listDevelopmentUploads } from "~/domain/developments/development-uploads.server";
import { unitTextsOf } from "~/domain/developments/unit-form";
import { findUnit } from "~/domain/developments/units.server";
import { adminMetaOf } from "~/http/admin-meta";
import { takeDevelopmentFiles } from "~/http/development-uploads.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { requireAdmin } from "~/http/require-admin.server";
import { withPause } from "~/http/upload-answer.server";
import { adminText } from "~/i18n/admin.server";
import { EditUnitScreen } from "~/ui/admin/developments/edit-unit-screen";

export const meta = adminMetaOf;

/** The page of the unit, which a refused file comes back to. */
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
  return {
    title: adminText("admin.title", { page: adminText("unitForm.edit", { name: unit.values.name }) }),
    owner,
    unit: { id, version: unit.version, name: unit.values.name, texts: unitTextsOf(unit.values) },
    plan: plan ?? null,
    uploads: withPause(uploads),
  };
}

/** Takes the drawing of a unit, in place of the one it may have. */
export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  const [developmentId, unitId] = [idIn(params, "id"), idIn(params, "unit")];
  if (!(await findUnit(db, developmentId, unitId))) throw notFound();
  const back = `/admin/developments/${developmentId}/units/${unitId}`;
  const taken = await takeDevelopmentFiles(request, { developmentId, unitId, userId, back });
  return taken instanceof Response ? taken : data({ error: taken.error }, { status: taken.status });
});

export default function UnitPlanPage() {
  const { owner, unit, plan, uploads } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return <EditUnitScreen owner={owner} unit={unit} plan={plan} uploads={uploads} error={attempt?.error} />;
}
