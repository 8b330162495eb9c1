import { db } from "~/db/db.server";
import { bookPath } from "~/domain/booking/booking";
import { openKinds } from "~/domain/booking/free-times.server";
import { appointmentsOfHome } from "~/domain/diary/appointments.server";
import { briefsForHome } from "~/domain/enquiries/briefs/brief-matching.server";
import { textsOf } from "~/domain/listings/form";
import { listImages } from "~/domain/listings/images.server";
import type { Listing } from "~/domain/listings/listing";
import { marksOf } from "~/domain/listings/merging.server";
import { listTranslations } from "~/domain/listings/translations.server";
import { listUploads } from "~/domain/listings/uploads.server";
import { checkAdvert } from "~/domain/properties/advert-checklist.server";
import { findPropertyForm } from "~/domain/properties/property-editing.server";
import { propertyForm } from "~/domain/properties/property-form";
import { isListed } from "~/domain/properties/property-search";
import { findSale } from "~/domain/properties/status.server";
import { adminText } from "~/i18n/admin.server";

import { reasonOf } from "./failure-reason.server";
import { ownOrigin } from "./own-address.server";
import { translationStanding } from "./panel/translation-draft.server";
import { withPause } from "./upload-answer.server";

/** Everything about a home that its editing page shows; null where there is none. */
export async function editedHome(request: Request, id: number, now: Date) {
  const [form, sold, translations, standing, checklist, briefs, appointments, booked, pictures] = await Promise.all([
    findPropertyForm(db, id),
    findSale(db, id),
    listTranslations(db, { kind: "property", id }),
    translationStanding({ kind: "property", id }, now),
    checkAdvert(db, id, now),
    briefsForHome(db, id, now),
    appointmentsOfHome(db, id),
    openKinds(db),
    readPictures(request, { kind: "property", id }),
  ]);
  if (!form) return null;
  const { values, ...kept } = form;
  const texts = textsOf(propertyForm, values);
  const isBookable = booked.includes("viewing") && isListed(values.status);
  const opened = marksOf(propertyForm.fields, texts);
  return {
    home: { ...kept, title: values.title, status: values.status, sale: sold?.sale ?? null, texts, opened },
    translations,
    standing,
    checklist,
    briefs,
    appointments,
    bookingLink: isBookable ? ownOrigin(request) + bookPath({ kind: "viewing", homeId: id }) : null,
    pictures,
  };
}

/** Images that cannot be read are said to be so in their section; the rest of the page stays of use. */
async function readPictures(request: Request, home: Listing) {
  try {
    const [images, uploads] = await Promise.all([listImages(db, home), listUploads(db, home)]);
    return { images, uploads: withPause(uploads), failure: null };
  } catch (error) {
    return {
      images: [],
      uploads: [],
      failure: adminText("property.imagesFailed", { reason: reasonOf(error, request) }),
    };
  }
}
