/*
 * The opening hours were a line of free words in each language, which no page showed and no program could read. They become a week; what the agent
 * wrote stays as the note beside it, and only the line of the sample is known to be a week. The word that marks the sample agency was part of its
 * legal name, in English on pages of every language.
 */
const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const working = ["monday", "tuesday", "wednesday", "thursday", "friday"];
const sampleHours = "Monday to Friday, 9:30–18:30";
const blank = { en: "", es: "", ca: "", ru: "" };

/** @param {import("kysely").Kysely<any>} db */
export async function up(db) {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "agency").executeTakeFirst();
  if (!row) return;
  const agency = JSON.parse(row.value);
  // What somebody wrote by hand and is no agency stays for the form, where it is put right.
  if (typeof agency !== "object" || agency === null || Array.isArray(agency)) return;
  const { openingHours, ...others } = agency;
  const isSample = openingHours?.en === sampleHours;
  const span = { opens: "09:30", closes: "18:30" };
  const hours = Object.fromEntries(days.map((day) => [day, isSample && working.includes(day) ? [span] : []]));
  const value = {
    ...others,
    ...(typeof others.legalName === "string" && { legalName: others.legalName.replace(/ \(sample\)$/, "") }),
    hours,
    hoursNote: isSample ? blank : { ...blank, ...openingHours },
    commercialRegister: { register: "", volume: "", folio: "", sheet: "", entry: "" },
  };
  await db
    .updateTable("settings")
    .set({ value: JSON.stringify(value) })
    .where("key", "=", "agency")
    .execute();
}
