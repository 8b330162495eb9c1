import type { Insertable } from "kysely";

import type { Db } from "~/db/database";
import { hashPassword } from "~/domain/admins/password.server";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import type { NeighborhoodTable } from "~/domain/places/neighborhood.table";
import { imageUrl } from "~/domain/properties/photo";
import type { PropertyTable } from "~/domain/properties/property.table";
import { languages } from "~/i18n/languages";

// Valid by default; a test says only what it is about. Fixed words and sequences, never random text.

const at = "2026-11-01T09:00:00.000Z";
let sequence = 0;
const next = () => (sequence += 1);

/** A neighbourhood with its names; made once for each slug. */
export async function aNeighborhood(db: Db, given: Partial<Insertable<NeighborhoodTable>> & { name?: string } = {}) {
  const { name, ...columns } = given;
  const slug = columns.slug ?? "eixample";
  await db
    .insertInto("neighborhoods")
    .values({
      position: 1,
      is_named: 1,
      inside: null,
      latitude: 41.39,
      longitude: 2.16,
      picture: null,
      ...columns,
      slug,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto("neighborhood_texts")
    .values(
      languages.map((language) => ({
        neighborhood: slug,
        language,
        name: name ?? slug,
        tagline: `tagline ${language}`,
        description: `description ${language}`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { slug };
}

/** An available home of 118 m² in the Eixample at 850,000 EUR, with as many photographs as asked for. */
export async function aProperty(db: Db, given: Partial<Insertable<PropertyTable>> & { images?: number } = {}) {
  const { images = 0, ...columns } = given;
  const number = next();
  await aNeighborhood(db, { slug: columns.neighborhood ?? "eixample" });
  const { id } = await db
    .insertInto("properties")
    .values({
      title: `Home ${number}`,
      summary: `Summary of home ${number}`,
      description: `Description of home ${number}.`,
      price: 850_000,
      bedrooms: 3,
      bathrooms: 2,
      area: 118,
      neighborhood: "eixample",
      address: "Carrer de Mallorca",
      postal_code: "08008",
      status: "available",
      created_at: at,
      updated_at: at,
      published_at: at,
      ...columns,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let order = 0; order < images; order += 1) {
    const name = `${number.toString(16).padStart(12, "0")}${order.toString(16).padStart(12, "0")}`;
    await db
      .insertInto("property_images")
      .values({
        property_id: id,
        image_url: imageUrl({ name, width: 1600 }),
        is_primary: order === 0 ? 1 : 0,
        display_order: order,
        alt_text: `Photograph ${order + 1}`,
        width: 1600,
        height: 1067,
        created_at: at,
      })
      .execute();
  }
  return { id };
}

/** A message of the contact form as the route hands it over. */
export function anEnquiry(given: Partial<NewEnquiry> = {}): NewEnquiry {
  return {
    kind: "contact",
    firstName: "Ana",
    lastName: "Puig",
    email: "ana@example.com",
    language: "en",
    page: "/contact",
    propertyAddress: "Carrer de Mallorca 1",
    wantsNews: false,
    spamReason: null,
    addressHash: "0123456789abcdef",
    ...given,
  };
}

function inEach(text: string) {
  return { en: text, es: text, ca: text, ru: text };
}

/** The agency's settings, without which no message can be received. */
export async function theAgency(db: Db) {
  const agency = {
    name: "Xamfrà",
    legalName: "Sample Agent",
    taxId: "00000000T",
    phone: "+34 600 000 000",
    email: "agent@example.com",
    messagingNumber: "34600000000",
    registerNumber: "0000",
    supervisingBody: inEach("Generalitat de Catalunya"),
    address: "Carrer de la Mostra 1, Barcelona",
    openingHours: inEach("9:30–18:30"),
  };
  await db
    .insertInto("settings")
    .values({ key: "agency", value: JSON.stringify(agency), updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return agency;
}

type Person = { email?: string; password?: string; isConfirmed?: boolean; admin?: "active" | "inactive" };

/** Somebody with a confirmed account and no rights; `admin` adds them to the admin users. */
export async function aPerson(db: Db, given: Person = {}) {
  const { email = `person-${next()}@example.com`, password = "correct horse", isConfirmed = true, admin } = given;
  const { id } = await db
    .insertInto("users")
    .values({
      email,
      password_hash: await hashPassword(password),
      email_confirmed_at: isConfirmed ? at : null,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (admin) {
    const isActive = admin === "active" ? 1 : 0;
    await db.insertInto("admin_users").values({ user_id: id, email, is_active: isActive, created_at: at }).execute();
  }
  return { id, email, password };
}
