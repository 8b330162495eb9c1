import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { changePasswordSchema } from "~/domain/admins/account.schema";
import { changeOwnPassword } from "~/domain/admins/own-account.server";
import { adminMetaOf } from "~/http/admin-meta";
import { failureInit } from "~/http/attempt.server";
import { entranceAction } from "~/http/entrance-action.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { unlessBusy } from "~/http/password-queue.server";
import { readPost } from "~/http/post.server";
import { requireAdmin, requireAdminHere } from "~/http/require-admin.server";
import { countTry, Tries, unlessItFails } from "~/http/tries.server";
import { adminText } from "~/i18n/admin.server";
import { ChangePasswordScreen } from "~/ui/admin/account/change-password-screen";

export const meta = adminMetaOf;

const byAccount = new Tries(10);

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireAdmin(request);
  return { title: adminText("admin.title", { page: adminText("account.password") }), email };
}

export const action = entranceAction(
  async ({ request }: ActionFunctionArgs) => {
    const { admin, session } = await requireAdminHere(request);
    const submission = parseWithZod(await readPost(request), { schema: changePasswordSchema });
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
    const changed = await unlessBusy(() => unlessItFails(counters, () => changeOwnPassword(db, asked, new Date())));
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
  (_form, failure) => data({ errors: {}, failure }, failureInit(failure)),
);

export default function ChangePassword() {
  const { email } = useLoaderData<typeof loader>();
  return <ChangePasswordScreen email={email} attempt={useActionData<typeof action>()} />;
}
