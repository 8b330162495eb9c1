import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { longestKeyword, longestTitle, mostTopics, toTopic } from "~/domain/articles/topic";
import { carriedBack, type DraftTopic } from "~/domain/batches/batch-draft";
import { batchSchema } from "~/domain/batches/batch.schema";
import { createBatch } from "~/domain/batches/batches.server";
import { isOfOtherLetters, keywordFault, type TopicFault, titleFault } from "~/domain/batches/topic-faults";
import { reviewTopics } from "~/domain/batches/topic-review.server";
import { readTopics } from "~/domain/batches/topics.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { type BatchForm, largestTopicFile } from "~/http/panel/batch-form.server";
import type { AdminFlash } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage, isLanguage } from "~/i18n/languages";
import type { BatchField, BatchFormState, ListedTopic } from "~/ui/admin/batches/batch-form-state";

type Deed = { kind: "add" | "read" | "create" | "remove-alike" } | { kind: "remove"; index: number };

/** The form between two pages: the list travels in it, so that nothing is kept on the server before the batch is created. */
class Draft {
  readonly values: BatchFormState["values"];
  topics: DraftTopic[];
  readonly errors: Partial<Record<BatchField, string[]>> = {};
  flash: AdminFlash | null = null;
  leftOut: BatchFormState["leftOut"] = [];

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
    const asked = this.text("do");
    if (asked === "add" || asked === "read" || asked === "create" || asked === "remove-alike") return { kind: asked };
    if (this.hasTyped) return { kind: "add" };
    return { kind: this.form.file ? "read" : "create" };
  }

  /** Adds the topics of the file. */
  readFile() {
    const { file } = this.form;
    if (!file?.bytes) return this.refuseFile(file ? "too-large" : "none");
    const read = readTopics(file.bytes);
    if ("refused" in read) this.leftOut = read.refused ?? [];
    if (!read.ok) return this.refuseFile(read.reason, "count" in read ? read.count : 0);
    if (this.topics.length + read.topics.length > mostTopics) return this.refuseFile("no-room", read.topics.length);

    this.topics.push(...read.topics.map((topic) => ({ ...topic, isSeen: false })));
    const left = read.dropped + this.leftOut.length;
    const why =
      this.leftOut.length > 0 ? "batch.csv.leftOut" : read.dropped > 0 ? "batch.csv.dropped" : "batch.csv.whole";
    this.flash = {
      name: "csvUploaded",
      values: {
        count: read.topics.length,
        note: [adminText(why, { count: left }), ...(read.proposed ? [adminText("batch.csv.proposed")] : [])].join(" "),
      },
      hasFailed: false,
    };
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
    const { language } = this.values;
    const written = isLanguage(language) ? language : defaultLanguage;
    const reviewed = await reviewTopics(db, written, this.topics);
    return reviewed.map((topic, index) => ({
      ...topic,
      isOfOtherLetters: isOfOtherLetters(topic, written),
      isSeen: this.topics[index]?.isSeen ?? false,
    }));
  }

  private refuseFile(reason: string, count = 0) {
    const size = largestTopicFile / 1024 / 1024;
    this.errors.csv = [`batch.csv.${reason}|max=${mostTopics}|size=${size}|count=${count}|there=${this.topics.length}`];
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
  if (draft.topics.length === 0 && !csv && !keyword && !title) draft.errors.topics = ["batch.topics.required"];

  const listed = await draft.listed();
  if (!batch.success || !draft.isRight) return drawn(draft, listed, null);
  if (listed.some(({ like, isSeen }) => like && !isSeen)) return drawn(draft, listed, "unseen");
  if (listed.some((topic) => topic.isOfOtherLetters && !topic.isSeen)) return drawn(draft, listed, "doubtful");
  if (form.file) return drawn(draft, listed, "fromFile");

  const created = await createBatch(db, batch.data, draft.topics, new Date());
  if (!created.ok) throw new Error("A batch without topics was about to be created.");
  return redirectWithAdminFlash("/admin/articles", "batchCreated", {
    values: { name: batch.data.name, count: created.articles },
  });
}

/** Drawn again, the list shows what its topics resemble: from then on whoever makes it has seen that. */
function drawn(
  { values, errors, flash, leftOut, isRight }: Draft,
  listed: readonly ListedTopic[],
  hold: BatchFormState["hold"],
) {
  const topics = listed.map((topic) => ({ ...topic, isSeen: topic.like !== null || topic.isOfOtherLetters }));
  const state: BatchFormState = { values, topics, errors, hold, leftOut, flash };
  const refused = hold === "unseen" || hold === "doubtful" ? 409 : 200;
  return data({ state }, { status: isRight ? refused : 400 });
}
