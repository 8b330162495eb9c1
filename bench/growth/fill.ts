/**
 * Many of everything, made from the rows that a small site holds: each copy has a place, a price, words and days of its own, so that
 * indexes and searches meet what they would meet in years of work. Files of pictures are not made: no page opens them.
 */
import { randomUUID } from "node:crypto";

import SQLite from "better-sqlite3";

import { referenceKey } from "~/domain/properties/reference.server";
import { plainWords } from "~/i18n/fold";

import { SeededRandom } from "../seeded-random";

type Value = string | number | null;
type Row = Record<string, Value>;

export const grown = {
  homes: 5000,
  enquiries: 50_000,
  articles: 2000,
  developments: 200,
  units: 24,
  missing: 500,
} as const;

const day = 24 * 60 * 60 * 1000;
const years = 2 * 365;
const languages = ["en", "es", "ca", "ru"] as const;
const photosOfHome = 8;
const revisionsOfArticle = 5;

/** @param file the database of a site that does not run, with its samples and at least one message of each kind */
export function fill(file: string, now: Date): void {
  const db = new SQLite(file);
  db.pragma("foreign_keys = on");
  db.pragma("synchronous = off");
  const random = new SeededRandom(1, "growth");
  const tables = new Tables(db);
  const past = (mostDays = years) => new Date(now.getTime() - random.whole(mostDays * 86_400) * 1000).toISOString();
  const places = tables.all("neighborhoods").map(({ slug }) => String(slug));
  try {
    db.transaction(() => {
      // One change of the counter for all: what pages show is drawn anew once.
      const homes = growHomes(tables, random, places, past);
      growDevelopments(tables, random, places, past);
      growArticles(tables, random, homes, past);
      growEnquiries(tables, random, homes, past);
      const missing = tables.copier("missing_pages");
      for (let count = 0; count < grown.missing; count += 1) {
        missing({ path: `/old/${count}`, hits: 1 + random.whole(40), first_seen_at: past(), last_seen_at: past(30) });
      }
    })();
    db.pragma("optimize");
  } finally {
    db.close();
  }
}

function growHomes(tables: Tables, random: SeededRandom, places: string[], past: (days?: number) => string): number[] {
  const samples = tables.all("properties");
  const texts = tables.byOwner("property_translations", "property_id");
  const [photo] = tables.all("property_images").filter(({ kind }) => kind === "photo");
  const photoTexts = tables.byOwner("property_image_texts", "image_id").get(Number(photo?.id)) ?? [];
  const copy = {
    home: tables.copier("properties"),
    text: tables.copier("property_translations"),
    photo: tables.copier("property_images"),
    photoText: tables.copier("property_image_texts"),
  };
  const homes: number[] = [];
  for (let count = samples.length; count < grown.homes; count += 1) {
    const sample = random.one(samples);
    const state = random.whole(100);
    const status = state < 70 ? "available" : state < 80 ? "pending" : state < 92 ? "sold" : "draft";
    const created = past();
    const place = random.one(places);
    const home = copy.home({
      ...sample,
      id: null,
      reference: `G-${count}`,
      reference_key: referenceKey(`G-${count}`),
      title: `${String(sample.title)} ${count}`,
      found_by: plainWords(
        `${String(sample.title)} ${count} G-${count} ${String(sample.address)} ${String(sample.postal_code)}`,
      ),
      neighborhood: place,
      price: 90_000 + random.whole(2900) * 1000,
      bedrooms: random.whole(6),
      bathrooms: 1 + random.whole(3),
      area: 28 + random.whole(240),
      status,
      is_featured: 0,
      drafted_from_enquiry: null,
      published_at: status === "draft" ? null : created,
      created_at: created,
      updated_at: past(90),
    });
    homes.push(home);
    for (const text of texts.get(Number(sample.id)) ?? []) {
      copy.text({ ...text, property_id: home, title: `${String(text.title)} ${count}` });
    }
    for (let position = 0; position < photosOfHome; position += 1) {
      const image = copy.photo({
        ...photo,
        id: null,
        property_id: home,
        image_url: pictureUrl(random),
        is_primary: position === 0 ? 1 : 0,
        display_order: position,
        content_hash: null,
      });
      for (const text of photoTexts) copy.photoText({ ...text, image_id: image });
    }
  }
  return homes;
}

function growDevelopments(
  tables: Tables,
  random: SeededRandom,
  places: string[],
  past: (days?: number) => string,
): void {
  const samples = tables.all("developments");
  const texts = tables.byOwner("development_texts", "development_id");
  const [unit] = tables.all("development_units");
  const [photo] = tables.all("development_images").filter(({ unit_id }) => unit_id === null);
  const photoTexts = tables.byOwner("development_image_texts", "image_id").get(Number(photo?.id)) ?? [];
  const copy = {
    development: tables.copier("developments"),
    text: tables.copier("development_texts"),
    unit: tables.copier("development_units"),
    photo: tables.copier("development_images"),
    photoText: tables.copier("development_image_texts"),
  };
  for (let count = samples.length; count < grown.developments; count += 1) {
    const sample = random.one(samples);
    const id = copy.development({
      ...sample,
      id: null,
      slug: `grown-${count}`,
      name: `${String(sample.name)} ${count}`,
      neighborhood: random.one(places),
      total_units: grown.units,
      created_at: past(),
      updated_at: past(90),
    });
    for (const text of texts.get(Number(sample.id)) ?? []) copy.text({ ...text, development_id: id });
    for (let number = 0; number < grown.units; number += 1) {
      const status = random.one(["available", "available", "reserved", "sold"]);
      const price = 200_000 + random.whole(900) * 1000;
      copy.unit({ ...unit, id: null, development_id: id, name: `${number}`, status, price, display_order: number });
    }
    for (let position = 0; position < photosOfHome; position += 1) {
      const image_url = pictureUrl(random);
      const image = copy.photo({
        ...photo,
        id: null,
        development_id: id,
        image_url,
        display_order: position,
        content_hash: null,
      });
      for (const text of photoTexts) copy.photoText({ ...text, image_id: image });
    }
  }
}

function growArticles(tables: Tables, random: SeededRandom, homes: number[], past: (days?: number) => string): void {
  const samples = new Map(tables.all("articles").map((row) => [row.language, row]));
  const copy = {
    article: tables.copier("articles"),
    revision: tables.copier("article_revisions"),
    home: tables.copier("article_properties"),
  };
  for (let group = 0; group < grown.articles / languages.length; group += 1) {
    const created = past();
    const status = random.whole(100) < 85 ? "published" : "draft";
    for (const language of languages) {
      const sample = samples.get(language);
      const article = copy.article({
        ...sample,
        id: null,
        article_group: `grown-${group}`,
        title: `${String(sample?.title)} ${group}`,
        slug: `grown-${group}`,
        keyword: `${String(sample?.keyword)} ${group}`,
        status,
        published_at: status === "published" ? created : null,
        created_at: created,
        updated_at: past(90),
      });
      for (let number = 0; number < revisionsOfArticle; number += 1) {
        const { title = "", content = "", meta_description = "" } = sample ?? {};
        copy.revision({
          id: null,
          article_id: article,
          title,
          content,
          meta_description,
          saved_by: null,
          created_at: past(),
        });
      }
      for (const property_id of new Set([random.one(homes), random.one(homes)])) {
        copy.home({ article_id: article, property_id });
      }
    }
  }
}

function growEnquiries(tables: Tables, random: SeededRandom, homes: number[], past: (days?: number) => string): void {
  const samples = tables.all("contact_submissions");
  const mails = tables.byOwner("outbox", "enquiry_id");
  const copy = {
    enquiry: tables.copier("contact_submissions"),
    mail: tables.copier("outbox"),
    note: tables.copier("enquiry_notes"),
  };
  for (let count = samples.length; count < grown.enquiries; count += 1) {
    const sample = random.one(samples);
    // One in twenty writes again.
    const email = `person-${random.whole(grown.enquiries * 0.95)}@example.com`;
    const isNew = random.whole(1000) < 2;
    const at = isNew ? past(1) : past();
    const isSpam = random.whole(100) < 4;
    const isAnswered = !isSpam && !isNew;
    const id = copy.enquiry({
      ...sample,
      id: null,
      first_name: random.one(["Ana", "Pau", "Olga", "John", "Núria", "Iván"]),
      email,
      company: sample.company === "" ? "" : `+34 6${random.whole(100_000_000)}`,
      // Anew, from the name and the address.
      found_by: "",
      property_id: sample.property_id === null ? null : random.one(homes),
      fingerprint: randomUUID(),
      spam_reason: isSpam ? "too-fast" : null,
      answered_at: isAnswered ? new Date(Date.parse(at) + random.whole(day)).toISOString() : null,
      answered_how: isAnswered ? random.one(["email", "phone"]) : null,
      created_at: at,
    });
    for (const mail of mails.get(Number(sample.id)) ?? []) {
      const recipient = mail.recipient === sample.email ? email : (mail.recipient ?? null);
      const sent = { status: "sent", sent_at: at, next_try_at: at, created_at: at };
      copy.mail({ ...mail, id: null, enquiry_id: id, recipient, ...sent });
    }
    if (random.whole(3) === 0)
      copy.note({ id: null, enquiry_id: id, author: null, body: "Called back.", created_at: at });
  }
}

function pictureUrl(random: SeededRandom): string {
  const name = Array.from({ length: 24 }, () => random.whole(16).toString(16)).join("");
  return `/uploads/${name}-1600.jpg`;
}

/** Rows of any table, read and written by the columns it has. */
class Tables {
  constructor(private readonly db: SQLite.Database) {}

  all(table: string): Row[] {
    return this.db.prepare<[], Row>(`select * from "${table}"`).all();
  }

  byOwner(table: string, owner: string): Map<number, Row[]> {
    const owners = new Map<number, Row[]>();
    for (const row of this.all(table)) {
      const id = Number(row[owner]);
      owners.set(id, [...(owners.get(id) ?? []), row]);
    }
    return owners;
  }

  /** Writes rows of a table. What is not given takes the column's default. @returns the row's number */
  copier(table: string): (row: Row) => number {
    const statements = new Map<string, SQLite.Statement<[Row]>>();
    return (row) => {
      const names = Object.keys(row);
      const key = names.join();
      const statement =
        statements.get(key) ??
        this.db.prepare<[Row]>(
          `insert into "${table}" (${names.join(", ")}) values (${names.map((name) => `@${name}`).join(", ")})`,
        );
      statements.set(key, statement);
      return Number(statement.run(row).lastInsertRowid);
    };
  }
}
