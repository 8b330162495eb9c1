import { sql } from "kysely";

// What a form asked was kept in five columns, as a brief, and as English sentences that were read back to be said in other
// languages. Now it is one object of keys, with the sender's own words beside it. The whole text stays in `objectives`, for
// other systems. A line that is not understood here stands before the sender's own words, as it was written.

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

// What each form asks, besides briefs.
const home = ["property_type", "property_address", "bedrooms", "bathrooms", "area"];
const when = ["Would like to sell", "Best time for a visit"];
/** @type {Record<string, readonly string[]>} */
const questions = {
  contact: ["property_address"],
  valuation: home,
  "premium-valuation": [...home, ...when],
  viewing: ["Home", "Wished time", "Or else"],
  quote: ["property_address", "Service", "Package"],
  development: ["Development", "Unit"],
  consultation: ["Service", "Best time to talk"],
};

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
  const brief = row.kind === "search-brief" ? row.brief : "{}";
  // Nobody knows then what was asked.
  if (brief === null) return undefined;
  const said = row.kind === "search-brief" ? linesOfBrief(row) : linesOfForm(row);
  const lines = said.map(({ line }) => line).join("\n");
  // Another program may have written the text: then it stays whole beside what stood in the columns.
  const isOurs = lines !== "" && `${row.objectives}\n`.startsWith(`${lines}\n`);
  const words = isOurs ? row.objectives.slice(lines.length + 1) : row.objectives;
  const unread = said.filter(({ line, answer }) => !answer && (isOurs || !row.objectives.includes(line)));
  const asked = Object.assign(JSON.parse(brief), ...said.map(({ answer }) => answer));
  const message = [...unread.map(({ line }) => line), ...(words === "" ? [] : [words])].join("\n");
  return { asked: JSON.stringify(asked), message };
}

/** The lines of a form in the order in which they were written, each with what it answers. @param {Record<string, any>} row */
function linesOfForm(row) {
  const own = [
    { column: "property_type", name: "Property type", key: "propertyType" },
    { column: "property_address", name: "Address", key: "propertyAddress" },
    { column: "bedrooms", name: "Bedrooms", key: "bedrooms" },
    { column: "bathrooms", name: "Bathrooms", key: "bathrooms" },
    { column: "area", name: "Area", key: "area", unit: " m²" },
  ]
    .filter(({ column }) => row[column] !== null && row[column] !== "")
    .map(({ column, name, key, unit = "" }) => ({
      line: `${name}: ${row[column]}${unit}`,
      answer: asks(row, column) ? { [key]: row[column] } : undefined,
    }));
  return [...own, ...details(row, (name, said) => (asks(row, name) ? read(name, said) : undefined))];
}

/** The lines of a brief, which was stored as data beside them. @param {Record<string, any>} row */
function linesOfBrief(row) {
  const brief = JSON.parse(row.brief);
  /** @type {Record<string, string>} */
  const keys = {
    Budget: "budget",
    "Property type": "propertyType",
    Bedrooms: "bedrooms",
    Bathrooms: "bathrooms",
    Neighbourhoods: "neighborhoods",
    Features: "features",
    Timeline: "timeline",
  };
  return details(row, (name, said) => {
    const answer = brief[keys[name] ?? ""];
    // A word that was not read back is missing in the list.
    const isWhole = Array.isArray(answer) ? answer.length === [said].flat().length : answer !== undefined;
    return isWhole ? {} : undefined;
  });
}

/** @param {Record<string, any>} row @param {(name: string, said: unknown) => object | undefined} read */
function details(row, read) {
  return Object.entries(JSON.parse(row.details))
    .map(([name, said]) => ({ name, said, text: Array.isArray(said) ? said.join(", ") : said }))
    .filter(({ text }) => text !== "")
    .map(({ name, said, text }) => ({ line: `${name}: ${text}`, answer: read(name, said) }));
}

/** @param {Record<string, any>} row @param {string} question */
function asks({ kind }, question) {
  return questions[kind]?.includes(question) ?? false;
}

/** @param {string} name @param {unknown} said */
function read(name, said) {
  return typeof said === "string" && Object.hasOwn(readers, name) ? readers[name]?.(said) : undefined;
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
  if (time === undefined || (time === "any time" ? day === undefined : part(time) === undefined)) return undefined;
  return {
    ...(day === undefined ? {} : { [`${which}Day`]: day }),
    ...(time === "any time" ? {} : { [`${which}Part`]: time }),
  };
}
