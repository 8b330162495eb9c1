import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { longestKeyword, longestTitle, mostTopics, toTopic } from "~/domain/articles/topic";
import { carriedBack, type DraftTopic } from "~/domain/batches/batch-draft";
import { batchSchema, longestBatchName } from "~/domain/batches/batch.schema";
import { createBatch } from "~/domain/batches/batches.server";
import { isOfOtherLetters, keywordFault, type TopicFault, titleFault } from "~/domain/batches/topic-faults";
import { reviewTopics } from "~/domain/batches/topic-review.server";
import type { LaidTopics } from "~/domain/batches/topic-rows";
import { readTopics, type ReadTopics } from "~/domain/batches/topics.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { type BatchForm, largestTopicFile } from "~/http/panel/batch-form.server";
import type { AdminFlash } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";
import type { BatchField, BatchFormState, ListedTopic } from "~/ui/admin/batches/batch-form-state";
import { saidBatches } from "~/ui/admin/batches/said-batches";

import { carried, waitingFile } from "./batch-file.server";

const deeds = ["add", "read", "lay", "look", "leave", "create", "remove-alike"] as const;
type Deed = { kind: (typeof deeds)[number] } | { kind: "remove"; index: number };

/** The form between two pages: the list travels in it, so that nothing is kept on the server before the batch is created. */
class Draft {
  readonly values: BatchFormState["values"];
  topics: DraftTopic[];
  readonly errors: Partial<Record<BatchField, string[]>> = {};
  flash: AdminFlash | null = null;
  leftOut: BatchFormState["leftOut"] = [];
  preview: BatchFormState["preview"] = null;

  constructor(private readonly form: BatchForm) {
    const topics = carriedBack(this.text("topics") || "[]");
    if (!topics || topics.length > mostTopics) throw new Response("Bad Request", { status: 400 });
    this.topics = topics;
    this.values = {
      name: this.text("name"),
      language: this.text("language") || defaultLanguage,
      keyword: this.text("keyword"),
      title: this.text("title"),
    };
  }

  get hasTyped(): boolean {
    return this.values.keyword.trim() !== "" || this.values.title.trim() !== "";
  }

  get isRight(): boolean {
    return Object.keys(this.errors).length === 0;
  }

  /** Enter in a field presses no button: it adds what is typed, else it creates. */
  deed(): Deed {
    const removed = this.text("remove");
    if (/^\d{1,4}$/.test(removed)) return { kind: "remove", index: Number(removed) };
    const asked = deeds.find((each) => each === this.text("do"));
    if (asked) return { kind: asked };
    if (this.hasTyped) return { kind: "add" };
    return { kind: this.form.file ? "read" : "create" };
  }

  /** Adds the topics of the file that came; where the reader is unsure, it asks first. */
  readFile() {
    const { file } = this.form;
    if (!file?.bytes) return void this.refuseFile(file ? "too-large" : "none");
    const read = readTopics(file.bytes);
    if (!read.ok && read.reason === "unsure") this.preview = carried(read.preview, file.bytes);
    else this.take(read);
  }

  /** Adds the topics of the file that waited, as it was answered; else it waits on, with every answer. */
  answerFile(deed: Deed["kind"]) {
    const waiting = waitingFile(this.form.fields);
    if (deed === "lay" && !waiting) return void this.refuseFile("none");
    if (deed === "leave" || !waiting) return;
    const lays = deed === "lay" && !waiting.isUnseen;
    if (lays && waiting.fault !== null) this.errors.columns = [waiting.fault];
    const isTaken = lays && waiting.fault === null && this.take(waiting.topics());
    if (!isTaken) this.preview = waiting.preview();
  }

  private take(read: LaidTopics | Extract<ReadTopics, { ok: false }>): boolean {
    if ("leftOut" in read) this.leftOut = read.leftOut;
    if (!read.ok) return this.refuseFile(read.reason, "count" in read ? read.count : 0);
    if (this.topics.length + read.topics.length > mostTopics) return this.refuseFile("no-room", read.topics.length);

    this.topics.push(...read.topics.map((topic) => ({ ...topic, isSeen: false })));
    const left = this.leftOut.length;
    const note = [adminText(left > 0 ? "batch.csv.leftOut" : "batch.csv.whole", { count: left })];
    if (read.isProposed) note.push(adminText("batch.csv.proposed"));
    const values = { count: read.topics.length, note: note.join(" ") };
    this.flash = { name: "csvUploaded", values, hasFailed: false };
    return true;
  }

  /** Adds the keyword and title that were typed; specification, section 5: both are needed. */
  addTyped() {
    const { keyword, title } = this.values;
    const topic = toTopic(keyword, title);
    if (!topic) {
      if (keyword.trim() === "") this.errors.keyword = ["batch.pair.required"];
      if (title.trim() === "") this.errors.title = ["batch.pair.required"];
      this.flash = { name: "missingInformation", values: {}, hasFailed: true };
      return;
    }
    const [ofKeyword, ofTitle] = [keywordFault(keyword), titleFault(title)];
    if (ofKeyword) this.errors.keyword = [faultMessage("keyword", ofKeyword)];
    if (ofTitle) this.errors.title = [faultMessage("title", ofTitle)];
    if (this.topics.length >= mostTopics) this.errors.keyword = [`batch.full|max=${mostTopics}`];
    if (this.errors.keyword || this.errors.title) return;

    this.topics.push({ ...topic, isSeen: false });
    this.values.keyword = "";
    this.values.title = "";
  }

  async listed(): Promise<ListedTopic[]> {
    const chosen = isLanguage(this.values.language) ? this.values.language : defaultLanguage;
    const reviewed = await reviewTopics(db, chosen, this.topics);
    return reviewed.map((topic, index) => {
      const { language, isSeen = false } = this.topics[index] ?? {};
      return { ...topic, language, isSeen, isOfOtherLetters: isOfOtherLetters(topic, language ?? chosen) };
    });
  }

  private refuseFile(reason: string, count = 0): false {
    const size = largestTopicFile / 1024 / 1024;
    this.errors.csv = [`batch.csv.${reason}|max=${mostTopics}|size=${size}|count=${count}|there=${this.topics.length}`];
    return false;
  }

  private text(name: string): string {
    const value = this.form.fields.get(name);
    return typeof value === "string" ? value : "";
  }
}

function faultMessage(field: "keyword" | "title", fault: TopicFault): string {
  if (fault === "long") return `field.tooLong|max=${field === "keyword" ? longestKeyword : longestTitle}`;
  return `batch.fault.${fault}`;
}

/**
 * What the form of a new batch is answered with: the same page with the list as it is after the button that was pressed, or
 * the way on when the batch is created. A file that comes along with any button is read: it would be gone otherwise.
 */
export async function answerToBatchForm(form: BatchForm) {
  const draft = new Draft(form);
  const deed = draft.deed();
  if (form.file || deed.kind === "read") draft.readFile();
  else draft.answerFile(deed.kind);
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
