import { db } from "~/db/db.server";
import { switchOwnSecondFactorOff } from "~/domain/admins/second-factor.server";
import { adminMetaOf } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { SecondFactorOffScreen } from "~/ui/admin/account/second-factor-off-screen";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter", passwordAgain: true }, () => {
  return { title: adminText("admin.title", { page: adminText("secondFactor.off.question") }) };
});

export const action = panelAction({ may: "enter", passwordAgain: true }, async ({ admin, now }) => {
  await switchOwnSecondFactorOff(db, admin.userId, now);
  return redirectWithAdminFlash("/admin/account", "secondFactorOff");
});

export default SecondFactorOffScreen;
