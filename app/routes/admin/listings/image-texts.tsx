import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { imageTextsSchema } from "~/domain/listings/image.schema";
import { describeImage, findImage, listImages } from "~/domain/listings/images.server";
import { kinds } from "~/domain/listings/kinds";
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
  const [image, images] = await Promise.all([findImage(db, head, id), listImages(db, head)]);
  if (!image) throw notFound();
  const number = images.findIndex((each) => each.id === id) + 1;
  const title = adminText("images.describe", { number });
  return { title, head, path: listingPath(head), kinds: kinds[head.kind].imageKinds, image, number };
});

/** Says what an image shows: its alternative text in each language, and its kind. */
export const action = panelAction({ may: "enter" }, async (sent) => {
  const listing = listingIn(sent);
  const submission = parseWithZod(sent.post, { schema: imageTextsSchema(kinds[listing.kind].imageKinds) });
  if (submission.status !== "success") {
    return data({ values: submission.payload, errors: submission.error ?? {} }, { status: 400 });
  }
  const { kind, ...texts } = submission.value;
  const done = await describeImage(db, listing, idIn(sent.params, "image"), { texts, kind }, sent.now);
  if (done === "missing") throw notFound();
  return redirectWithAdminFlash(imagesPath(sent, listing), "imageDescribed");
});

export default function ImageTexts() {
  const { head, path, kinds, image, number } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <ImageTextsScreen head={head} path={path} kinds={kinds} image={image} number={number} sent={sent} />;
}
