import { db } from "~/db/db.server";
import { longestKeyword, longestTitle, mostTopics, toTopic } from "~/domain/articles/topic";
import { carriedBack, type DraftTopic } from "~/domain/batches/batch-draft";
import { isOfOtherLetters, keywordFault, type TopicFault, titleFault } from "~/domain/batches/topic-faults";
import { reviewTopics } from "~/domain/batches/topic-review.server";
import type { LaidTopics } from "~/domain/batches/topic-rows";
import { readTopics, type ReadTopics } from "~/domain/batches/topics.server";
import { sentText } from "~/domain/fields/sent-text";
import { type BatchForm, largestTopicFile } from "~/http/panel/batch-form.server";
import type { AdminFlash } from "~/i18n/admin";
import { adminText } from "~/i18n/admin.server";
import { defaultLanguage, isLanguage } from "~/i18n/languages";
import type { BatchField, BatchFormState, ListedTopic } from "~/ui/admin/batches/batch-form-state";

import { carried, waitingFile } from "./batch-file.server";

const deeds = ["add", "read", "lay", "look", "leave", "create", "remove-alike"] as const;
type Deed = { kind: (typeof deeds)[number] } | { kind: "remove"; index: number };

/** The form between two pages: the list travels in it, so that nothing is kept on the server before the batch is created. */
export class Draft {
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
    return sentText(this.form.fields, name);
  }
}

function faultMessage(field: "keyword" | "title", fault: TopicFault): string {
  if (fault === "long") return `field.tooLong|max=${field === "keyword" ? longestKeyword : longestTitle}`;
  return `batch.fault.${fault}`;
}
