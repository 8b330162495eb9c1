import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { listBatches } from "~/domain/articles/batches.server";
import { adminMetaOf } from "~/http/admin-meta";
import { requireAdmin } from "~/http/require-admin.server";
import { adminText } from "~/i18n/admin.server";
import { BatchList } from "~/ui/admin/articles/batch-list";

export const meta = adminMetaOf;

const newest = 5;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return {
    title: adminText("admin.title", { page: adminText("batches.title") }),
    batches: await listBatches(db, newest),
  };
}

export default function Batches() {
  const { batches } = useLoaderData<typeof loader>();
  return <BatchList batches={batches} />;
}
