import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { db } from "~/db/db.server";
import { may } from "~/domain/admins/role";
import { compareTexts, fromFirstToLast } from "~/domain/articles/compare-texts";
import { isKey } from "~/domain/guide/check/guide-files.server";
import { correctedFiles } from "~/domain/guide/corrections/corrected-files.server";
import {
  correctEntry,
  type Correcting,
  markTranslated,
  type TypedTexts,
} from "~/domain/guide/corrections/corrections.server";
import { openEntry } from "~/domain/guide/corrections/entry-list.server";
import type { EntryFileName } from "~/domain/guide/entry-groups";
import { takeTurn } from "~/domain/writer/article/turns";
import { adminMeta } from "~/http/admin-meta";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import { undoneForm } from "~/http/panel/failed-deed.server";
import { onlyWhoMay, panelAction, panelLoader, type Sent } from "~/http/panel/panel-route.server";
import { adminText } from "~/i18n/admin.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { defaultLanguage, isLanguage } from "~/i18n/languages";
import { EntryScreen } from "~/ui/admin/guide/entry-screen";

import {
  contentsIn,
  largestEntryForm,
  overtaken,
  placedIn,
  savedFiles,
  stateOf,
  tooLongIn,
  typedIn,
} from "./entry-form.server";
import { previewEntry } from "./preview-entry.server";

export const meta = adminMeta;

/** Five texts that were written anew would keep everybody else waiting for a second, in ms. */
const patience = 100;

/** An entry of the guide, its files side by side. */
export const loader = panelLoader({ may: "enter" }, async ({ admin, params: { entry: key = "" }, now }) => {
  const stored = await correctedFiles(db, key);
  if (!stored) throw notFound();
  const { title, checked, due } = openEntry(key, dayInBarcelona(now));
  const files = [];
  for (const file of stored.files) {
    const isCompared = file.correction && file.release !== null;
    files.push({
      ...file,
      changes: isCompared ? fromFirstToLast(compareTexts(file.release ?? "", file.text, patience)) : null,
    });
    if (isCompared) await takeTurn();
  }
  return {
    title,
    entry: { key, title, checked, due, group: stored.group, files },
    mayCorrect: may(admin, "settings"),
    now: now.toISOString(),
  };
});

export const action = panelAction(
  { may: "enter", limit: largestEntryForm },
  { save: onlyWhoMay("settings", save), translated: onlyWhoMay("settings", translated), preview },
);

async function save({ admin, request, params: { entry: key = "" }, post, now }: Sent) {
  const typed = typedIn(post);
  const files = savedFiles(post);
  const own = Object.fromEntries(Object.entries(typed).filter(([name]) => files.some((file) => file === name)));
  const saved = await correctEntry(db, key, own, admin.userId, now);
  return answered(key, request, { typed, saved, without: files });
}

/** Notes that the translations say what the English text says. What is typed meanwhile stays in the form. */
async function translated({ admin, request, params: { entry: key = "" }, post, now }: Sent) {
  const before = await correctedFiles(db, key);
  const saved = await markTranslated(db, key, admin.userId, now);
  const typed = typedIn(post);
  const facts = before?.files.find(({ file }) => file === "guide.yaml");
  return answered(key, request, {
    typed,
    saved,
    without: typed["guide.yaml"]?.text === facts?.text ? ["guide.yaml"] : [],
  });
}

type Outcome = { typed: TypedTexts; saved: Correcting; without: readonly EntryFileName[] };

/** @param outcome `without`: of which what was typed is stored, if anything is */
async function answered(key: string, request: Request, { typed, saved, without }: Outcome) {
  const stored = await correctedFiles(db, key);
  if (!stored?.group) throw goneMeanwhile(key, request);
  if (!saved.ok) {
    const state = stateOf(typed, stored.files);
    if (saved.reason === "conflict") return data(overtaken(state, saved.files, stored.files), { status: 409 });
    if (saved.reason === "too-long") return data({ ...state, tooLong: saved.files }, { status: 400 });
    return data({ ...state, faults: saved.reason === "refused" ? saved.faults : [] }, { status: 400 });
  }
  // What was typed beside it stays in the form.
  const left = stateOf(typed, stored.files, without);
  if (Object.keys(left.texts).length > 0) return data({ ...left, saved: saved.changed });
  const said = saved.changed.length > 0 ? "guideCorrected" : "guideUnchanged";
  return redirectWithAdminFlash(`/admin/guide/${key}`, said);
}

/** Shows what was typed as an article; nothing is stored. */
async function preview({ request, url, params: { entry: key = "" }, post, now }: Sent) {
  const stored = await correctedFiles(db, key);
  if (!stored?.group) throw goneMeanwhile(key, request);
  const state = stateOf(typedIn(post), stored.files);
  const tooLong = tooLongIn(state);
  if (tooLong.length > 0) return data({ ...state, tooLong }, { status: 400 });
  const asked = url.searchParams.get("language") ?? "";
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const contents = contentsIn(state, stored.files);
  const seen = await previewEntry({ key, contents, language, asked: "what" }, request, now);
  if (seen.ok) return data({ ...state, preview: seen.preview });
  return data({ ...state, faults: placedIn(key, seen.faults, contents) }, { status: 400 });
}

/** A release took the entry out while somebody typed: nothing can be stored, and what was typed is still theirs to copy. */
function goneMeanwhile(key: string, request: Request) {
  return isKey(key) ? undoneForm(adminText("guide.entry.goneMeanwhile"), request, 404) : notFound();
}

export default function Entry() {
  const { now, title: _, ...loaded } = useLoaderData<typeof loader>();
  return <EntryScreen {...loaded} state={useActionData<typeof action>() ?? null} now={new Date(now)} />;
}
