import { sql } from "kysely";

import type { Db } from "~/db/database";
import { keptForContent } from "~/domain/site/kept-for-content.server";
import { defaultLanguage } from "~/i18n/languages";

import { differing, type Fingerprint, fingerprintsOf } from "./fingerprints.server";
import { type KeptSample, type Sample, type SampleKind, sampleKinds, type Samples } from "./sample";

/**
 * Notes that rows came with the sample site, as they are now.
 * @param touched of these somebody has changed something that nobody can name any more: they stay
 */
export async function noteSamples(
  db: Db,
  kind: SampleKind,
  ids: readonly number[],
  touched: readonly number[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  const prints = await fingerprintsOf(db, kind, ids);
  const rows = [...prints].map(([id, fingerprint]) => ({
    kind,
    row_id: id,
    fingerprint: JSON.stringify(touched.includes(id) ? {} : fingerprint),
  }));
  if (rows.length === 0) return;
  await db
    .insertInto("sample_rows")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether it is known which rows came with the sample site. */
export async function knowsSamples(db: Db): Promise<boolean> {
  return (await db.selectFrom("sample_rows").select("kind").limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The samples that are still there: those that nobody has touched, and those that stay because somebody changed one, or a message
 * or an appointment is about it.
 */
export async function listSamples(db: Db): Promise<Samples> {
  const noted = await db.selectFrom("sample_rows").selectAll().orderBy("row_id").execute();
  const going: Sample[] = [];
  const kept: KeptSample[] = [];
  for (const kind of sampleKinds) {
    const of = noted.filter((row) => row.kind === kind);
    if (of.length === 0) continue;
    const ids = of.map(({ row_id }) => row_id);
    const [now, heads, messages, appointments] = await Promise.all([
      fingerprintsOf(db, kind, ids),
      headsOf(db, kind, ids),
      countAbout(db, "contact_submissions", kind, ids),
      countAbout(db, "appointments", kind, ids),
    ]);
    const before = new Map(of.map(({ row_id, fingerprint }) => [row_id, JSON.parse(fingerprint) as Fingerprint]));
    for (const head of heads) {
      const changed = new Set(head.ids.flatMap((id) => differing(before.get(id) ?? {}, now.get(id) ?? {})));
      const about = (counted: Map<number, number>) => head.ids.reduce((sum, id) => sum + (counted.get(id) ?? 0), 0);
      const entered = { messages: about(messages), appointments: about(appointments) };
      if (changed.size === 0 && entered.messages + entered.appointments === 0) going.push({ kind, ...head });
      else kept.push({ kind, ...head, changed: [...changed], ...entered });
    }
  }
  return { going, kept };
}

/**
 * Whether visitors still meet something of the sample site that nobody has made their own. Asked for each page and looked at
 * when what pages show has changed.
 */
export const hasUntouchedSamples = keptForContent(
  async (db: Db): Promise<boolean> => {
    const { going, kept } = await listSamples(db);
    return going.length > 0 || kept.some(({ changed }) => changed.length === 0);
  },
  () => "",
);

type Head = { ids: number[]; title: string };

async function headsOf(db: Db, kind: SampleKind, ids: number[]): Promise<Head[]> {
  if (kind === "article") return articleHeads(db, ids);
  const one = ({ id, title }: { id: number; title: string }): Head => ({ ids: [id], title });
  if (kind === "property" || kind === "development") {
    const table = kind === "property" ? "properties" : "developments";
    const name = kind === "property" ? "title" : "name";
    const { rows } = await sql<{ id: number; title: string }>`
      select id, ${sql.ref(name)} as title from ${sql.table(table)} where id in (${sql.join(ids)}) order by id`.execute(
      db,
    );
    return rows.map(one);
  }
  const [texts, owner, text] =
    kind === "story" ? ["story_texts", "story_id", "byline"] : ["claim_texts", "claim_id", "value || ' ' || label"];
  const { rows } = await sql<{ id: number; title: string }>`
    select ${sql.ref(owner)} as id, ${sql.raw(text)} as title from ${sql.table(texts)}
      where language = ${defaultLanguage} and ${sql.ref(owner)} in (${sql.join(ids)}) order by id`.execute(db);
  return rows.map(one);
}

/** An article in its languages stays or goes as one; it is called by its English title where there is one. */
async function articleHeads(db: Db, ids: number[]): Promise<Head[]> {
  const rows = await db
    .selectFrom("articles")
    .where("id", "in", ids)
    .select(["id", "title", "article_group", "language"])
    .orderBy("id")
    .execute();
  const names = [...new Set(rows.map(({ article_group }) => article_group))];
  const groups = names.map((name) => rows.filter(({ article_group }) => article_group === name));
  return groups.map((group) => ({
    ids: group.map(({ id }) => id),
    title: (group.find(({ language }) => language === defaultLanguage) ?? group[0])?.title ?? "",
  }));
}

/** How many messages, or appointments, each home or development has: they name it, and would name nothing any more. */
async function countAbout(
  db: Db,
  table: "contact_submissions" | "appointments",
  kind: SampleKind,
  ids: number[],
): Promise<Map<number, number>> {
  if (kind !== "property" && kind !== "development") return new Map();
  const owner = kind === "property" ? "property_id" : "development_id";
  const rows = await db
    .selectFrom(table)
    .where(owner, "in", ids)
    .groupBy(owner)
    .select((eb) => [eb.ref(owner).as("id"), eb.fn.countAll<number>().as("count")])
    .execute();
  return new Map(rows.map(({ id, count }) => [Number(id), count]));
}
