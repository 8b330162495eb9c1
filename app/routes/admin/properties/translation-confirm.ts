import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { readPropertyId } from "~/domain/properties/property-id";
import { confirmTranslation } from "~/domain/properties/property-translations.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { isLanguage } from "~/i18n/languages";

/** Only a form leads here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  throw redirect(`/admin/properties/${params.id}/translations/${params.language}`);
}

export async function action({ request, params }: ActionFunctionArgs) {
  await requireAdmin(request);
  const form = await readPost(request);
  const id = readPropertyId(params.id);
  const { language } = params;
  if (id === undefined || !isLanguage(language)) throw notFound();

  const revision = Number(form.get("sourceRevision"));
  const isThere = await confirmTranslation(db, id, language, Number.isSafeInteger(revision) ? revision : 0, new Date());
  if (!isThere) throw notFound();
  return redirectWithAdminFlash(`/admin/properties/${id}/translations/${language}`, "translationConfirmed");
}
