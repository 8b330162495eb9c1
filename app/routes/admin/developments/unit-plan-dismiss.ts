import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { dismissDevelopmentUpload } from "~/domain/developments/development-uploads.server";
import { idIn } from "~/http/image-request.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";

/** Nothing is to be seen here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect(pathOf(params), { status: 303 });
}

/** Takes away the line about a drawing that was not taken. One that is gone already was dismissed before. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
  const plan = { developmentId: idIn(params, "id"), unitId: idIn(params, "unit") };
  await dismissDevelopmentUpload(db, plan, idIn(params, "upload"));
  return redirect(pathOf(params), { status: 303 });
});

function pathOf(params: LoaderFunctionArgs["params"]): string {
  return `/admin/developments/${idIn(params, "id")}/units/${idIn(params, "unit")}`;
}
