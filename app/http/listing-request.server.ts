import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import type { Listing, ListingHead, ListingKind } from "~/domain/listings/listing";
import { findListing } from "~/domain/listings/listings.server";
import { environment } from "~/environment.server";
import { removePhoto } from "~/outside/photos/accept.server";
import { removeReceived } from "~/outside/photos/received.server";

import { adminHeaders } from "./admin-headers.server";
import { noteError } from "./error-reference.server";
import { idIn } from "./id-in.server";
import { notFound } from "./not-found.server";
import type { Visit } from "./panel/panel-route.server";
import { pathBefore } from "./require-admin.server";
import { routedPath } from "./routed-path";

const folders: Record<ListingKind, string> = { property: "/admin/properties", development: "/admin/developments" };

type Asked = Pick<Visit, "request" | "params">;

/** The listing that an address names: `/admin/properties/3/images`. @throws {Response} 404 for what names none */
export function listingIn({ request, params }: Asked): Listing {
  const isDevelopment = routedPath(new URL(request.url)).startsWith(folders.development);
  const kind: ListingKind = isDevelopment ? "development" : "property";
  return { kind, id: idIn(params, "id") };
}

/** The same, with its name. @throws {Response} 404 where it is gone */
export async function listingHead(asked: Asked): Promise<ListingHead> {
  const head = await findListing(db, listingIn(asked));
  if (!head) throw notFound();
  return head;
}

/** Address of all listings of a kind. */
export function listPath({ kind }: Pick<Listing, "kind">): string {
  return folders[kind];
}

/** Address of everything about a listing in the panel: `/admin/properties/3`. */
export function listingPath(listing: Listing): string {
  return `${listPath(listing)}/${listing.id}`;
}

/** The page with the images from which a form was sent: the form of the listing, else the page of the images. */
export function imagesPath({ request }: Pick<Visit, "request">, listing: Listing): string {
  const form = `${listingPath(listing)}/edit`;
  const before = new URL(pathBefore(request), "http://here.invalid").pathname;
  return before === form ? form : `${listingPath(listing)}/images`;
}

/** Back to the images without a message: the change itself is to be seen. @param image where to look */
export function redirectToImages(visit: Pick<Visit, "request">, listing: Listing, image?: number): Response {
  const place = image === undefined ? "" : `#image-${image}`;
  return redirect(imagesPath(visit, listing) + place, { status: 303, headers: adminHeaders });
}

/** The rows are gone by now: a file that stays behind is noted, and swept at night. */
export async function removeFiles(
  { photos, uploads = [] }: { photos: readonly string[]; uploads?: readonly string[] },
  request: Request,
): Promise<void> {
  const { uploadsDir } = environment;
  const removals = [
    ...photos.map((name) => () => removePhoto(name, uploadsDir)),
    ...uploads.map((file) => () => removeReceived(file, uploadsDir)),
  ];
  for (const remove of removals) {
    try {
      await remove();
    } catch (error) {
      noteError(error, request);
    }
  }
}
