import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { listDevelopments } from "~/domain/developments/development-list.server";
import { readPageNumber } from "~/domain/fields/address-number";
import { adminMeta } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { DevelopmentListScreen } from "~/ui/admin/developments/development-list-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async ({ request, url, now }) => {
  const title = adminText("developmentList.title");
  try {
    return data({
      title,
      ...(await listDevelopments(db, readPageNumber(url.searchParams), now)),
      failure: null,
    });
  } catch (error) {
    const failure = adminText("developmentList.failed", { reason: reasonOf(error, request) });
    return data({ title, developments: null, failure }, { status: 500 });
  }
});

export default function Developments() {
  const { failure, ...list } = useLoaderData<typeof loader>();
  return <DevelopmentListScreen list={list.developments === null ? null : list} failure={failure} />;
}
