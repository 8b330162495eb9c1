import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import {
  findDevelopmentTranslation,
  removeDevelopmentTranslation,
} from "~/domain/developments/development-translations.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/image-request.server";
import { notFound } from "~/http/not-found.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { isLanguage, languageNames } from "~/i18n/languages";
import { ConfirmPage } from "~/ui/admin/confirm-page";

export const meta = adminMetaOf;

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, language } = readParams(params);
  const translation = await findDevelopmentTranslation(db, id, language);
  if (!translation || translation.state === "missing") throw notFound();
  return {
    title: adminText("admin.title", { page: adminText("translation.removeQuestion") }),
    name: languageNames[language],
    sourceName: languageNames[translation.sourceLanguage],
    back: `/admin/developments/${id}/translations/${language}`,
  };
}

export const action = formAction(async ({ request, params }: ActionFunctionArgs) => {
  await requireAdmin(request);
  await readPost(request);
  const { id, language } = readParams(params);
  if (!(await removeDevelopmentTranslation(db, id, language, new Date()))) throw notFound();
  return redirectWithAdminFlash(`/admin/developments/${id}/edit`, "translationRemoved");
});

export default function RemoveTranslation() {
  const { name, sourceName, back } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <ConfirmPage
      question={t("translation.removeQuestion")}
      confirm={t("translation.removeConfirm")}
      confirming={t("translation.removing")}
      parent={{ label: name, href: back }}
    >
      <p>{t("developmentTranslation.removeText", { language: sourceName })}</p>
    </ConfirmPage>
  );
}

function readParams(params: LoaderFunctionArgs["params"]) {
  if (!isLanguage(params.language)) throw notFound();
  return { id: idIn(params, "id"), language: params.language };
}
