import type { Db } from "~/db/database";
import { type Language, languageNames } from "~/i18n/languages";

import type { StoredForm } from "./entry";
import { differingFields, type Entered, type Field, type ListingForm, textsOf } from "./form";
import { kinds } from "./kinds";
import type { Listing, ListingKind } from "./listing";
import { hasTexts } from "./translations.server";

type Written = Entered & { sourceLanguage: Language; neighborhood: string };

/** What only the database knows to be wrong with an entry, by its field: a key of the catalogue. */
export type Refused<Values extends Entered> = { ok: false; reason: "refused"; field: Field<Values>; message: string };

export type Updated<Values extends Entered, Stored> =
  | { ok: true; hasChanged: boolean }
  | Refused<Values>
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "conflict"; current: Stored };

/** What a kind of listing has of its own when it is stored anew; all of it happens in one transaction. */
type Editing<Values extends Written, Stored extends StoredForm<Values>> = {
  kind: ListingKind;
  form: ListingForm<Values>;
  find: (db: Db, id: number) => Promise<Stored | undefined>;
  /** What else only the database knows to be wrong. */
  refuse: (db: Db, values: Values, id: number) => Promise<Refused<Values> | undefined>;
  /** @param textsChange whether the words themselves change, which makes their translations stale */
  replace: (
    db: Db,
    before: Stored,
    values: Values,
    kept: { at: string; editor: number; textsChange: boolean },
  ) => Promise<void>;
  /** Notes what the change means to others. */
  note: (db: Db, before: Stored, values: Values, editor: number, now: Date) => Promise<void>;
};

/** The same entered by the same person within this time is a button that was pressed twice, in ms. Copies that are wanted take longer. */
const pressedTwice = 15_000;

/** The listing that a first press of the same button added, unchanged since; undefined where there is none. */
export async function addedBefore<Values extends Written, Stored extends StoredForm<Values>>(
  { kind, form, find }: Pick<Editing<Values, Stored>, "kind" | "form" | "find">,
  trx: Db,
  { values, editor }: Pick<Changes<Values>, "values" | "editor">,
  now: Date,
): Promise<number | undefined> {
  const lately = await trx
    .selectFrom(kinds[kind].table)
    .select("id")
    .where("updated_by", "=", editor)
    .where("created_at", ">", new Date(now.getTime() - pressedTwice).toISOString())
    .where("version", "=", 1)
    .execute();
  for (const { id } of lately) {
    const stored = await find(trx, id);
    if (stored && differingFields(form, textsOf(form, values), textsOf(form, stored.values)).length === 0) return id;
  }
  return undefined;
}

type Changes<Values> = {
  /** The version that the editor had before them. */
  version: number;
  values: Values;
  editor: number;
};

/**
 * Stores a listing anew. Whoever saves second is told, and nothing is overwritten unknowingly. A language that the texts are
 * translated into is refused: two texts in one language cannot both stay.
 */
export function updateListing<Values extends Written, Stored extends StoredForm<Values>>(
  { kind, form, find, refuse, replace, note }: Editing<Values, Stored>,
  db: Db,
  id: number,
  { version, values, editor }: Changes<Values>,
  now: Date,
): Promise<Updated<Values, Stored>> {
  return db.transaction().execute(async (trx) => {
    const current = await find(trx, id);
    if (!current) return { ok: false, reason: "not-found" };
    const changed = differingFields(form, textsOf(form, values), textsOf(form, current.values));
    // Two who entered the same do not disagree.
    if (changed.length === 0) return { ok: true, hasChanged: false };
    if (current.version !== version) return { ok: false, reason: "conflict", current };
    const refused =
      (await neighborhoodRefusal(trx, values)) ??
      (await refuse(trx, values, id)) ??
      (await languageRefusal(trx, { kind, id }, values, current.values.sourceLanguage));
    if (refused) return refused;

    const textsChange = kinds[kind].words.some(({ name }) => changed.some((field) => field === name));
    await replace(trx, current, values, { at: now.toISOString(), editor, textsChange });
    await note(trx, current, values, editor, now);
    return { ok: true, hasChanged: true };
  });
}

/** The neighbourhoods are rows: no schema knows them. */
export async function neighborhoodRefusal<Values extends Written>(
  db: Db,
  { neighborhood }: Values,
): Promise<Refused<Values> | undefined> {
  const row = await db.selectFrom("neighborhoods").select("slug").where("slug", "=", neighborhood).executeTakeFirst();
  if (row) return undefined;
  return { ok: false, reason: "refused", field: "neighborhood", message: "propertyForm.neighborhood.required" };
}

async function languageRefusal<Values extends Written>(
  db: Db,
  listing: Listing,
  { sourceLanguage }: Values,
  former: Language,
): Promise<Refused<Values> | undefined> {
  if (sourceLanguage === former || !(await hasTexts(db, listing, sourceLanguage))) return undefined;
  const message = `propertyForm.sourceLanguage.translated|language=${languageNames[sourceLanguage]}`;
  return { ok: false, reason: "refused", field: "sourceLanguage", message };
}
