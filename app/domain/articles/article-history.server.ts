import type { Db } from "~/db/database";
import { noteActivity } from "~/domain/activity/activity.server";

import type { ArticleValues, Despite } from "./article-form";

type State = Pick<ArticleValues, "status" | "publishAt"> & { despite: Despite | null };

type Change = { id: number; before: State; after: State & Pick<ArticleValues, "title"> };

/** Notes what became of an article's place on the site: its status, the hour it was given, and what is public although it is false. */
export async function notePublication(
  trx: Db,
  { id, before, after }: Change,
  actor: number | null,
  now: Date,
): Promise<void> {
  const { title, despite } = after;
  const note = { actor, subject: id };
  if (before.status !== after.status) {
    const details = { title, from: before.status, to: after.status };
    await noteActivity(trx, { kind: "article.status", ...note, details }, now);
  }
  if (after.publishAt !== "" && after.publishAt !== before.publishAt) {
    const details = { title, at: after.publishAt.replace("T", " ") };
    await noteActivity(trx, { kind: "article.scheduled", ...note, details }, now);
  }
  if (despite && despite.reason !== before.despite?.reason) {
    const details = { title, reason: despite.reason, claims: despite.claims.length };
    await noteActivity(trx, { kind: "article.despite", ...note, details }, now);
  }
}
