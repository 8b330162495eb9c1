import { useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { deleteListing, findDeletion } from "~/domain/listings/deletion.server";
import { listQuery, readListSearch } from "~/domain/properties/property-list";
import { adminMetaOf } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { listingIn, listPath, removeFiles } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader, type Visit } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ListingDeleteScreen } from "~/ui/admin/listings/listing-delete-screen";

export const meta = adminMetaOf;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const { kind, deletion } = await deletionIn(visit);
  const title = adminText("admin.title", { page: adminText(`${kind}Delete.question`) });
  return { title, kind, deletion, back: listBefore(visit) };
});

export const action = panelAction({ may: "enter" }, async (sent) => {
  const { deletion, ...listing } = await deletionIn(sent);
  const { kind } = listing;
  const { request, admin, now } = sent;
  const back = listBefore(sent);
  try {
    const deleted = await deleteListing(db, listing, admin.userId, now);
    if (deleted.ok) await removeFiles(deleted, request);
  } catch (error) {
    const values = { reason: reasonOf(error, request) };
    return redirectWithAdminFlash(back, `${kind}DeleteFailed`, { values, hasFailed: true });
  }
  return redirectWithAdminFlash(back, `${kind}Deleted`, { values: { title: deletion.title } });
});

export default function DeleteListing() {
  const { kind, deletion, back } = useLoaderData<typeof loader>();
  return <ListingDeleteScreen kind={kind} deletion={deletion} back={back} />;
}

async function deletionIn(visit: Visit) {
  const listing = listingIn(visit);
  const deletion = await findDeletion(db, listing);
  if (!deletion) throw notFound();
  return { ...listing, deletion };
}

/** The list as it was when the deletion was asked for. */
function listBefore(visit: Visit): string {
  return `${listPath(listingIn(visit))}${listQuery(readListSearch(visit.url.searchParams))}`;
}
