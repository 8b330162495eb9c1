import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { readId } from "~/domain/fields/address-number";
import { longestAltText } from "~/domain/listings/image";
import { describeEmpty } from "~/domain/listings/undescribed-images.server";
import { photoSubjects, type PhotoSubject } from "~/domain/writer/picture-texts/picture-facts";
import { proposePictureTexts } from "~/domain/writer/picture-texts/propose-pictures.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { largestListingForm } from "~/http/listing-answer.server";
import { listingHead, listingIn, listingPath } from "~/http/listing-request.server";
import { notFound } from "~/http/not-found.server";
import { panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { isLanguage, languages, type Localized } from "~/i18n/languages";
import { ProposeTextsScreen } from "~/ui/admin/images/propose-texts-screen";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const head = await listingHead(visit);
  const pictures = await proposePictureTexts(db, head, new Map());
  if (!pictures) throw notFound();
  return { title: adminText("images.propose.title", { title: head.title }), head, path: listingPath(head), pictures };
});

export const action = panelAction({ may: "enter", limit: largestListingForm }, { write, save });

/** Fills the fields with what was chosen for each photo. What somebody typed stays, what was proposed before does not. */
async function write(sent: Sent) {
  const { post } = sent;
  const listing = listingIn(sent);
  const { was, show } = choicesIn(post);
  const [before, pictures] = [
    await proposePictureTexts(db, listing, was),
    await proposePictureTexts(db, listing, show),
  ];
  if (!before || !pictures) throw notFound();
  const typed = typedIn(post);
  for (const { image, proposals } of before) {
    for (const language of languages) {
      const name = `alt-${image.id}-${language}`;
      if ((typed[name] ?? "").trim() === "" || typed[name] === proposals[language]) delete typed[name];
    }
  }
  return { pictures, typed, tooLong: [] };
}

/** Stores what is in the fields, where nothing stands yet. */
async function save(sent: Sent) {
  const listing = listingIn(sent);
  const { show } = choicesIn(sent.post);
  const typed = typedIn(sent.post);
  const tooLong = Object.keys(typed).filter((name) => (typed[name] ?? "").trim().length > longestAltText);
  if (tooLong.length > 0) {
    const pictures = await proposePictureTexts(db, listing, show);
    return data({ pictures: pictures ?? [], typed, tooLong }, { status: 400 });
  }
  const { stored, kept } = await describeEmpty(db, listing, textsIn(typed), sent.now);
  const path = `${listingPath(listing)}/images`;
  if (stored === 0) return redirectWithAdminFlash(path, "imagesProposedNone", { hasFailed: true });
  const values = { count: stored, kept };
  return redirectWithAdminFlash(path, kept > 0 ? "imagesProposedPartly" : "imagesProposed", { values });
}

/** What the photos show, and what they were said to show before. */
function choicesIn(post: FormData) {
  return { show: subjectsIn(post, "show"), was: subjectsIn(post, "was") };
}

/** `show-12` says what photo 12 shows. @throws {Response} 400 for a choice that no page of ours offers */
function subjectsIn(post: FormData, field: "show" | "was"): Map<number, PhotoSubject> {
  const said = new Map<number, PhotoSubject>();
  for (const [name, value] of post) {
    const id = name.startsWith(`${field}-`) ? readId(name.slice(field.length + 1)) : undefined;
    const subject = photoSubjects.find((known) => known === value);
    if (id === undefined || value === "") continue;
    if (!subject) throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
    said.set(id, subject);
  }
  return said;
}

/** Of a field that comes twice, the first. */
function typedIn(post: FormData): Record<string, string> {
  const names = [...new Set(post.keys())].filter((name) => /^alt-\d+-\w+$/.test(name));
  return Object.fromEntries(names.map((name) => [name, String(post.get(name))]));
}

/** `alt-12-es`: the text of image 12 in Spanish. */
function textsIn(typed: Readonly<Record<string, string>>): Map<number, Partial<Localized>> {
  const texts = new Map<number, Partial<Localized>>();
  for (const [name, text] of Object.entries(typed)) {
    const [, number, language] = /^alt-(\d+)-(\w+)$/.exec(name) ?? [];
    const id = readId(number);
    if (id !== undefined && isLanguage(language)) texts.set(id, { ...texts.get(id), [language]: text });
  }
  return texts;
}

export default function ProposeTexts() {
  const { head, path, pictures } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  return <ProposeTextsScreen head={head} path={path} pictures={sent?.pictures ?? pictures} sent={sent} />;
}
