import { fromBarcelona } from "~/i18n/barcelona-time";

import type { ArticleField, ArticleTexts, ArticleValues, Despite } from "./article-form";

type Settled =
  | { ok: true; values: ArticleValues; /** Its hour had passed: it is public at once. */ isAtOnce: boolean }
  | { ok: false; field: ArticleField; message: string };

/**
 * What a status and the moments beside it amount to. A draft with a moment to come is scheduled; "published" with one is meant
 * so too. A moment that has passed publishes at once.
 * @param isPublic whether it is on the site now
 */
export function settlePublication(values: ArticleValues, { isPublic }: { isPublic: boolean }, now: Date): Settled {
  const publishAt = fromBarcelona(values.publishAt);
  const unpublishAt = fromBarcelona(values.unpublishAt);
  const refused = (field: ArticleField, message: string) => ({ ok: false, field, message }) as const;
  if (publishAt && values.status === "archived") return refused("publishAt", "articleForm.publishAt.archived");
  if (publishAt && unpublishAt && unpublishAt <= publishAt) {
    return refused("unpublishAt", "articleForm.unpublishAt.before");
  }
  // Taking a page off the site is for somebody who says so.
  if (unpublishAt && unpublishAt <= now && values.status !== "archived") {
    return refused("unpublishAt", "articleForm.unpublishAt.past");
  }
  // What is archived is off the site already.
  const kept = { ...values, unpublishAt: values.status === "archived" ? "" : values.unpublishAt };
  if (!publishAt) return { ok: true, values: kept, isAtOnce: false };
  if (publishAt <= now) {
    const isAtOnce = !isPublic || values.status !== "published";
    return { ok: true, values: { ...kept, status: "published", publishAt: "" }, isAtOnce };
  }
  if (values.status === "published" && isPublic) return refused("publishAt", "articleForm.publishAt.public");
  return { ok: true, values: { ...kept, status: "draft" }, isAtOnce: false };
}

/** What is stored to be gone on with: nothing goes public by it at once. A moment to come stays. */
export function asDraft<Entry extends Pick<ArticleTexts, "status" | "publishAt">>(entry: Entry, now: Date): Entry {
  const publishAt = fromBarcelona(entry.publishAt);
  return {
    ...entry,
    status: entry.status === "published" ? "draft" : entry.status,
    publishAt: publishAt && publishAt <= now ? "" : entry.publishAt,
  };
}

/** Whether it is public, or will be by itself. */
export function isForThePublic({ status, publishAt }: Pick<ArticleValues, "status" | "publishAt">): boolean {
  return status === "published" || publishAt !== "";
}

/** What `objectionsTo` says of a text that leaves a line for the agent's own words. */
export const ownWordsMissing = "ownWords: [[…]]";

type Tick = { isTicked: boolean; reason: string };

/**
 * Whether what is known to be false may go public: a person says so with a reason, once for each sentence. Gives what is
 * kept of it, null where nothing is false.
 * @param claims sentences that state something false
 * @param before what was said when it was published so before
 */
export function despiteFor(
  claims: readonly string[],
  { isTicked, reason }: Tick,
  before: Despite | null,
): { ok: true; despite: Despite | null } | { ok: false; field: "despite" | "despiteReason"; message: string } {
  if (claims.length === 0) return { ok: true, despite: null };
  const said = reason.trim();
  if (isTicked && said !== "") return { ok: true, despite: { reason: said, claims: [...claims] } };
  if (isTicked) return { ok: false, field: "despiteReason", message: "articleForm.despite.reasonRequired" };
  if (before && claims.every((claim) => before.claims.includes(claim))) return { ok: true, despite: before };
  const lacksOwnWordsOnly = claims.every((claim) => claim === ownWordsMissing);
  const asked = lacksOwnWordsOnly ? "articleForm.withoutOwn.required" : "articleForm.despite.required";
  return { ok: false, field: "despite", message: asked };
}
