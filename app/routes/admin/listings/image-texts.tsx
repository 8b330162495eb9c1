import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { imageTextsSchema } from "~/domain/listings/image.schema";
import { describeImage, findImage, listImages, listPlans } from "~/domain/listings/images.server";
import { kinds } from "~/domain/listings/kinds";
import type { Listing } from "~/domain/listings/listing";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { imagesPath, listingHead, listingIn, listingPath } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { ImageTextsScreen } from "~/ui/admin/images/image-texts-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const id = idIn(visit.params, "image");
  const head = await listingHead(visit);
  const [image, images, unit] = await Promise.all([findImage(db, head, id), listImages(db, head), unitOf(head, id)]);
  if (!image) throw notFound();
  const number = images.findIndex((each) => each.id === id) + 1;
  const title = unit
    ? adminText("images.describe.plan", { name: unit.name })
    : adminText("images.describe", { number });
  const path = listingPath(head);
  const back = unit
    ? { label: adminText("unitForm.edit", { name: unit.name }), href: `${path}/units/${unit.id}` }
    : null;
  return { title, head, path, kinds: unit ? [] : kinds[head.kind].imageKinds, image, back };
});

/** Says what an image shows: its alternative text in each language, and its kind. */
export const action = panelAction({ may: "enter" }, async (sent) => {
  const [listing, image] = [listingIn(sent), idIn(sent.params, "image")];
  const submission = parseWithZod(sent.post, { schema: imageTextsSchema(kinds[listing.kind].imageKinds) });
  if (submission.status !== "success") {
    return data({ values: submission.payload, errors: submission.error ?? {} }, { status: 400 });
  }
  const { kind, ...texts } = submission.value;
  const done = await describeImage(db, listing, image, { texts, kind }, sent.now);
  if (done === "missing") throw notFound();
  const unit = await unitOf(listing, image);
  const back = unit ? `${listingPath(listing)}/units/${unit.id}` : imagesPath(sent, listing);
  return redirectWithAdminFlash(back, "imageDescribed");
});

/** The unit whose drawing an image is. */
async function unitOf(listing: Listing, image: number) {
  return (await listPlans(db, listing)).find((plan) => plan.image.id === image)?.unit;
}

export default function ImageTexts() {
  const { title, head, path, kinds, image, back } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return (
    <ImageTextsScreen title={title} head={head} path={path} kinds={kinds} image={image} above={back} sent={sent} />
  );
}
