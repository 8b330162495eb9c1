import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { confirmDevelopmentTranslation } from "~/domain/developments/development-translations.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { buttonAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { isLanguage } from "~/i18n/languages";

/** Nothing is to be seen here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return redirect(pathOf(params), { status: 303 });
}

/** Marks a translation as right although its source changed. */
export const action = buttonAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  const form = await readPost(request);
  const { language } = params;
  if (!isLanguage(language)) throw notFound();
  const revision = Number(form.get("sourceRevision"));
  const seen = Number.isSafeInteger(revision) ? revision : 0;
  if (!(await confirmDevelopmentTranslation(db, idIn(params, "id"), language, seen, new Date()))) throw notFound();
  return redirectWithAdminFlash(pathOf(params), "translationConfirmed");
});

function pathOf(params: LoaderFunctionArgs["params"]): string {
  if (!isLanguage(params.language)) throw notFound();
  return `/admin/developments/${idIn(params, "id")}/translations/${params.language}`;
}
