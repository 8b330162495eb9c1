import { sql } from "kysely";

// What a form asked was kept in five columns, as a brief, and as English sentences that were read back to be said in other
// languages. Now it is one object of keys, with the sender's own words beside it. The whole text stays in `objectives`, for
// other systems; where it holds anything that is not understood here, the row keeps that text alone and is shown as it stands.

const columns = [
  `alter table contact_submissions
     add column asked text check (asked is null or (json_valid(asked) and json_type(asked) = 'object'))`,
  `alter table contact_submissions add column message text not null default ''`,
];
const former = ["property_address", "property_type", "area", "bedrooms", "bathrooms", "details", "brief"];

const parts = ["morning", "midday", "afternoon", "evening"];
/** @type {Record<string, string>} */
const saleTimes = {
  "within three months": "three-months",
  "within six months": "half-year",
  "within a year": "year",
  "not decided yet": "undecided",
};
/** @type {Record<string, string>} */
const services = {
  "Buyer consultation": "buyer-consultation",
  "Property search": "property-search",
  "Neighbourhood tours": "neighborhood-tours",
  "Negotiation support": "negotiation-support",
  "Legal support": "legal-support",
  "Property sales": "property-sales",
  "Turnkey services": "turnkey-services",
  "New construction sales": "new-construction",
};
/** @type {Record<string, string>} */
const packages = { Essential: "essential", Premium: "premium", Luxury: "luxury" };

/**
 * How each line that a form wrote is read back; undefined where it is not as the forms wrote it.
 * @type {Record<string, (said: string) => Record<string, unknown> | undefined>}
 */
const readers = {
  Home: (said) => {
    const [, id, title] = /^(\d{6,}) (.*)$/s.exec(said) ?? [];
    return id === undefined ? undefined : { home: { id: Number(id), title } };
  },
  Development: (development) => ({ development }),
  Unit: (unit) => ({ unit }),
  "Would like to sell": (said) => known("saleTime", saleTimes[said]),
  "Best time for a visit": (said) => known("visitTime", part(said)),
  "Best time to talk": (said) => known("talkTime", part(said)),
  Service: (said) => known("service", services[said]),
  Package: (said) => (said === "not decided yet" ? {} : known("package", packages[said])),
  "Wished time": (said) => wish("first", said),
  "Or else": (said) => wish("second", said),
};

const atOnce = 1000;

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  for (const statement of columns) await sql.raw(statement).execute(db);
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("contact_submissions")
      .select(["id", "kind", "objectives", ...former])
      .where("id", ">", last)
      .orderBy("id")
      .limit(atOnce)
      .execute();
    for (const row of rows) {
      const read = request(row);
      if (read) await db.updateTable("contact_submissions").set(read).where("id", "=", row.id).execute();
    }
    last = rows.at(-1)?.id;
    if (rows.length < atOnce) break;
  }
  for (const column of former) await sql.raw(`alter table contact_submissions drop column ${column}`).execute(db);
}

/** @param {Record<string, any>} row */
function request(row) {
  const details = JSON.parse(row.details);
  const built = lines(row, details).join("\n");
  if (!`${row.objectives}\n`.startsWith(built === "" ? "" : `${built}\n`)) return undefined;
  const answers = row.kind === "search-brief" ? brief(row) : { ...ownHome(row), ...read(details) };
  if (Object.values(answers).includes(undefined)) return undefined;
  const message = built === "" ? row.objectives : row.objectives.slice(built.length + 1);
  return { asked: JSON.stringify(answers), message };
}

/** The lines at the head of the text, as they were built until now. @param {Record<string, any>} row @param {object} details */
function lines(row, details) {
  return [
    ["Property type", row.property_type],
    ["Address", row.property_address],
    ["Bedrooms", row.bedrooms],
    ["Bathrooms", row.bathrooms],
    ["Area", row.area === null ? null : `${row.area} m²`],
    ...Object.entries(details).map(([name, said]) => [name, Array.isArray(said) ? said.join(", ") : said]),
  ]
    .filter(([, said]) => said !== null && said !== "")
    .map(([name, said]) => `${name}: ${said}`);
}

/** @param {Record<string, any>} row */
function brief(row) {
  return row.brief === null ? { brief: undefined } : JSON.parse(row.brief);
}

/** @param {Record<string, any>} row */
function ownHome(row) {
  return {
    ...(row.property_address === "" ? {} : { propertyAddress: row.property_address }),
    ...(row.property_type === null ? {} : { propertyType: row.property_type }),
    ...(row.area === null ? {} : { area: row.area }),
    ...(row.bedrooms === null ? {} : { bedrooms: row.bedrooms }),
    ...(row.bathrooms === null ? {} : { bathrooms: row.bathrooms }),
  };
}

/** @param {Record<string, unknown>} details */
function read(details) {
  const answers = Object.entries(details).map(([name, said]) => {
    const answer = typeof said === "string" && Object.hasOwn(readers, name) ? readers[name]?.(said) : undefined;
    return answer ?? { [name]: undefined };
  });
  return Object.assign({}, ...answers);
}

/** @param {string} name @param {string | undefined} key */
function known(name, key) {
  return key === undefined ? undefined : { [name]: key };
}

/** @param {string} said */
function part(said) {
  return parts.find((each) => each === said);
}

/** "Thursday 2026-12-03, morning", "any day, evening". @param {"first" | "second"} which @param {string} said */
function wish(which, said) {
  const [, day, time] = /^(?:any day|[A-Z][a-z]+ (\d{4}-\d{2}-\d{2})), (.+)$/.exec(said) ?? [];
  if (time === undefined || (time !== "any time" && part(time) === undefined)) return undefined;
  return {
    ...(day === undefined ? {} : { [`${which}Day`]: day }),
    ...(time === "any time" ? {} : { [`${which}Part`]: time }),
  };
}
