import type { Insertable } from "kysely";

import type { Db } from "~/db/database";
import { fromColumns, toColumns } from "~/domain/listings/columns";
import { plainWords } from "~/i18n/fold";

import { propertyForm, type StoredHome } from "./property-form";
import type { PropertyValues } from "./property-form.schema";
import type { PropertyTable } from "./property.table";
import { referenceKey } from "./reference.server";

/** The columns that are not called as their fields are. */
const names = {
  energyConsumption: "energy_consumption_kwh",
  emissions: "emissions_kg",
  certificateNumber: "energy_certificate_number",
} as const;

export async function findPropertyForm(db: Db, id: number): Promise<StoredHome | undefined> {
  const row = await db
    .selectFrom("properties as home")
    .leftJoin("users as editor", "editor.id", "home.updated_by")
    .where("home.id", "=", id)
    .selectAll("home")
    .select("editor.email")
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    version: row.version,
    values: fromColumns({ ...row, reference: row.reference ?? "" }, propertyForm.fields, names),
    updatedAt: row.updated_at,
    updatedBy: row.email,
    enquiryId: row.drafted_from_enquiry,
  };
}

type Bookkeeping = Pick<Insertable<PropertyTable>, "published_at" | "updated_by" | "created_at" | "updated_at">;

export async function insertProperty(db: Db, values: PropertyValues, kept: Bookkeeping): Promise<number> {
  const { id } = await db
    .insertInto("properties")
    .values({ ...columns(values), ...kept })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

type Kept = { at: string; editor: number; textsChange: boolean };

/** Stores the values as the next version. The first time the home is public is kept; later ones do not move it. */
export async function replaceProperty(
  db: Db,
  id: number,
  values: PropertyValues,
  { at, editor, textsChange }: Kept,
  isPublic: boolean,
): Promise<void> {
  await db
    .updateTable("properties")
    .set(columns(values))
    .set((eb) => ({
      version: eb("version", "+", 1),
      text_revision: textsChange ? eb("text_revision", "+", 1) : eb.ref("text_revision"),
      published_at: isPublic ? eb.fn.coalesce("published_at", eb.val(at)) : eb.ref("published_at"),
      updated_at: at,
      updated_by: editor,
    }))
    .where("id", "=", id)
    .execute();
}

/** No two homes share a reference, and many have none. */
function columns(values: PropertyValues) {
  const { title, reference, address, postalCode, cadastralReference } = values;
  const found_by = plainWords([title, reference, address, postalCode, cadastralReference].join(" "));
  const reference_key = reference === "" ? null : referenceKey(reference);
  return { ...toColumns(values, names), reference: reference || null, reference_key, found_by };
}
