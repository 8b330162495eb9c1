import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { beginSecondFactor, confirmSecondFactor } from "~/domain/admins/second-factor.server";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { sentText } from "~/domain/fields/sent-text";
import { secondFactorKey } from "~/http/accounts/second-factor-key.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { adminMeta } from "~/http/admin-meta";
import { orBackTo, panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage } from "~/i18n/languages";
import { RecoveryCodesScreen } from "~/ui/admin/account/recovery-codes-screen";
import { SecondFactorScreen } from "~/ui/admin/account/second-factor-screen";

export const meta = adminMeta;

/** The picture for the phone. Nothing is in force before a code of it was typed. */
export const loader = panelLoader(
  { may: "enter", passwordAgain: true },
  orBackTo("/admin/account", async ({ admin, now }) => {
    const { userId, email } = admin;
    const { name: issuer } = await agencyIdentity(db, defaultLanguage);
    const setup = await beginSecondFactor(db, { userId, email, issuer }, secondFactorKey, now);
    const title = adminText("secondFactor.title");
    return data({ title, setup });
  }),
);

export const action = panelAction({ may: "enter", passwordAgain: true }, async ({ admin, now, post }) => {
  const code = sentText(post, "code");
  const confirmed = await confirmSecondFactor(db, { userId: admin.userId, code }, secondFactorKey, now);
  if (confirmed.ok) return data({ email: admin.email, recoveryCodes: confirmed.recoveryCodes, error: null });
  if (confirmed.reason === "notBegun") return redirect("/admin/account", { status: 303, headers: adminHeaders });
  return data({ recoveryCodes: null, error: "secondFactor.code.wrong" as const }, { status: 400 });
});

export default function SecondFactor() {
  const { setup } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.recoveryCodes) return <RecoveryCodesScreen codes={answer.recoveryCodes} email={answer.email} />;
  return <SecondFactorScreen setup={setup} error={answer?.error ?? null} />;
}
