import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { nameSchema } from "~/domain/admins/account.schema";
import { endSessions, listSessions, saveName } from "~/domain/admins/own-account.server";
import { hasSecondFactor, recoveryCodesLeft } from "~/domain/admins/second-factor.server";
import { calendarAddressMadeAt, forgetCalendarAddress } from "~/domain/diary/calendar-address.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { badRequest } from "~/http/not-found.server";
import { button, panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { besides, takeBeside } from "~/http/panel/typed-beside.server";
import { adminText } from "~/i18n/admin.server";
import { OwnAccountScreen } from "~/ui/admin/account/own-account-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const { admin, session, now } = visit;
  const [sessions, hasCode, codesLeft, calendarMadeAt] = await Promise.all([
    listSessions(db, admin.userId, session.id, now),
    hasSecondFactor(db, admin.userId),
    recoveryCodesLeft(db, admin.userId),
    calendarAddressMadeAt(db, admin.userId),
  ]);
  return {
    title: adminText("account.title"),
    now: now.toISOString(),
    admin,
    sessions,
    calendarMadeAt,
    secondFactor: hasCode ? { codesLeft } : null,
    typedName: takeBeside(visit)?.name,
  };
});

export const action = panelAction(
  { may: "enter" },
  {
    /** How one is called. */
    name: async ({ admin, post, now }) => {
      const submission = parseWithZod(post, { schema: nameSchema });
      if (submission.status !== "success") {
        return data({ name: String(post.get("name") ?? ""), errors: submission.error?.name ?? [] }, { status: 400 });
      }
      await saveName(db, admin.userId, submission.value.name, now);
      return redirectWithAdminFlash("/admin/account", "nameSaved");
    },

    /** Ends one of one's own sessions, or all others. The one that is used ends by signing out. */
    "end-sessions": button(
      besides(async ({ admin, session, url, now }) => {
        const named = url.searchParams.get("session") ?? "";
        if (!/^(?:[0-9a-f]{64}|others)$/.test(named)) throw badRequest();
        const count = await endSessions(db, { userId: admin.userId, current: session.id, session: named }, now);
        return redirectWithAdminFlash("/admin/account", "sessionsEnded", { values: { count } });
      }),
    ),

    "forget-calendar": button(
      besides(async ({ admin, now }) => {
        await forgetCalendarAddress(db, admin.userId, now);
        return redirectWithAdminFlash("/admin/account", "calendarForgotten");
      }),
    ),
  },
);

export default function OwnAccount() {
  const { title: _title, now, typedName, ...shown } = useLoaderData<typeof loader>();
  const typed = typedName === undefined ? undefined : { name: typedName, errors: [] };
  return <OwnAccountScreen now={new Date(now)} attempt={useActionData<typeof action>() ?? typed} {...shown} />;
}
