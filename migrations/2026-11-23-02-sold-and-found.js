import { sql } from "kysely";

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/*
 * What a home was sold for, and when: the agent may enter the day and correct it, which the trigger of before wrote over. The price is hers alone.
 * A home or unit without a price cannot come before visitors unnoticed, whichever program puts it there. Those that are there already stay, and can be
 * changed otherwise.
 */
const changes = [
  "alter table properties add column final_price integer check (final_price between 1 and 99999999)",
  "drop trigger property_sold",
  "drop trigger property_unsold",
  // Who sells a home may say when. Put in as sold already, it was sold at a time that nobody knows.
  `create trigger property_sold after update of status on properties
     when new.status = 'sold' and old.status <> 'sold' and new.sold_at is null
     begin update properties set sold_at = ${now} where id = new.id; end`,
  `create trigger property_unsold after update of status on properties when new.status <> 'sold' and old.status = 'sold'
     begin update properties set sold_at = null, final_price = null where id = new.id; end`,

  `create trigger public_property_has_a_price before insert on properties when new.status <> 'draft' and new.price = 0
     begin select raise(abort, 'a public home has a price'); end`,
  `create trigger property_made_public_has_a_price before update of status, price on properties
     when new.status <> 'draft' and new.price = 0 and (old.status = 'draft' or old.price > 0)
     begin select raise(abort, 'a public home has a price'); end`,
  `create trigger public_unit_has_a_price before insert on development_units
     when new.price = 0 and exists (select 1 from developments where id = new.development_id and is_published = 1)
     begin select raise(abort, 'a public unit has a price'); end`,
  `create trigger public_unit_keeps_a_price before update of price on development_units
     when new.price = 0 and old.price > 0
       and exists (select 1 from developments where id = new.development_id and is_published = 1)
     begin select raise(abort, 'a public unit has a price'); end`,
  `create trigger units_made_public_have_a_price before update of is_published on developments
     when new.is_published = 1 and old.is_published = 0
       and exists (select 1 from development_units where development_id = new.id and price = 0)
     begin select raise(abort, 'a public unit has a price'); end`,
];

/*
 * The words by which the panel finds a home, now with its street, postcode and cadastral reference. What the columns are for and why they may be empty
 * stands in the migration that made them.
 */
const words = ["title", "reference", "address", "postal_code", "cadastral_reference"];

const forgetting = [
  // Rows change below: neither the triggers nor the index of before should run along.
  "drop trigger properties_found_anew",
  "drop index properties_by_words",
];

const finding = [
  `create trigger properties_found_anew after update of ${words.join(", ")} on properties
     when new.found_by = old.found_by and new.found_by <> ''
       and (${words.map((column) => `new.${column} is not old.${column}`).join(" or ")})
     begin
       update properties set found_by = '' where id = new.id;
     end`,
  // A search reads all of this, and nothing else.
  `create index properties_by_words on properties (found_by, neighborhood, status, created_at, ${words.join(", ")})`,
];

/*
 * Lift, parking and storage room were asked twice, as boxes and among the features. They are asked once from now on, and stored as both. Where a row
 * says one without the other, somebody has said that the home has it: both hold.
 */
const askedOnce = [
  ...["properties", "developments"].map((table) => [table, "has_parking", "parking"]),
  ["properties", "has_elevator", "elevator"],
  ["properties", "has_storage", "storage"],
].flatMap(([table, column, feature]) => {
  const isListed = `instr(features, '"${feature}"') > 0`;
  return [
    `update ${table} set ${column} = 1 where ${column} = 0 and ${isListed}`,
    `update ${table} set features = json_insert(features, '$[#]', '${feature}') where ${column} = 1 and not ${isListed}`,
  ];
});

const atOnce = 1000;

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of [...changes, ...askedOnce, ...forgetting]) await sql.raw(statement).execute(db);
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("properties")
      .select(["id", ...words])
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    for (const { id, ...row } of rows) {
      const found_by = plainWords(words.map((column) => row[column] ?? "").join(" "));
      await db.updateTable("properties").set({ found_by }).where("id", "=", id).execute();
    }
    last = rows.at(-1)?.id;
    if (rows.length < atOnce) break;
  }
  for (const statement of finding) await sql.raw(statement).execute(db);
}

/** @param {string} text */
function plainWords(text) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[·'’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
