import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { translationGrid } from "~/domain/properties/translation-grid.server";
import { adminMetaOf } from "~/http/admin-meta";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { TranslationGridScreen } from "~/ui/admin/properties/translation-grid-screen";

export const meta = adminMetaOf;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return {
    title: adminText("admin.title", { page: adminText("translationGrid.title") }),
    homes: await translationGrid(db),
  };
}

export default function Translations() {
  const { homes } = useLoaderData<typeof loader>();
  return <TranslationGridScreen homes={homes} />;
}
