import { db } from "~/db/db.server";
import { deleteListingWith } from "~/domain/diary/removed-with-appointments.server";
import type { Deletion } from "~/domain/listings/deletion";
import { findDeletion } from "~/domain/listings/deletion.server";
import { listImages, removeImage } from "~/domain/listings/images.server";
import { removeTranslation } from "~/domain/listings/translations.server";
import { listQuery, readListSearch } from "~/domain/properties/property-list";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { imagesPath, listingHead, listingIn, listingPath, listPath, removeFiles } from "~/http/listing-request.server";
import { translationIn } from "~/http/listing-translation.server";
import { notFound } from "~/http/not-found.server";
import { notDone } from "~/http/panel/failed-deed.server";
import type { Visit } from "~/http/panel/panel-route.server";
import { panelList } from "~/i18n/admin-list";
import { adminText } from "~/i18n/admin.server";
import { languageNames } from "~/i18n/languages";
import { imageRegions } from "~/ui/admin/images/image-forms";
import { listingWords } from "~/ui/admin/listings/listing-words";

import { choicesForRemoval, chosenIn } from "../diary/visitors-question.server";
import type { Question } from "../question";

/** `:id` is the listing. */
export const deletingListing: Question = {
  needs: { may: "enter" },
  ask: async (visit) => {
    const { kind, id } = listingIn(visit);
    const deletion = await findDeletion(db, { kind, id });
    if (!deletion) return undefined;
    const { enquiries } = deletion;
    return {
      question: adminText(`${kind}Delete.question`),
      lost: [
        kind === "property" ? homeGoes(deletion) : developmentGoes(deletion),
        ...(enquiries > 0 ? [adminText(`${kind}Delete.enquiries`, { count: enquiries })] : []),
      ],
      choices: await choicesForRemoval(kind === "property" ? { kind, id } : { kind, id, unit: null }, visit.now),
      confirm: adminText(`${kind}Delete.confirm`),
      confirming: adminText(`${kind}Delete.deleting`),
      parent: { label: adminText(listingWords[kind].list), href: listBefore(visit) },
    };
  },
  act: async (sent) => {
    const listing = listingIn(sent);
    const { kind } = listing;
    const deletion = await findDeletion(db, listing);
    if (!deletion) throw notFound();
    const back = listBefore(sent);
    try {
      const removal = { cancels: chosenIn(sent.post), by: sent.admin.userId };
      const deleted = await deleteListingWith(db, listing, removal, sent.now);
      if (deleted.ok) await removeFiles(deleted, sent.request);
    } catch (error) {
      return notDone(error, sent.request, back, `${kind}DeleteFailed`);
    }
    return redirectWithAdminFlash(back, `${kind}Deleted`, { values: { title: deletion.title } });
  },
};

function homeGoes({ title, images, translations }: Deletion): string {
  const what = [
    ...(images > 0 ? [adminText("propertyDelete.images", { count: images })] : []),
    ...(translations > 0 ? [adminText("propertyDelete.translations", { count: translations })] : []),
  ];
  if (what.length === 0) return adminText("propertyDelete.goesAlone", { title });
  return adminText("propertyDelete.goesWith", { title, what: panelList.format(what) });
}

function developmentGoes({ title, units, images }: Deletion): string {
  return adminText("developmentDelete.text", { name: title, count: units, images });
}

/** The list as it was when the deletion was asked for. */
function listBefore(visit: Visit): string {
  return `${listPath(listingIn(visit))}${listQuery(readListSearch(visit.url.searchParams))}`;
}

/** `:id` is the listing, `:part` the image. */
export const deletingImage: Question = {
  needs: { may: "enter" },
  ask: async (visit) => {
    const head = await listingHead(visit);
    const id = idIn(visit.params, "part");
    // Not the drawing of a unit, which goes with the next one.
    const image = (await listImages(db, head)).find((each) => each.id === id);
    return (
      image && {
        question: adminText("images.removal.question"),
        lost: [
          { photo: image.photo },
          adminText("images.removal.text"),
          ...(image.isPrimary ? [adminText("images.removal.primary")] : []),
        ],
        confirm: adminText("images.removal.confirm"),
        confirming: adminText("images.removal.confirming"),
        parent: { label: adminText("images.title", { title: head.title }), href: `${listingPath(head)}/images` },
        changes: imageRegions,
      }
    );
  },
  act: async (sent) => {
    const listing = listingIn(sent);
    const id = idIn(sent.params, "part");
    const back = imagesPath(sent, listing);
    try {
      const photo = await removeImage(db, listing, id, sent.now);
      if (photo === undefined) throw notFound();
      await removeFiles({ photos: [photo] }, sent.request);
    } catch (error) {
      return notDone(error, sent.request, back, "imageDeleteFailed");
    }
    return redirectWithAdminFlash(back, "imageDeleted");
  },
};

/** `:id` is the listing, `:part` the language. */
export const removingTranslation: Question = {
  needs: { may: "enter" },
  ask: async (visit) => {
    const { listing, language, sourceLanguage, state } = await translationIn(visit, visit.params.part);
    if (state === "missing") return undefined;
    return {
      question: adminText("translation.removeQuestion"),
      lost: [adminText(listingWords[listing.kind].removeTranslation, { language: languageNames[sourceLanguage] })],
      confirm: adminText("translation.removeConfirm"),
      confirming: adminText("translation.removing"),
      parent: { label: languageNames[language], href: `${listingPath(listing)}/translations/${language}` },
    };
  },
  act: async (sent) => {
    const { listing, language } = await translationIn(sent, sent.params.part);
    if (!(await removeTranslation(db, listing, language, sent.now))) throw notFound();
    return redirectWithAdminFlash(`${listingPath(listing)}/edit`, "translationRemoved");
  },
};
