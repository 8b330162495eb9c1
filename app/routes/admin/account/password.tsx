import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { changePasswordSchema } from "~/domain/admins/account.schema";
import { changeOwnPassword } from "~/domain/admins/own-account.server";
import { failureInit } from "~/http/accounts/attempt.server";
import { unlessBusy } from "~/http/accounts/password-queue.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { countTry, Tries, unlessItFails } from "~/http/forms/tries.server";
import { orAgain } from "~/http/panel/open-route.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ChangePasswordScreen } from "~/ui/admin/account/change-password-screen";

export const meta = adminMeta;

const byAccount = new Tries(10);

export const loader = panelLoader({ may: "enter" }, ({ admin }) => {
  return { title: adminText("account.password"), email: admin.email };
});

export const action = panelAction(
  { may: "enter" },
  orAgain(
    async ({ admin, session, post, now }) => {
      const submission = parseWithZod(post, { schema: changePasswordSchema });
      if (submission.status !== "success") {
        return data({ errors: submission.error ?? {}, failure: null }, { status: 400 });
      }
      const counters = [[byAccount, String(admin.userId)]] as const;
      const minutes = countTry(counters);
      if (minutes > 0) {
        const failure = { reason: "tooMany", minutes } as const;
        return data({ errors: {}, failure }, failureInit(failure));
      }
      const asked = { userId: admin.userId, session: session.id, ...submission.value };
      const changed = await unlessBusy(() => unlessItFails(counters, () => changeOwnPassword(db, asked, now)));
      if (changed === "busy") {
        return data({ errors: {}, failure: { reason: "busy" } as const }, failureInit({ reason: "busy" }));
      }
      if (changed.ok) {
        byAccount.forget(String(admin.userId));
        return redirectWithAdminFlash("/admin/account", "passwordChangedHere");
      }
      const errors =
        changed.reason === "wrong" ? { current: ["account.password.wrong"] } : { password: [changed.weakness] };
      return data({ errors, failure: null }, { status: 400 });
    },
    (failure) => data({ errors: {}, failure }, failureInit(failure)),
  ),
);

export default function ChangePassword() {
  const { email } = useLoaderData<typeof loader>();
  return <ChangePasswordScreen email={email} attempt={useActionData<typeof action>()} />;
}
