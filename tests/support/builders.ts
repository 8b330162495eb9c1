import type { Insertable } from "kysely";

import type { Db } from "~/db/database";
import { hashPassword } from "~/domain/admins/password.server";
import { brandSlots } from "~/domain/agency/brand";
import { noCommercialRegister } from "~/domain/agency/commercial-register";
import { closedWeek } from "~/domain/agency/opening-hours";
import type { ArticleTable } from "~/domain/articles/article.table";
import type { DevelopmentTable, DevelopmentUnitTable } from "~/domain/developments/development.table";
import type { NewEnquiry } from "~/domain/enquiries/enquiry";
import type { Listing } from "~/domain/listings/listing";
import { imageUrl } from "~/domain/listings/photo";
import type { NeighborhoodTable } from "~/domain/places/neighborhood.table";
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
/** A home, as what all kinds of listing share takes it. */
export const theHome = (id: number): Listing => ({ kind: "property", id });

/** A development, as what all kinds of listing share takes it. */
export const theBuilding = (id: number): Listing => ({ kind: "development", id });

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
    asked: { propertyAddress: "Carrer de Mallorca 1" },
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
    taxId: "12345678Z",
    phone: "+34 600 000 000",
    email: "agent@example.com",
    messagingNumber: "34600000000",
    registerNumber: "0000",
    supervisingBody: inEach("Generalitat de Catalunya"),
    address: "Carrer de la Mostra 1, Barcelona",
    hours: closedWeek,
    hoursNote: inEach(""),
    commercialRegister: noCommercialRegister,
    footerSentence: inEach("Estate agent in Barcelona."),
    priceFrom: 500_000,
    priceTo: 1_000_000,
  };
  await db
    .insertInto("settings")
    .values({ key: "agency", value: JSON.stringify(agency), updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return agency;
}

/** A logo for both grounds and an icon, all of them one drawing. */
export async function brandPictures(db: Db) {
  const content = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 0h60v20z"/></svg>',
  );
  const drawing = { media_type: "image/svg+xml" as const, content, hash: "0123456789abcdef", width: 60, height: 20 };
  await db
    .insertInto("brand_pictures")
    .values(brandSlots.map((slot) => ({ slot, ...drawing, updated_at: at })))
    .execute();
}

type Person = {
  email?: string;
  password?: string;
  isConfirmed?: boolean;
  admin?: "active" | "inactive";
  role?: "admin" | "assistant";
};

/** Somebody with a confirmed account and no rights; `admin` adds them to the admin users. */
export async function aPerson(db: Db, given: Person = {}) {
  const { email = `person-${next()}@example.com`, password = "correct horse", isConfirmed = true, admin, role } = given;
  const { id } = await db
    .insertInto("users")
    .values({
      email,
      password_hash: await hashOf(password),
      email_confirmed_at: isConfirmed ? at : null,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (admin) {
    const isActive = admin === "active" ? 1 : 0;
    await db
      .insertInto("admin_users")
      .values({ user_id: id, email, role, is_active: isActive, created_at: at })
      .execute();
  }
  return { id, email, password };
}

/** Hashing is slow on purpose; people of one file who share a password may share its hash. */
const hashes = new Map<string, Promise<string>>();

function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** A published article in English about nothing in particular, of a group of its own. */
export async function anArticle(db: Db, given: Partial<Insertable<ArticleTable>> = {}) {
  const number = next();
  const row = {
    article_group: `group-${number}`,
    title: `Article ${number}`,
    slug: `article-${number}`,
    content: "<h2>Before</h2><p>Words before.</p><h2>After</h2><p>Words after.</p>",
    meta_description: `What article ${number} is about.`,
    status: "published",
    word_count: 450,
    published_at: at,
    created_at: at,
    updated_at: at,
    ...given,
  } as const;
  const { id } = await db.insertInto("articles").values(row).returning("id").executeTakeFirstOrThrow();
  return { id, slug: row.slug, group: row.article_group, title: row.title };
}

type GivenDevelopment = Partial<Insertable<DevelopmentTable>> & {
  units?: readonly Partial<Insertable<DevelopmentUnitTable>>[];
};

/** A published development in the Eixample, its texts in English, with the units asked for. */
export async function aDevelopment(db: Db, given: GivenDevelopment = {}) {
  const { units = [], ...columns } = given;
  const number = next();
  await aNeighborhood(db, { slug: columns.neighborhood ?? "eixample" });
  const { id, slug } = await db
    .insertInto("developments")
    .values({
      slug: `building-${number}`,
      name: `Building ${number}`,
      neighborhood: "eixample",
      price_from: 500_000,
      total_units: 24,
      is_published: 1,
      created_at: at,
      updated_at: at,
      ...columns,
    })
    .returning(["id", "slug"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("development_texts")
    .values({
      development_id: id,
      language: "en",
      location: "Eixample, Barcelona",
      summary: `Summary of building ${number}`,
      description: `Description of building ${number}.`,
      surroundings: "Around it.",
    })
    .execute();
  for (const [order, unit] of units.entries()) {
    await db
      .insertInto("development_units")
      .values({
        development_id: id,
        name: `${order + 1}-A`,
        floor: order + 1,
        bedrooms: 2,
        bathrooms: 1,
        area: 84,
        useful_area: 72,
        price: 500_000,
        display_order: order,
        ...unit,
      })
      .execute();
  }
  const stored = await db
    .selectFrom("development_units")
    .where("development_id", "=", id)
    .orderBy("display_order")
    .select("id")
    .execute();
  return { id, slug, unitIds: stored.map((unit) => unit.id) };
}
