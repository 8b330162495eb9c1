import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { db } from "~/db/db.server";
import { switchOwnSecondFactorOff } from "~/domain/admins/second-factor.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { formAction } from "~/http/panel-action.server";
import { readPost } from "~/http/post.server";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { SecondFactorOffScreen } from "~/ui/admin/account/second-factor-off-screen";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request, { passwordAgain: true });
  return { title: adminText("admin.title", { page: adminText("secondFactor.off.question") }) };
}

export const action = formAction(async ({ request }: ActionFunctionArgs) => {
  const { userId } = await requireAdmin(request, { passwordAgain: true });
  await readPost(request);
  await switchOwnSecondFactorOff(db, userId, new Date());
  return redirectWithAdminFlash("/admin/account", "secondFactorOff");
});

export default SecondFactorOffScreen;
