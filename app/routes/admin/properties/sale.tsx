import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { type PropertyStatus, propertyStatuses } from "~/domain/properties/property";
import { saleSchema } from "~/domain/properties/sale.schema";
import { findSale, type Moved, moveHome, sellHome } from "~/domain/properties/status.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import { button, panelAction, panelLoader, type Sent, type Visit } from "~/http/panel/panel-route.server";
import { pathBefore } from "~/http/require-admin.server";
import type { AdminFlashName } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { SaleScreen } from "~/ui/admin/properties/sale-screen";

import { askAboutVisitors } from "../diary/visitors-question.server";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ params, now }) => {
  const home = await findSale(db, idIn(params, "id"));
  if (!home) throw notFound();
  // Nobody can buy what nobody can see.
  if (home.status === "draft") throw redirect(editPath(home.id));
  const title = adminText(home.status === "sold" ? "sale.question.correct" : "sale.question");
  return { title, home, today: dayInBarcelona(now) };
});

/** Sells a home, reserves it, or puts it back on sale. */
export const action = panelAction(
  { may: "enter" },
  {
    sell: async (sent) => {
      const id = idIn(sent.params, "id");
      const submission = parseWithZod(sent.post, { schema: saleSchema(sent.now) });
      if (submission.status !== "success") {
        return data({ values: submission.payload, errors: submission.error ?? {} }, { status: 400 });
      }
      const from = statusBefore(sent);
      const done = await sellHome(db, id, submission.value, { from, by: sent.admin.userId }, sent.now);
      if (!done.ok && done.reason === "overtaken") {
        return data({ values: submission.payload, errors: { soldOn: ["sale.overtaken"] } }, { status: 409 });
      }
      return answer(sent, done, from === "sold" ? "saleSaved" : "propertySold");
    },
    reserve: button((sent) => moved(sent, "pending", "propertyReserved")),
    offer: button((sent) => moved(sent, "available", "propertyOffered")),
  },
);

async function moved(sent: Sent, to: "available" | "pending", said: AdminFlashName) {
  const move = { from: statusBefore(sent), to };
  return answer(sent, await moveHome(db, idIn(sent.params, "id"), move, sent.admin.userId, sent.now), said);
}

/** The status in which the page showed the home on which it was pressed. Not `from`: the script of dialogs fills that with an address. */
function statusBefore({ post }: Sent): PropertyStatus | undefined {
  return propertyStatuses.find((status) => status === post.get("shown"));
}

async function answer(sent: Sent, done: Moved, said: AdminFlashName): Promise<Response> {
  if (done.ok) {
    const values = { title: done.title };
    // A sale that is corrected, and a home that is for sale again, leave nobody before a closed door.
    const isGone = said === "propertySold" || said === "propertyReserved";
    const home = { kind: "property", id: idIn(sent.params, "id") } as const;
    const asked = isGone && (await askAboutVisitors(home, sent.now, { name: said, values }));
    return asked || redirectWithAdminFlash(pathBack(sent), said, { values });
  }
  if (done.reason === "not-found") throw notFound();
  if (done.reason === "overtaken") return redirectWithAdminFlash(pathBack(sent), "saleOvertaken", { hasFailed: true });
  return redirectWithAdminFlash(editPath(idIn(sent.params, "id")), "propertyWithoutPrice", { hasFailed: true });
}

/** The page on which it was pressed; the form of the home where that is the page of the sale itself. */
function pathBack({ request, url, params }: Visit): string {
  const before = pathBefore(request);
  const { pathname } = new URL(before, url);
  return pathname === url.pathname || pathname === "/admin" ? editPath(idIn(params, "id")) : before;
}

function editPath(id: number): string {
  return `/admin/properties/${id}/edit`;
}

export default function Sale() {
  const { home, today } = useLoaderData<typeof loader>();
  return <SaleScreen home={home} today={today} sent={useActionData<typeof action>()} />;
}
