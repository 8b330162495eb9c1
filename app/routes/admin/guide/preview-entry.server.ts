import { db } from "~/db/db.server";
import { homesIn } from "~/domain/articles/home-cards";
import { fitContent } from "~/domain/cleaning/fit-content.server";
import type { Fault } from "~/domain/guide/check/read-texts";
import { homesById } from "~/domain/properties/properties.server";
import { type DraftedEntry, draftOfEntry } from "~/domain/writer/entry-draft.server";
import { ownHosts } from "~/http/own-address.server";
import type { EntryPreview } from "~/ui/admin/guide/entry-state";

/** An entry's texts as readers would see them in an article. */
export async function previewEntry(
  entry: DraftedEntry,
  request: Request,
  now: Date,
): Promise<{ ok: true; preview: EntryPreview } | { ok: false; faults: Fault[] }> {
  const draft = await draftOfEntry(db, entry, now);
  if (!draft.ok) return draft;
  const { title, content, asked, answers } = draft;
  const { language } = entry;
  const html = fitContent(content, { hosts: ownHosts(request), title }).content;
  const homes = await homesById(db, language, homesIn(html));
  return { ok: true, preview: { title, html, homes, language, asked, answers } };
}
