import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";
import { properties } from "~/i18n/en/properties";

import { askedSchemas } from "../asked/asked.schema";
import type { Topic } from "../asked/lines.server";
import { isValuation, type ReceivedEnquiry } from "../inbox/received-enquiry";
import { findEnquiry } from "../inbox/received-enquiry.repository.server";

import { draftNotes } from "./draft-notes";
import { type DraftPlace, findDraft, insertDraft, listPlacesWithNames, type OwnHome } from "./draft.repository.server";
import { recognisePlace, streetName } from "./recognise-place";

export type Drafted =
  | {
      ok: true;
      id: number;
      title: string;
      /** Somebody had pressed before: this leads to that draft. */
      isNew: boolean;
      /** Name of the neighbourhood that was put down because the address names none of ours. */
      guessedPlace: string | null;
    }
  | { ok: false; reason: "not-found" | "no-valuation" };

/**
 * Makes a draft of the home that a valuation tells of, so that nothing is typed twice. One message makes one home: the
 * database holds that, and a second press leads to the first draft.
 */
export function draftFromValuation(
  db: Db,
  { enquiryId, adminId }: { enquiryId: number; adminId: number },
  now: Date,
): Promise<Drafted> {
  return db.transaction().execute(async (trx) => {
    const drafted = await findDraft(trx, enquiryId);
    if (drafted) return { ok: true, ...drafted, isNew: false, guessedPlace: null };

    const enquiry = await findEnquiry(trx, enquiryId);
    if (!enquiry) return { ok: false, reason: "not-found" };
    if (!isValuation(enquiry.kind)) return { ok: false, reason: "no-valuation" };

    const home = ownHome(enquiry);
    const places = await listPlacesWithNames(trx);
    const recognised = recognisePlace(home.address, places);
    const place = places.find(({ slug }) => slug === recognised) ?? places.find(({ isNamed }) => isNamed) ?? places[0];
    if (!place) throw new Error("There is no neighbourhood to put a home in.");

    const guessedPlace = recognised === undefined ? place.name : null;
    const title = draftTitle(home, guessedPlace === null ? place : null);
    const { id } = await insertDraft(
      trx,
      { ...home, title, neighborhood: place.slug, privateNotes: privateNotes(enquiry, guessedPlace) },
      { enquiryId, adminId },
      now,
    );
    // Its title may hold the street of whoever asked: they may want to be forgotten.
    await noteActivity(
      trx,
      { kind: "property.created", actor: adminId, subject: id, details: { status: "draft" } },
      now,
    );
    return { ok: true, id, title, isNew: true, guessedPlace };
  });
}

/** "Penthouse in Gràcia", or by its street where no neighbourhood is known. Never the number of the house. */
function draftTitle({ propertyType, address }: OwnHome, place: DraftPlace | null): string {
  const type = properties[`property.type.${propertyType}`];
  if (place) return `${type} ${place.locative || `in ${place.name}`}`;
  const street = streetName(address);
  return street === "" ? type : `${type}, ${street}`;
}

function ownHome({ asked }: ReceivedEnquiry): OwnHome {
  const { propertyType, bedrooms, bathrooms, area, propertyAddress: address = "" } = premiumValuation.parse(asked);
  return { propertyType: propertyType ?? "apartment", bedrooms, bathrooms, area, address };
}

const premiumValuation = askedSchemas["premium-valuation"];

// What stands in fields of the home is not repeated in its notes.
const inFields: readonly Topic[] = ["propertyType", "address", "bedrooms", "bathrooms", "area"];

function privateNotes({ id, receivedAt, request, message }: ReceivedEnquiry, guessedPlace: string | null): string {
  const plans = request.filter(({ topic }) => !inFields.includes(topic));
  return draftNotes({ id, receivedAt, plans, message, guessedPlace });
}
