import { sql } from "kysely";

// A search brief was stored only in the words that the agent reads. To be matched with homes it is kept as data too; those
// that came before are read back from their words as the site wrote them on this day.
const budgets = { "€300,000": "300-500k", "€500,000": "500-750k", "€750,000": "750k-1m", "€1,000,000": "1m+" };
const types = ["apartment", "house", "penthouse", "studio", "duplex", "loft"];
const neighborhoods = {
  Eixample: "eixample",
  Pedralbes: "pedralbes",
  Gràcia: "gracia",
  Sarrià: "sarria-sant-gervasi",
  "Ciutat Vella": "ciutat-vella",
  Born: "born",
  "Poble Nou": "poble-nou",
  "Les Corts": "les-corts",
};
const features = {
  "Terrace or balcony": "terrace-balcony",
  Parking: "parking",
  Lift: "elevator",
  "Air conditioning": "air-conditioning",
  Pool: "pool",
  Garden: "garden",
  Storage: "storage",
  Concierge: "concierge",
  Gym: "gym",
  "Sea view": "sea-view",
  "City view": "city-view",
  "Recently renovated": "recently-renovated",
};
const timelines = {
  Immediately: "immediately",
  "Within 1 month": "1-month",
  "Within 3 months": "3-months",
  "Within 6 months": "6-months",
  "Within 1 year": "1-year",
  "Just exploring": "exploring",
};

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  await sql
    .raw(
      `alter table contact_submissions
         add column brief text check (brief is null or (json_valid(brief) and json_type(brief) = 'object'))`,
    )
    .execute(db);
  const rows = await db
    .selectFrom("contact_submissions")
    .select(["id", "details"])
    .where("kind", "=", "search-brief")
    .execute();
  for (const { id, details } of rows) {
    const brief = JSON.stringify(briefOf(JSON.parse(details)));
    await db.updateTable("contact_submissions").set({ brief }).where("id", "=", id).execute();
  }
}

/** @param {Record<string, unknown>} details */
function briefOf(details) {
  return {
    budget: meant(budgets, String(details["Budget"] ?? "").split(" ")[0]),
    propertyType: types.find((type) => type === String(details["Property type"] ?? "").toLowerCase()),
    bedrooms: rooms(details["Bedrooms"]),
    bathrooms: rooms(details["Bathrooms"]),
    timeline: meant(timelines, details["Timeline"]),
    neighborhoods: allMeant(neighborhoods, details["Neighbourhoods"]),
    features: allMeant(features, details["Features"]),
  };
}

/** @param {Record<string, string>} names @param {unknown} said */
function meant(names, said) {
  return names[String(said ?? "")];
}

/** @param {Record<string, string>} names @param {unknown} said */
function allMeant(names, said) {
  return Array.isArray(said) ? said.map((each) => meant(names, each)).filter((each) => each !== undefined) : [];
}

/** @param {unknown} said */
function rooms(said) {
  return typeof said === "string" && /^[1-4]\+$/.test(said) ? said : undefined;
}
