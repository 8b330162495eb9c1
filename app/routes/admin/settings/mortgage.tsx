import { parseWithZod } from "@conform-to/zod/v4";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { mortgageFields } from "~/domain/agency/mortgage";
import { mortgageSchema } from "~/domain/agency/mortgage.schema";
import { findMortgageDefaults, saveMortgageDefaults } from "~/domain/agency/mortgage.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { useAdminText } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { untouched } from "~/ui/admin/settings/form-state";
import { MortgageForm } from "~/ui/admin/settings/mortgage-form";
import { SmallFormPage } from "~/ui/admin/settings/small-form-page";

import { overtaken, refused } from "./form-answers.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "settings" }, async ({ now }) => {
  const { mortgage, version } = await findMortgageDefaults(db);
  return {
    title: adminText("settings.mortgage"),
    today: dayInBarcelona(now),
    state: untouched({ ...mortgageFields(mortgage), version }),
    wasChecked: mortgage.checkedOn !== null,
  };
});

export const action = panelAction({ may: "settings" }, async ({ admin, now, post }) => {
  const submission = parseWithZod(post, { schema: mortgageSchema(dayInBarcelona(now)) });
  if (submission.status !== "success") return refused(post, submission);

  const { mortgage, version } = submission.value;
  const saved = await saveMortgageDefaults(db, mortgage, version, now, admin.userId);
  if (saved.ok) return redirectWithAdminFlash("/admin/settings", "mortgageSaved");
  const stored = await findMortgageDefaults(db);
  return overtaken(post, mortgageFields(stored.mortgage), stored.version);
});

export default function Mortgage() {
  const { state, today, wasChecked } = useLoaderData<typeof loader>();
  const { t } = useAdminText();
  return (
    <SmallFormPage title={t("settings.mortgage")}>
      <MortgageForm state={useActionData<typeof action>()?.state ?? state} today={today} wasChecked={wasChecked} />
    </SmallFormPage>
  );
}
