import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readId } from "~/domain/fields/address-number";
import { altTextSchema, uploadKindSchema } from "~/domain/listings/image.schema";
import {
  describeImage,
  type Direction,
  listImages,
  makePrimary,
  moveImage,
  orderImages,
} from "~/domain/listings/images.server";
import { kinds } from "~/domain/listings/kinds";
import type { Listing, ListingHead } from "~/domain/listings/listing";
import { listUndescribed } from "~/domain/listings/undescribed-images.server";
import { dismissUpload, listUploads } from "~/domain/listings/uploads.server";
import { adminMeta } from "~/http/admin-meta";
import { reasonOf } from "~/http/failure-reason.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { sentId } from "~/http/id-in.server";
import { imagesPath, listingHead, listingIn, listingPath, redirectToImages } from "~/http/listing-request.server";
import { readUnlessFiles, takeFiles } from "~/http/listing-uploads.server";
import { notFound } from "~/http/not-found.server";
import { wasThrownOnPurpose } from "~/http/panel/failed-deed.server";
import { button, panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import type { RouteHandle } from "~/http/route-handle";
import { withPause } from "~/http/upload-answer.server";
import type { AdminFlashName } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { ImagesScreen } from "~/ui/admin/images/images-screen";

export const handle = { upload: true } satisfies RouteHandle;

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const head = await listingHead(visit);
  const shared = {
    title: adminText("images.title", { title: head.title }),
    head,
    path: listingPath(head),
    kinds: kinds[head.kind].imageKinds,
  };
  try {
    const [images, uploads] = await Promise.all([listImages(db, head), listUploads(db, head)]);
    const lacksTexts = (await listUndescribed(db, head)).length > 0;
    // What the files of an upload that failed were said to show.
    const kind = uploadKindSchema(shared.kinds).safeParse(visit.url.searchParams.get("kind") ?? undefined).data;
    return data({ ...shared, images, uploads: withPause(uploads), failure: null, kind, lacksTexts });
  } catch (error) {
    const failure = adminText("images.fetchFailed", { reason: reasonOf(error, visit.request) });
    return data({ ...shared, images: [], uploads: [], failure, kind: undefined, lacksTexts: false }, { status: 500 });
  }
});

export const action = panelAction(
  { may: "enter", read: readUnlessFiles },
  {
    upload: async (sent) => {
      const listing = await listingHead(sent);
      const destination = { place: listing, kinds: kinds[listing.kind].imageKinds, back: imagesPath(sent, listing) };
      return takeFiles(sent, destination);
    },
    primary: button((sent) => orSay("primaryImageFailed", sent, primary)),
    earlier: button((sent) => orSay("imagesReorderFailed", sent, (listing) => move(sent, listing, "earlier"))),
    later: button((sent) => orSay("imagesReorderFailed", sent, (listing) => move(sent, listing, "later"))),
    order: button((sent) => orSay("imagesReorderFailed", sent, order)),
    alt: button((sent) => orSay("imageTextNotKept", sent, describe)),
    dismiss: button(dismiss),
  },
);

async function primary(listing: Listing, sent: Sent) {
  const done = await makePrimary(db, listing, sentId(sent.post, "image"), sent.now);
  if (done === "missing") throw notFound();
  if (done === "noPhoto") return refusal(sent, "primaryImageFailed", { reason: adminText("images.notAPhoto") });
  return redirectWithAdminFlash(imagesPath(sent, listing), "primaryImageUpdated");
}

async function move(sent: Sent, listing: Listing, direction: Direction) {
  const id = sentId(sent.post, "image");
  if ((await moveImage(db, listing, id, direction, sent.now)) === "missing") throw notFound();
  return redirectToImages(sent, listing, id);
}

/** Puts all images into the order that was drawn with the pointer: their ids, separated by commas. */
async function order(listing: Listing, sent: Sent) {
  const ids = String(sent.post.get("order"))
    .split(",")
    .flatMap((id) => readId(id) ?? []);
  await orderImages(db, listing, ids, sent.now);
  return redirectToImages(sent, listing);
}

/** Keeps the alternative text in the language of the listing. Its field takes no more than can be kept. */
async function describe(listing: ListingHead, sent: Sent) {
  const said = altTextSchema.safeParse({ alt: sent.post.get("alt") });
  if (!said.success) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  const texts = { [listing.language]: said.data.alt };
  const done = await describeImage(db, listing, sentId(sent.post, "image"), { texts }, sent.now);
  if (done === "missing") throw notFound();
  return redirectWithAdminFlash(imagesPath(sent, listing), "imageDescribed");
}

/** Takes away the line about a file that was not taken. One that is gone already was dismissed before. */
async function dismiss(sent: Sent) {
  const listing = await listingHead(sent);
  await dismissUpload(db, listing, sentId(sent.post, "upload"));
  return redirectToImages(sent, listing);
}

type Deed = (listing: ListingHead, sent: Sent) => Promise<Response>;

/** Where a deed fails unforeseen, the page of the images says why in its own words, and what was typed, which it shows no more. */
async function orSay(name: AdminFlashName, sent: Sent, deed: Deed): Promise<Response> {
  const listing = await listingHead(sent);
  try {
    return await deed(listing, sent);
  } catch (error) {
    if (wasThrownOnPurpose(error)) throw error;
    const values: Record<string, string> = { reason: reasonOf(error, sent.request) };
    const text = sent.post.get("alt");
    if (typeof text === "string") values.text = text;
    return refusal(sent, name, values);
  }
}

function refusal(sent: Sent, name: AdminFlashName, values: Record<string, string>) {
  return redirectWithAdminFlash(imagesPath(sent, listingIn(sent)), name, { values, hasFailed: true });
}

export default function Images() {
  const { head, path, kinds, images, uploads, failure, kind, lacksTexts } = useLoaderData<typeof loader>();
  const attempt = useActionData<typeof action>();
  return (
    <ImagesScreen
      head={head}
      path={path}
      kinds={kinds}
      kind={kind}
      images={images}
      uploads={uploads}
      failure={failure}
      error={attempt?.error}
      lacksTexts={lacksTexts}
    />
  );
}
