import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { differingUnitFields, readUnitTexts, type UnitAnswer, unitTextsOf } from "~/domain/developments/unit-form";
import { readUnitForm } from "~/domain/developments/unit-form.schema";
import { saveUnit } from "~/domain/developments/units.server";
import { adminMeta } from "~/http/admin-meta";
import { editedUnit } from "~/http/development-request.server";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { listingIn, listingPath } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { EditUnitScreen } from "~/ui/admin/developments/edit-unit-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, editedUnit);

export const action = panelAction({ may: "enter" }, async ({ post, admin, now, request, params }) => {
  const [development, id] = [listingIn({ request, params }), idIn(params, "unit")];
  const texts = readUnitTexts(post);
  const version = String(post.get("over") ?? post.get("version") ?? "");
  const answer: UnitAnswer = { texts, version, errors: {}, conflict: null, failure: null };
  const read = readUnitForm(texts);
  if (!read.ok) return data({ ...answer, errors: read.errors }, { status: 400 });
  try {
    const changes = { version, values: read.values, by: admin.userId };
    const saved = await saveUnit(db, development.id, id, changes, now);
    if (saved.ok) {
      const values = { name: read.values.name };
      return await redirectWithAdminFlash(`${listingPath(development)}/edit`, "unitSaved", { values });
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
  const { head, unit, plan, uploads } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <EditUnitScreen head={head} unit={unit} plan={plan} uploads={uploads} answer={answer} />;
}
