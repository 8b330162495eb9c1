import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { nameSchema } from "~/domain/admins/account.schema";
import { listSessions, saveName } from "~/domain/admins/own-account.server";
import { hasSecondFactor, recoveryCodesLeft } from "~/domain/admins/second-factor.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin, requireAdminHere } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { OwnAccountScreen } from "~/ui/admin/account/own-account-screen";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  const { admin, session } = await requireAdminHere(request);
  const now = new Date();
  const [sessions, hasCode, codesLeft] = await Promise.all([
    listSessions(db, admin.userId, session.id, now),
    hasSecondFactor(db, admin.userId),
    recoveryCodesLeft(db, admin.userId),
  ]);
  return {
    title: adminText("admin.title", { page: adminText("account.title") }),
    now: now.toISOString(),
    admin,
    sessions,
    secondFactor: hasCode ? { codesLeft } : null,
  };
}

/** Saves how one is called. */
export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request);
  const form = await readPost(request);
  const submission = parseWithZod(form, { schema: nameSchema });
  if (submission.status !== "success") {
    return data({ name: String(form.get("name") ?? ""), errors: submission.error?.name ?? [] }, { status: 400 });
  }
  await saveName(db, userId, submission.value.name, new Date());
  return redirectWithAdminFlash("/admin/account", "nameSaved");
});

export default function OwnAccount() {
  const { title: _title, now, ...shown } = useLoaderData<typeof loader>();
  return <OwnAccountScreen now={new Date(now)} attempt={useActionData<typeof action>()} {...shown} />;
}
