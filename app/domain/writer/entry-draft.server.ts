import type { Db } from "~/db/database";
import { type Asked, askedOf, questionOf, readAsked, titleOf } from "~/domain/guide/asked";
import { type Fault, readTexts } from "~/domain/guide/check/read-texts";
import type { EntryFileName } from "~/domain/guide/entry-groups";
import { tryEntry } from "~/domain/guide/guide.server";
import type { Language } from "~/i18n/languages";

import { deskOf } from "./article/compose";
import { entryArticle } from "./article/entry-article";
import { takeTurn } from "./article/turns";
import { readOurData } from "./values/our-data.server";

/** The texts of an entry, stored or only typed, and what of it is to be seen. */
export type DraftedEntry = {
  key: string;
  contents: Readonly<Record<EntryFileName, string>>;
  language: Language;
  /** Of what the entry answers; what the thing is where it has no such answer. */
  asked: string;
};

type EntryDraft = {
  title: string;
  content: string;
  asked: Asked;
  /** All that the entry answers. */
  answers: { asked: Asked; question: string }[];
};

/** The article that the built-in writer makes of an entry's texts; what is wrong where they cannot be read. */
export async function draftOfEntry(
  db: Db,
  { key, contents, language, asked }: DraftedEntry,
  now: Date,
): Promise<({ ok: true } & EntryDraft) | { ok: false; faults: Fault[] }> {
  const { faults } = readTexts({ key, group: "", folder: key, contents });
  if (faults.length > 0) return { ok: false, faults };
  await takeTurn();
  const data = await readOurData(db, language);
  return tryEntry(key, contents, (entry) => {
    const chosen = readAsked(entry, asked) ?? "what";
    const answers = askedOf(entry).map((each) => ({ asked: each, question: questionOf(entry, each, language) }));
    const about = { entry: key, asked: chosen };
    const content = entryArticle(entry, chosen, deskOf(entry, about, language, data, now));
    return { ok: true, title: titleOf(entry, chosen, language), content, asked: chosen, answers };
  });
}
