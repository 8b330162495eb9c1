import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";

import { db } from "~/db/db.server";
import { readId } from "~/domain/fields/address-number";
import { listImages } from "~/domain/listings/images.server";
import { wordsOf } from "~/domain/listings/kinds";
import type { Listing } from "~/domain/listings/listing";
import type { Translation } from "~/domain/listings/translation";
import { translationSchema } from "~/domain/listings/translation.schema";
import { confirmTranslation, saveTranslation } from "~/domain/listings/translations.server";
import { altName, type TranslationDraft } from "~/domain/translations/translation-draft";
import { confirmDraft } from "~/domain/translations/translation-drafts.server";
import { proposeDescription } from "~/domain/writer/home-text/propose-home.server";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { largestListingForm } from "~/http/listing-answer.server";
import { listingPath } from "~/http/listing-request.server";
import { translationIn } from "~/http/listing-translation.server";
import { notFound } from "~/http/not-found.server";
import { button, panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { askForTranslation, draftStanding, dropTranslation } from "~/http/panel/translation-draft.server";
import { adminText } from "~/i18n/admin.server";
import { languageNames } from "~/i18n/languages";
import { listingWords } from "~/ui/admin/listings/listing-words";
import { type TranslationAnswer, TranslationScreen } from "~/ui/admin/listings/translation-screen";
import { questionPath } from "~/ui/admin/question-path";

export const meta = adminMeta;

export const loader = panelLoader({ may: "enter" }, async (visit) => {
  const translation = await translationIn(visit);
  const { language, title } = translation;
  const page = adminText("translation.title", { language: languageNames[language], title });
  const proposal = await proposalFor(translation, visit.url);
  const standing = { ...(await draftStanding(translation.listing, language, visit.url)), proposal };
  return {
    title: page,
    now: visit.now.toISOString(),
    translation,
    standing,
    images: await describedImages(translation.listing, standing.draft),
    path: listingPath(translation.listing),
  };
});

/** A description of a home that has none in this language: from its facts, not from the texts in another one. */
async function proposalFor({ listing, language, words }: Translation, url: URL): Promise<string | null | undefined> {
  if (listing.kind !== "property" || words.description.trim() !== "") return undefined;
  if (url.searchParams.get("copy") !== "facts") return null;
  return proposeDescription(db, listing.id, language);
}

/** The photos of which a draft has descriptions, in their order. */
async function describedImages(listing: Listing, draft: TranslationDraft | null) {
  if (draft?.status !== "ready") return [];
  const images = await listImages(db, listing);
  return images
    .map(({ id, photo }, place) => ({ name: altName(id), number: place + 1, source: photo.alt }))
    .filter(({ name }) => draft.words[name] !== undefined);
}

export const action = panelAction(
  { may: "enter", limit: largestListingForm },
  { save, confirm: button(confirm), translate: button(askService), drop: button(drop) },
);

async function askService(sent: Sent) {
  const { listing, language } = await translationIn(sent);
  return askForTranslation(listing, [language], `${listingPath(listing)}/translations/${language}`, sent.now);
}

async function drop(sent: Sent) {
  const { listing, language } = await translationIn(sent);
  return dropTranslation(listing, language, `${listingPath(listing)}/translations/${language}`);
}

/** Stores the words; a form that was emptied asks first whether the translation is to go. */
async function save(sent: Sent) {
  const { post } = sent;
  const translation = await translationIn(sent);
  const { listing, language } = translation;
  const here = `${listingPath(listing)}/translations/${language}`;
  const words = wordsOf(listing.kind, (name) => String(post.get(name) ?? "").replaceAll("\r\n", "\n"));
  if (Object.values(words).every((text) => text.trim() === "") && translation.state !== "missing") {
    return redirect(questionPath(`${listingWords[listing.kind].section}/remove-translation`, listing.id, language), {
      status: 303,
    });
  }
  const answer: TranslationAnswer = {
    words,
    images: Object.fromEntries(
      [...post].filter(
        (entry): entry is [string, string] => /^alt-\d+$/.test(entry[0]) && typeof entry[1] === "string",
      ),
    ),
    sourceRevision: readId(post.get("sourceRevision")) ?? translation.sourceRevision,
    savedAt: String(post.get("over") ?? post.get("savedAt") ?? "") || null,
    errors: {},
    conflict: null,
  };
  const read = translationSchema(listing.kind, translation.source).safeParse(words);
  if (!read.success) return data({ ...answer, errors: z.flattenError(read.error).fieldErrors }, { status: 400 });

  const taken = wordsOf(listing.kind, (name) => read.data[name] ?? "");
  const saved = await saveTranslation(db, listing, language, { ...answer, words: taken }, sent.now);
  if (saved.ok) {
    await confirmDraft(db, listing, language, answer.images, sent.now);
    return redirectWithAdminFlash(here, "translationSaved");
  }
  if (saved.reason === "not-found") throw notFound();
  return data({ ...answer, conflict: saved.current }, { status: 409 });
}

/** Marks a translation as right although its source changed. */
async function confirm(sent: Sent) {
  const { listing, language } = await translationIn(sent);
  const seen = readId(sent.post.get("sourceRevision")) ?? 0;
  if (!(await confirmTranslation(db, listing, language, seen, sent.now))) throw notFound();
  return redirectWithAdminFlash(`${listingPath(listing)}/translations/${language}`, "translationConfirmed");
}

export default function Translate() {
  const { translation, standing, images, path, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <TranslationScreen
      translation={translation}
      standing={standing}
      images={images}
      path={path}
      answer={answer}
      now={new Date(now)}
    />
  );
}
