import type { Db } from "~/db/database";
import { isForNoReader } from "~/domain/cleaning/leftovers/asides";
import { findShownPhoto } from "~/domain/site/photos-in-use.server";
import { withoutOwnWords } from "~/domain/writer/article/own-words";

import type { ArticleField, ArticleValues, Despite, EditedArticle } from "./article-form";
import { listSiblings } from "./article-form.repository.server";
import { freeSlug, isSlugTaken } from "./article.repository.server";
import { objectionsTo } from "./checks/claims";
import { despiteFor, isForThePublic } from "./publication";
import { articleAuthors, readChosenHomes } from "./shown-with.server";

/** What is wrong with an entry as the form stood, by its field: a key of the catalogue. */
export type Refused = {
  ok: false;
  reason: "refused";
  field: ArticleField | "despite" | "despiteReason";
  message: string;
};

/** Whether a person ticked that it be published although it states something false, and why. */
export type DespiteGiven = { isTicked: boolean; reason: string };
const notTicked: DespiteGiven = { isTicked: false, reason: "" };

type Named = { isSlugGiven?: boolean };

/** What only the database knows to be wrong with an entry. */
export async function refusalOf(
  db: Db,
  { language, slug }: ArticleValues,
  { isSlugGiven = true }: Named,
  { id, group }: { id: number; group: string | null },
): Promise<Refused | undefined> {
  const siblings = group === null ? [] : await listSiblings(db, group);
  if (siblings.some((sibling) => sibling.id !== id && sibling.language === language)) {
    return refused({ field: "language", message: "articleForm.language.taken" });
  }
  if (isSlugGiven && (await isSlugTaken(db, language, slug, id))) {
    return refused({ field: "slug", message: "articleForm.slug.taken" });
  }
  return undefined;
}

/**
 * An entry with the homes that it names. Who signs is one of the agency, or who signed it before.
 * @param current null for a new article
 */
export async function withCompany(
  db: Db,
  values: ArticleValues,
  current: EditedArticle | null,
): Promise<{ ok: true; values: ArticleValues; homes: number[] } | Refused> {
  const { author, sharePhoto } = values;
  if (author !== "" && author !== current?.values.author && !(await articleAuthors(db)).includes(author)) {
    return refused({ field: "author", message: "articleForm.author.unknown" });
  }
  if (sharePhoto !== "" && sharePhoto !== current?.values.sharePhoto && !(await findShownPhoto(db, sharePhoto))) {
    return refused({ field: "sharePhoto", message: "articleForm.sharePhoto.gone" });
  }
  // What stood there stays, though a home may have been withdrawn since.
  if (values.homes === current?.values.homes) return { ok: true, values, homes: [] };
  const chosen = await readChosenHomes(db, values.homes);
  if (!chosen.ok) return refused({ field: "homes", message: chosen.message });
  return { ok: true, values: { ...values, homes: chosen.homes }, homes: chosen.ids };
}

/** What of an entry is published although a check objects; a refusal where nobody has said so. A draft may hold anything. */
export function despiteOf(
  values: ArticleValues,
  given: DespiteGiven | undefined,
  current: EditedArticle | null,
): { ok: true; despite: Despite | null } | Refused {
  if (!isForThePublic(values)) return { ok: true, despite: null };
  const field = (["title", "metaDescription"] as const).find((each) => isForNoReader(values[each]));
  if (field) return refused({ field, message: "articleForm.leftover" });
  const said = despiteFor(objectionsTo(values), given ?? notTicked, current?.despite ?? null);
  return said.ok ? said : refused(said);
}

/** What goes on the site: without the places that were left for the agent's own words, where a reason was given for saying nothing there. */
export function forReaders<Values extends ArticleValues>(values: Values): Values {
  return isForThePublic(values) ? { ...values, content: withoutOwnWords(values.content) } : values;
}

/** @returns what is wrong, by its field */
export function refused({ field, message }: Pick<Refused, "field" | "message">): Refused {
  return { ok: false, reason: "refused", field, message };
}

/** The address of an entry; one made of its title gets a number where another article has it. */
export async function slugFor(
  db: Db,
  { language, slug }: ArticleValues,
  { isSlugGiven = true }: Named,
  id = 0,
): Promise<string> {
  return isSlugGiven ? slug : freeSlug(db, language, slug, id);
}
