import { sql } from "kysely";

const changes = [
  `create table brand_pictures (
    slot text primary key check (slot in ('logo', 'logo-dark', 'icon')),
    media_type text not null check (media_type in ('image/svg+xml', 'image/png')),
    content blob not null check (length(content) between 1 and 262144),
    hash text not null check (length(hash) = 16 and hash not glob '*[^0-9a-f]*'),
    width integer not null check (width between 1 and 4096),
    height integer not null check (height between 1 and 4096),
    is_sample integer not null default 0 check (is_sample in (0, 1)),
    is_shown integer not null default 1 check (is_shown in (0, 1)),
    updated_at text not null
  ) strict`,
  ...["insert", "update", "delete"].map(
    (deed) => `create trigger content_version_brand_pictures_${deed} after ${deed} on brand_pictures
      begin update content_version set version = version + 1; end`,
  ),
];

// What every footer said until now, whoever's it was.
const sentence = {
  en: "Independent, registered estate agent in Barcelona.",
  es: "Agencia inmobiliaria independiente y registrada en Barcelona.",
  ca: "Agència immobiliària independent i registrada a Barcelona.",
  ru: "Независимое агентство недвижимости в Барселоне с регистрацией AICAT.",
};

// The four blocks around a crossing that every page showed: they belong to the sample.
const blocks =
  '<path d="M11.5 0h41L56 3.5 38.5 21h-13L8 3.5z"/><path d="M60.5 8 64 11.5v41L60.5 56 43 38.5v-13z"/>' +
  '<path d="M56 60.5 52.5 64h-41L8 60.5 25.5 43h13z"/><path d="M3.5 56 0 52.5v-41L3.5 8 21 25.5v13z"/>';
const drawn = (/** @type {string} */ style, /** @type {string} */ fill) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${style}<g fill="${fill}">${blocks}</g></svg>`;
const dark = "<style>@media(prefers-color-scheme:dark){g{fill:#c9dcd8}}</style>";
// Each with the beginning of its SHA-256.
const mark = [
  { slot: "logo", svg: drawn("", "#114e52"), hash: "af840c9b5e1726b3" },
  { slot: "logo-dark", svg: drawn("", "#fdfcfa"), hash: "d6ea6677ad59781d" },
  { slot: "icon", svg: drawn(dark, "#114e52"), hash: "7f39c6037704fea7" },
];

// The neighbourhood's text said whose name comes from it, and stays on the sites of all others.
const reworded = [
  ["neighborhood_texts", "description", " In Catalan that cut corner is a xamfrà, and our name comes from it.", ""],
  [
    "neighborhood_texts",
    "description",
    " En catalán, esa esquina cortada se llama xamfrà; de ahí viene nuestro nombre.",
    "",
  ],
  ["neighborhood_texts", "description", " D’aquesta cantonada tallada se’n diu xamfrà, i d’aquí ve el nostre nom.", ""],
  [
    "neighborhood_texts",
    "description",
    " По-каталански такой срезанный угол называется xamfrà: отсюда наше название.",
    "",
  ],
  ["neighborhood_texts", "tagline", "Xamfrans, sostres alts", "Cantonades tallades, sostres alts"],
  ["site_picture_texts", "alt_text", "Edifici en xamfrà amb", "Edifici de cantonada amb"],
];

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of changes) await sql.raw(statement).execute(db);
  for (const [table = "", column = "", before, after] of reworded) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${before}, ${after})
      where instr(${sql.ref(column)}, ${before}) > 0`.execute(db);
  }
  const row = await db
    .selectFrom("settings")
    .where("key", "=", "agency")
    .select(["value", "updated_at"])
    .executeTakeFirst();
  if (!row) return;
  const agency = JSON.parse(row.value);
  const value = JSON.stringify({ footerSentence: sentence, priceFrom: 500_000, priceTo: 1_000_000, ...agency });
  await db.updateTable("settings").set({ value }).where("key", "=", "agency").execute();
  if (agency.name !== "Xamfrà") return;
  const square = { media_type: "image/svg+xml", width: 64, height: 64, is_sample: 1, updated_at: row.updated_at };
  for (const { svg, ...named } of mark) {
    await db
      .insertInto("brand_pictures")
      .values({ ...named, ...square, content: Buffer.from(svg) })
      .execute();
  }
  await db
    .insertInto("settings")
    .values({ key: "brand", value: '{"showsName":true}', updated_at: row.updated_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
