import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { findDevelopmentOwner } from "~/domain/developments/development-images.server";
import { newUnit, readUnitTexts, type UnitAnswer } from "~/domain/developments/unit-form";
import { readUnitForm } from "~/domain/developments/unit-form.schema";
import { addUnit } from "~/domain/developments/units.server";
import { adminMetaOf } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { AdminPage } from "~/ui/admin/admin-page";
import { UnitFormFields } from "~/ui/admin/developments/unit-form-screen";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const owner = await findDevelopmentOwner(db, idIn(params, "id"));
  if (!owner) throw notFound();
  return { title: adminText("admin.title", { page: adminText("unitForm.new") }), owner };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  const developmentId = idIn(params, "id");
  const texts = readUnitTexts(await readPost(request));
  const answer: UnitAnswer = { texts, version: null, errors: {}, conflict: null, failure: null };
  const read = readUnitForm(texts);
  if (!read.ok) return data({ ...answer, errors: read.errors }, { status: 400 });
  try {
    const added = await addUnit(db, developmentId, read.values, userId, new Date());
    if (added.ok) {
      const path = `/admin/developments/${developmentId}/units/${added.id}`;
      return await redirectWithAdminFlash(path, "unitAdded", { values: { name: read.values.name } });
    }
    if (added.reason !== "name-taken") throw notFound();
    return data({ ...answer, errors: { name: ["unitForm.name.taken"] } }, { status: 400 });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data({ ...answer, failure: reasonOf(error, request) }, { status: 500 });
  }
});

export default function NewUnit() {
  const { owner } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useAdminText();
  const back = `/admin/developments/${owner.id}/edit`;
  return (
    <AdminPage title={t("unitForm.new")} parent={{ label: owner.title, href: back }}>
      <UnitFormFields
        action={`/admin/developments/${owner.id}/units/new`}
        texts={newUnit}
        version={null}
        answer={answer}
        back={back}
      />
    </AdminPage>
  );
}
