import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readPageNumber } from "~/domain/fields/address-number";
import { translationGrid } from "~/domain/properties/translation-grid.server";
import { adminMetaOf } from "~/http/admin-meta";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { TranslationGridScreen } from "~/ui/admin/properties/translation-grid-screen";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const params = new URL(request.url).searchParams;
  return {
    title: adminText("admin.title", { page: adminText("translationGrid.title") }),
    grid: await translationGrid(db, { isOpenOnly: params.get("show") === "open", page: readPageNumber(params) }),
  };
}

export default function Translations() {
  const { grid } = useLoaderData<typeof loader>();
  return <TranslationGridScreen grid={grid} />;
}
