import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { batchSchema, longestBatchName } from "~/domain/batches/batch.schema";
import { createBatch } from "~/domain/batches/batches.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import type { BatchForm } from "~/http/panel/batch-form.server";
import { adminText } from "~/i18n/admin.server";
import type { Language } from "~/i18n/languages";
import type { BatchFormState, ListedTopic } from "~/ui/admin/batches/batch-form-state";
import { saidBatches } from "~/ui/admin/batches/said-batches";

import { Draft } from "./batch-form-draft.server";

/**
 * What the form of a new batch is answered with: the same page with the list as it is after the button that was pressed, or
 * the way on when the batch is created. A file that comes along with any button is read: it would be gone otherwise.
 */
export async function answerToBatchForm(form: BatchForm) {
  const draft = new Draft(form);
  const deed = draft.deed();
  if (form.file || deed.kind === "read") draft.readFile();
  // One that waits goes only for one that could be read.
  if (!form.file || draft.errors.csv) draft.answerFile(deed.kind);
  if (deed.kind === "remove") draft.topics = draft.topics.filter((_, index) => index !== deed.index);
  if (deed.kind === "add" || (deed.kind === "create" && draft.hasTyped)) draft.addTyped();
  if (deed.kind === "remove-alike") {
    const listed = await draft.listed();
    // Of those that came with this very form nobody has seen yet what they resemble.
    draft.topics = draft.topics.filter(({ isSeen }, index) => !(isSeen && listed[index]?.like));
  }
  return deed.kind === "create" ? create(form, draft) : drawn(draft, await draft.listed(), null);
}

async function create(form: BatchForm, draft: Draft) {
  const batch = batchSchema.safeParse(draft.values);
  for (const { path, message } of batch.error?.issues ?? []) {
    const field = path[0] === "language" ? "language" : "name";
    draft.errors[field] ??= [message];
  }
  const { csv, keyword, title } = draft.errors;
  // Where the one that was meant to be there could not be taken, its own error says enough.
  const isAwaited = csv || keyword || title || draft.preview;
  if (draft.topics.length === 0 && !isAwaited) draft.errors.topics = ["batch.topics.required"];

  const listed = await draft.listed();
  if (!batch.success || !draft.isRight) return drawn(draft, listed, null);
  if (draft.preview) return drawn(draft, listed, "waiting");
  if (listed.some(({ like, isSeen }) => like && !isSeen)) return drawn(draft, listed, "unseen");
  if (listed.some((topic) => topic.isOfOtherLetters && !topic.isSeen)) return drawn(draft, listed, "doubtful");
  if (form.file) return drawn(draft, listed, "fromFile");

  const { name, language } = batch.data;
  const created = await createBatch(db, batch.data, draft.topics, new Date(), (other) => nameIn(name, other));
  if (!created.ok) throw new Error("A batch without topics was about to be created.");
  if (created.batches.every((made) => made.language === language))
    return redirectWithAdminFlash("/admin/articles", "batchCreated", { values: { name, count: created.articles } });
  const values = { batches: saidBatches(created.batches, adminText) };
  return redirectWithAdminFlash("/admin/articles", "batchesCreated", { values });
}

/** What the batch of another language of the same list is called. */
function nameIn(name: string, language: Language): string {
  const ending = adminText("batch.nameIn", { language: adminText(`settings.language.${language}`) });
  return name.slice(0, longestBatchName - ending.length) + ending;
}

/** Drawn again, the list shows what its topics resemble: from then on whoever makes it has seen that. */
function drawn(
  { values, errors, flash, leftOut, preview, isRight }: Draft,
  listed: readonly ListedTopic[],
  hold: BatchFormState["hold"],
) {
  const topics = listed.map((topic) => ({ ...topic, isSeen: topic.like !== null || topic.isOfOtherLetters }));
  const state: BatchFormState = { values, topics, errors, hold, preview, leftOut, flash };
  const refused = hold !== null && hold !== "fromFile" ? 409 : 200;
  return data({ state }, { status: isRight ? refused : 400 });
}
