import type { Db } from "~/db/database";
import type { Answering } from "~/domain/guide/asked";

import { answeredBy, compose, deskFor, honestTitleOf } from "../article/compose";
import { entryMaterial } from "../article/entry-article";
import { readOurData } from "../values/our-data.server";
import type { Assignment } from "../writer";

/** What is true and ours about a topic: a writer that knows nothing of us can only repeat what everybody says. */
export type ServiceMaterial = {
  /** What the guide or our homes answer, as HTML in the language of the article; then the dated facts, in English. */
  text: string;
  /** What of the guide it answers. */
  about?: Answering;
  /** What the article is to be called, where the title of the topic would promise something else. */
  honestTitle?: string;
};

/**
 * What the guide knows of an assignment, worked out for today, or the homes that it looks for; the facts alone where it knows
 * nothing. The built-in writer writes from the same.
 * @param facts what no article may contradict, whatever it is about
 */
export async function serviceMaterial(
  db: Db,
  assignment: Assignment,
  { now, facts }: { now: Date; facts: readonly string[] },
): Promise<ServiceMaterial> {
  const { text, ...answered } = await answering(db, assignment, now);
  return {
    text: [text, "Facts, as of today:", ...facts.map((fact) => `- ${fact}`)].filter(Boolean).join("\n"),
    ...answered,
  };
}

async function answering(db: Db, assignment: Assignment, now: Date): Promise<ServiceMaterial> {
  const { language } = assignment;
  const data = await readOurData(db, language);
  const answered = await answeredBy(assignment, data);
  if (answered.kind === "search") {
    const composed = await compose(assignment, data, now);
    return { text: composed.ok ? composed.draft.content : "" };
  }
  const desk = answered.kind === "guide" ? deskFor(answered.about, language, data, now) : undefined;
  if (answered.kind !== "guide" || !desk) return { text: "" };
  const { about } = answered;
  const honestTitle = await honestTitleOf(about, assignment);
  return {
    text: entryMaterial(desk.entry, about.asked, desk),
    about,
    ...(honestTitle !== undefined && { honestTitle }),
  };
}
