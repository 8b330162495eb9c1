import iconv from "iconv-lite";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import type { Topic } from "~/domain/articles/topic";
import { carriedBack, carryTopics } from "~/domain/batches/batch-draft";
import { createBatch, listBatchKeywords, listBatches, startBatch } from "~/domain/batches/batches.server";
import { nearestTo } from "~/domain/batches/similar-topics";
import { largestTopicFile } from "~/http/panel/batch-form.server";
import type { Language } from "~/i18n/languages";
import { action as makeBatch, loader as creator } from "~/routes/admin/articles/batch";
import { action as changeBatch, loader as progressPage } from "~/routes/admin/articles/batch-page";
import { action as saveNew, loader as newForm } from "~/routes/admin/articles/new";
import type { BatchFormState } from "~/ui/admin/batches/batch-form-state";

import { signedInAs } from "../support/accounts";
import { aPerson } from "../support/builders";
import { questionNamed } from "../support/questions";
import { type Answer, answerOf, deed, flashOf, get, origin, post } from "../support/requests";

const start = deed(changeBatch, "start");
const retryTopics = deed(changeBatch, "retry");
const { action: stopBatch, loader: stopQuestion } = questionNamed("articles/stop-batch");
const { action: deleteBatch, loader: deletionQuestion } = questionNamed("articles/delete-batch");

let headers: Record<string, string>;

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
beforeEach(async () => {
  for (const table of ["articles", "article_batches"] as const) await db.deleteFrom(table).execute();
});

const path = "/admin/articles/batch";
const gracia = { keyword: "pisos gràcia", title: "Viure a Gràcia" };
const arras = { keyword: "arras contract", title: "The arras contract explained" };
const carried = (topics: readonly Topic[]) => carryTopics(topics.map((topic) => ({ ...topic, isSeen: false })));

type Fields = Record<string, string>;
const sends = (fields: Fields) => post(makeBatch, path, { language: "en", ...fields }, {}, headers);

/** Sends the form with a file, as a browser does. */
function sendsFile(content: string | Uint8Array<ArrayBuffer>, fields: Fields = {}): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ language: "en", do: "read", topics: "[]", ...fields })) {
    form.set(name, value);
  }
  form.set("csv", new File([content], "topics.csv", { type: "text/csv" }));
  const request = new Request(new URL(path, origin), { method: "POST", body: form, headers });
  return answerOf(() => makeBatch({ request, params: {}, context: {} }));
}

/** Sends a form that ends in the middle of its file. */
function breaksOff(): Promise<Answer> {
  const body = '--x\r\nContent-Disposition: form-data; name="csv"; filename="topics.csv"\r\n\r\nkeyword,ti';
  const type = { "Content-Type": "multipart/form-data; boundary=x" };
  const request = new Request(new URL(path, origin), { method: "POST", body, headers: { ...headers, ...type } });
  return answerOf(() => makeBatch({ request, params: {}, context: {} }));
}

const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => `term ${row},Something about ${row} ways`).join("\n");

async function aBatch(topics: readonly Topic[], given: { name?: string; at?: string; language?: Language } = {}) {
  const { name = "Guides", at = "2026-11-20T10:00:00.000Z", language = "en" } = given;
  const created = await createBatch(db, { name, language }, topics, new Date(at));
  if (!created.ok) throw new Error(created.reason);
  return String(created.id);
}

async function anArticle({ keyword, title }: Topic, status: "draft" | "published" | "archived", language = "en") {
  const at = "2026-11-21T09:00:00.000Z";
  const { id } = await db
    .insertInto("articles")
    .values({
      article_group: `${title} ${status} ${language}`,
      language: language === "ca" ? "ca" : "en",
      title,
      keyword,
      slug: `${status}-${language}`,
      status,
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

describe("a file of topics", () => {
  test("that ends in the middle is refused, and the server lives", async () => {
    expect((await breaksOff()).status).toBe(400);
  });

  test("fills the list, and says how many came and how many rows were left out", async () => {
    const answer = await sendsFile('keyword,title\npisos gràcia,"Viure a Gràcia"\nonly a keyword\n', {
      name: "Guides",
    });
    expect(answer).toMatchObject({
      status: 200,
      data: {
        state: {
          values: { name: "Guides", language: "en" },
          topics: [gracia],
          errors: {},
          flash: { name: "csvUploaded", values: { count: 1 } },
        },
      },
    });
    expect(answer.data).toHaveProperty("state.flash.values.note", "One row was left out: see below the file.");
  });

  test("of 500 rows is taken, and a batch made of it", async () => {
    const answer = await sendsFile(rows(500), { topics: carried([gracia]) });
    expect(answer.data).toHaveProperty("state.topics.length", 501);
    const topics = carried(Array.from({ length: 500 }, (_, row) => ({ keyword: `k${row}z`, title: `${row}` })));
    const created = await sends({ name: "Many", topics, do: "create" });
    expect([created.status, created.headers.get("Location")]).toEqual([303, "/admin/articles"]);
    expect(await listBatches(db, 5)).toMatchObject([{ name: "Many", total: 500, status: "pending" }]);
  });

  test.each([
    ["is empty", "", "empty"],
    ["has titles without keywords", ",a\n,b", "no-pairs"],
    ["is a picture", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), "not-text"],
    ["has 10,000 rows", rows(10_000), "too-many"],
    ["is larger than any list", new Uint8Array(5 * 1024 * 1024).fill(97), "too-large"],
  ])("that %s is refused at its field; nothing typed is lost", async (_what, content, reason) => {
    const typed = { name: "Guides", language: "ca", keyword: "half", title: "" };
    const answer = await sendsFile(content, { ...typed, topics: carried([gracia]) });
    expect(answer).toMatchObject({ status: 400, data: { state: { values: typed, topics: [gracia], flash: null } } });
    expect(answer.data).toHaveProperty("state.errors.csv.0", expect.stringMatching(`^batch\\.csv\\.${reason}\\|`));
  });

  test("has to be chosen first, and is read with whatever button is pressed", async () => {
    expect((await sends({ do: "read" })).data).toHaveProperty("state.errors.csv.0", expect.stringMatching("csv.none"));
    const created = await sendsFile("pisos gràcia,Viure a Gràcia", { name: "Guides", do: "create" });
    expect(created.data).toMatchObject({ state: { topics: [gracia], hold: "fromFile" } });
    expect(await listBatches(db, 5)).toEqual([]);
  });
});

describe("a file of which the reader is unsure", () => {
  type Sent = { name: string; column?: string[]; fields?: Fields };
  /** Sends the form back as the page drew it, with what was chosen in the preview. */
  function answers(drawnForm: Answer, { name, column, fields = {} }: Sent): Promise<Answer> {
    const { preview, topics, values } = stateOf(drawnForm);
    if (!preview) throw new Error("No file waits.");
    const form = new FormData();
    const drawn = { ...values, topics: carryTopics(topics), sheet: preview.sheet, drawn: preview.encoding, do: name };
    for (const [key, value] of Object.entries({ ...drawn, ...fields })) form.set(key, value);
    for (const each of column ?? preview.columns) form.append("column", each);
    const request = new Request(new URL(path, origin), { method: "POST", body: form, headers });
    return answerOf(() => makeBatch({ request, params: {}, context: {} }));
  }
  const stateOf = ({ data }: Answer) => (data as { state: BatchFormState }).state;
  const turned = "Viure a Gràcia,pisos gràcia,320\nThe arras contract explained,arras contract,20\n";

  test("is shown first: nothing is in the list before somebody says what stands where", async () => {
    const asked = await sendsFile(turned, { name: "Guides" });
    expect(asked).toMatchObject({
      status: 200,
      data: { state: { topics: [], flash: null, errors: {}, preview: { columns: ["keyword", "title", "unused"] } } },
    });
    const laid = await answers(asked, { name: "lay", column: ["title", "keyword", "unused"] });
    expect(laid).toMatchObject({
      status: 200,
      data: {
        state: { topics: [gracia, arras], preview: null, values: { name: "Guides" }, flash: { name: "csvUploaded" } },
      },
    });
    expect(await listBatches(db, 5)).toEqual([]);
  });

  test("waits with its answers while something else is done, and creating says so", async () => {
    const asked = await sendsFile(turned, { name: "Guides" });
    const column = ["title", "keyword", "language"];
    const added = await answers(asked, { name: "add", column, fields: { ...gracia, headings: "1" } });
    expect(stateOf(added)).toMatchObject({ topics: [gracia], preview: { columns: column, headings: 1 } });
    const created = await answers(added, { name: "create", column });
    expect([created.status, stateOf(created).hold]).toEqual([409, "waiting"]);
    expect(await listBatches(db, 5)).toEqual([]);
    expect(stateOf(await answers(created, { name: "leave" }))).toMatchObject({ topics: [gracia], preview: null });
    // It may come with the button that creates.
    expect(stateOf(await sendsFile(turned, { name: "Guides", do: "create" }))).toMatchObject({ hold: "waiting" });
  });

  test("waits on where the button that reads a file was pressed without one", async () => {
    const column = ["title", "keyword", "unused"];
    const asked = await answers(await sendsFile(turned), { name: "read", column });
    expect([asked.status, stateOf(asked).errors.csv]).toEqual([400, [expect.stringContaining("batch.csv.none")]]);
    expect(stateOf(asked)).toMatchObject({ topics: [], preview: { columns: column } });
  });

  test("needs one column of keywords; what was chosen stays", async () => {
    const asked = await sendsFile(turned);
    for (const column of [
      ["keyword", "keyword", "unused"],
      ["unused", "title", "unused"],
    ]) {
      const refused = await answers(asked, { name: "lay", column });
      expect([refused.status, stateOf(refused).errors.columns]).toEqual([400, ["batch.preview.keyword.one"]]);
      expect(stateOf(refused)).toMatchObject({ topics: [], preview: { columns: column } });
    }
  });

  test("is shown in another encoding before it is added", async () => {
    const bytes = new Uint8Array(iconv.encode("casas en la montaña;Vivir arriba", "macroman"));
    const asked = await sendsFile(bytes);
    expect(stateOf(asked).preview).toMatchObject({
      encoding: "macroman",
      rows: [["casas en la montaña", "Vivir arriba"]],
    });
    for (const name of ["look", "lay"]) {
      const shown = await answers(asked, { name, fields: { encoding: "windows-1252" } });
      const rows = [["casas en la monta–a", "Vivir arriba"]];
      expect(stateOf(shown)).toMatchObject({ topics: [], preview: { encoding: "windows-1252", rows } });
    }
    const laid = await answers(asked, { name: "lay", fields: { encoding: "macroman" } });
    expect(stateOf(laid).topics).toMatchObject([{ keyword: "casas en la montaña", title: "Vivir arriba" }]);
  });

  test("that is none of ours is refused", async () => {
    const asked = await sendsFile(turned);
    for (const fields of [{ sheet: "%" }, { drawn: "latin" }, { encoding: "x" }, { headings: "-1" }] as Fields[])
      expect((await answers(asked, { name: "lay", fields })).status).toBe(400);
    expect((await answers(asked, { name: "lay", column: ["price"] })).status).toBe(400);
    expect((await sends({ do: "lay" })).data).toHaveProperty("state.errors.csv.0", expect.stringMatching("csv.none"));
    // As large as a file may be, it comes back as it went.
    const large = turned + `one,"${"x".repeat(largestTopicFile - turned.length - 20)}",2\n`;
    const waiting = await answers(await sendsFile(large), { name: "look" });
    expect(Buffer.from(stateOf(waiting).preview?.sheet ?? "", "base64").toString()).toBe(large);
  });
});

describe("rows in several languages", () => {
  const file =
    "keyword,title,language\npisos gràcia,Viure a Gràcia,ca\nlas arras,Qué son las arras,es\nnota simple,Leerla,es\nacheter,Acheter,fr\n";

  test("become a batch of each; those in which we do not write are named", async () => {
    const read = await sendsFile(file, { name: "Guides", language: "es" });
    expect(read.data).toMatchObject({
      state: {
        topics: [{ ...gracia, language: "ca" }, { language: "es" }, { language: "es" }],
        leftOut: [{ line: 5, text: "acheter", fault: "unwritten", about: "French" }],
      },
    });
    const topics = carryTopics((read.data as { state: BatchFormState }).state.topics);
    const created = await sends({ name: "Guides", language: "es", topics, do: "create" });
    expect(flashOf(created)).toMatchObject({
      name: "batchesCreated",
      values: { batches: "2 batches: 2 topics in Spanish, 1 in Catalan" },
    });
    const made = await db.selectFrom("article_batches").select(["name", "language"]).orderBy("id").execute();
    expect(made).toEqual([
      { name: "Guides", language: "es" },
      { name: "Guides, Catalan", language: "ca" },
    ]);
    expect((await listBatches(db, 5)).map(({ total }) => total)).toEqual([1, 2]);
  });

  test("are compared each within its own, and a long name has room for the language", async () => {
    await anArticle(gracia, "published", "ca");
    const own = [
      { ...gracia, isSeen: false, language: "ca" as const },
      { ...gracia, isSeen: false },
      { ...gracia, isSeen: false, language: "ru" as const },
      { ...gracia, isSeen: false },
    ];
    const name = "x".repeat(200);
    const asked = await sends({ name, topics: carryTopics(own), do: "create" });
    expect(asked.data).toMatchObject({
      state: {
        hold: "unseen",
        topics: [
          { like: { place: { kind: "published" } } },
          { like: null },
          { like: null, isOfOtherLetters: true },
          { like: { place: { kind: "list", number: 2 } } },
        ],
      },
    });
    const seen = own.map((topic) => ({ ...topic, isSeen: true }));
    expect((await sends({ name, topics: carryTopics(seen), do: "create" })).status).toBe(303);
    const made = await db.selectFrom("article_batches").select("name").orderBy("id").execute();
    expect(made.map((batch) => [batch.name.length, batch.name.slice(-9)])).toEqual([
      [200, "xxxxxxxxx"],
      [200, ", Catalan"],
      [200, ", Russian"],
    ]);
  });
});

describe("the list", () => {
  test("takes a keyword with its title, by the button or by Enter, and lets go of it again", async () => {
    for (const button of ["add", ""]) {
      const added = await sends({ ...arras, topics: carried([gracia]), do: button, name: "Guides" });
      expect(added).toMatchObject({
        status: 200,
        data: { state: { topics: [gracia, arras], values: { name: "Guides", keyword: "", title: "" } } },
      });
    }
    const removed = await sends({ topics: carried([gracia, arras]), remove: "0", keyword: "half" });
    expect(removed.data).toMatchObject({ state: { topics: [arras], values: { keyword: "half" } } });
  });

  test("needs both halves of a topic", async () => {
    const answer = await sends({ keyword: "half", title: " ", do: "add", topics: carried([gracia]) });
    expect(answer).toMatchObject({
      status: 400,
      data: {
        state: {
          values: { keyword: "half" },
          topics: [gracia],
          errors: { title: ["batch.pair.required"] },
          flash: { name: "missingInformation", hasFailed: true },
        },
      },
    });
  });

  test("says what is too long, and is not longer than a batch", async () => {
    const long = await sends({ keyword: "k".repeat(5000), title: "A title", do: "add" });
    expect(long.data).toMatchObject({
      state: { values: { keyword: "k".repeat(5000) }, errors: { keyword: ["field.tooLong|max=200"] }, topics: [] },
    });
    const full = Array.from({ length: 1000 }, (_, row) => ({ keyword: `k${row}z`, title: `${row}` }));
    const answer = await sends({ ...arras, topics: carried(full), do: "add" });
    expect(answer.data).toHaveProperty("state.topics.length", 1000);
    expect(answer.data).toMatchObject({ state: { errors: { keyword: ["batch.full|max=1000"] } } });
  });

  test.each([
    ["🏠🏠", "A house", { keyword: ["batch.fault.wordless"] }],
    ["<script>alert(1)</script>", "A title", { keyword: ["batch.fault.markup"] }],
    ["2026", "A title", { keyword: ["batch.fault.digits"] }],
    ["巴塞罗那", "A title", { keyword: ["batch.fault.script"] }],
    ["k".repeat(300), "<i>Title</i>", { keyword: ["field.tooLong|max=200"], title: ["batch.fault.markup"] }],
  ])("does not take %s, says what to do at its field, and loses nothing", async (keyword, title, errors) => {
    const answer = await sends({ keyword, title, name: "Guides", do: "add", topics: carried([gracia]) });
    expect(answer).toMatchObject({
      status: 400,
      data: { state: { values: { keyword, title, name: "Guides" }, topics: [gracia], errors } },
    });
  });

  test("leaves out the hopeless rows of a file and takes the others", async () => {
    const file = "pisos gràcia,Viure a Gràcia\n🏠,A house\n";
    expect((await sendsFile(file)).data).toMatchObject({
      state: {
        topics: [gracia],
        leftOut: [{ line: 2, text: "🏠", fault: "wordless" }],
        flash: { values: { count: 1, note: "One row was left out: see below the file." } },
      },
    });
    expect(await sendsFile("🏠,A house\n", { topics: carried([gracia]) })).toMatchObject({
      status: 400,
      data: { state: { topics: [gracia], leftOut: [{ line: 1 }] } },
    });
  });

  test("asks about letters of another language, once", async () => {
    const topics = [{ keyword: "квартира у моря", title: "Квартира у моря" }];
    const asked = await sends({ name: "Guides", topics: carried(topics), do: "create" });
    expect(asked).toMatchObject({
      status: 409,
      data: { state: { hold: "doubtful", topics: [{ isOfOtherLetters: true, isSeen: true }] } },
    });
    const seen = carryTopics(topics.map((topic) => ({ ...topic, isSeen: true })));
    expect((await sends({ name: "Guides", topics: seen, do: "create" })).status).toBe(303);
    expect((await sends({ name: "Гиды", language: "ru", topics: carried([]), do: "add" })).status).toBe(400);
  });

  test("says that a keyword stands in it twice, however common its words; in another language it may", async () => {
    const twice = [
      { keyword: "Barcelona property", title: "Terraces" },
      { keyword: "barcelona  property", title: "Notaries" },
    ];
    const answer = await sends({ name: "Guides", topics: carried(twice), do: "create" });
    expect(answer).toMatchObject({
      status: 409,
      data: { state: { hold: "unseen", topics: [{ like: null }, { like: { place: { kind: "list", number: 1 } } }] } },
    });

    await anArticle(arras, "published", "ca");
    const added = await sends({ ...arras, do: "add", topics: "[]" });
    expect(added.data).toMatchObject({ state: { topics: [{ like: null, elsewhere: ["ca"], isSeen: false }] } });
  });

  test("that is none of ours is refused", async () => {
    for (const topics of ["{", "[[1,2,3]]", '[["a"]]', JSON.stringify([["k".repeat(201), "t", 0]])]) {
      expect((await sends({ topics, do: "add" })).status).toBe(400);
    }
  });

  test("comes through the form as it was", () => {
    const topics = [
      { ...gracia, isSeen: true },
      { keyword: '"<k>"', title: "a'b & c", isSeen: false },
    ];
    expect(carriedBack(carryTopics(topics))).toEqual(topics);
  });
});

describe("a batch", () => {
  test("is made of what is in the list and what was typed last", async () => {
    const answer = await sends({ name: " Guides ", language: "ca", topics: carried([gracia]), ...arras, do: "create" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/articles"]);
    const [batch] = await listBatches(db, 5);
    expect(batch).toMatchObject({ name: "Guides", total: 2, completed: 0, status: "pending" });
    expect(await listBatchKeywords(db, batch?.id ?? 0)).toMatchObject([gracia, arras]);
  });

  test("needs a name and a keyword", async () => {
    const answer = await sends({ name: " ", do: "create" });
    expect(answer).toMatchObject({
      status: 400,
      data: { state: { errors: { name: ["batch.name.required"], topics: ["batch.topics.required"] } } },
    });
  });

  test("is not called by 5,000 letters; nothing typed is lost", async () => {
    const name = "x".repeat(5000);
    const answer = await sends({ name, language: "ru", topics: carried([gracia]), do: "create" });
    expect(answer).toMatchObject({
      status: 400,
      data: {
        state: { values: { name, language: "ru" }, topics: [gracia], errors: { name: ["field.tooLong|max=200"] } },
      },
    });
    expect((await sends({ name: "A", language: "fr", topics: carried([gracia]), do: "create" })).data).toMatchObject({
      state: { errors: { language: ["field.invalid"] } },
    });
  });
});

describe("a topic that is there already", () => {
  test("is shown with what it resembles: articles, keywords that wait, others of the list", async () => {
    const published = await anArticle(
      { keyword: "arras contracts", title: "Arras contracts, step by step" },
      "published",
    );
    const draft = await anArticle({ keyword: "nota simple", title: "How to read a nota simple" }, "draft");
    await anArticle({ keyword: "energy rating", title: "What an energy rating says" }, "archived");
    const waiting = await aBatch([gracia], { name: "Waiting" });
    const topics = [
      arras,
      { keyword: "nota simple", title: "Reading the nota simple" },
      gracia,
      { keyword: "energy rating", title: "What an energy rating says" },
      { keyword: "terrace orientation", title: "Which way should a terrace face" },
      { keyword: "terrace orientation", title: "Which way should terraces face?" },
    ];
    const answer = await sends({ name: "Guides", topics: carried(topics), do: "create" });
    expect(answer).toMatchObject({
      status: 409,
      data: {
        state: {
          hold: "unseen",
          topics: [
            { like: { place: { kind: "published", articleId: published } }, isSeen: true },
            { like: { place: { kind: "draft", articleId: draft } } },
            { like: { place: { kind: "queued", batchId: Number(waiting), batchName: "Waiting" } } },
            { like: null, isSeen: false },
            { like: null },
            { like: { place: { kind: "list", number: 5 } } },
          ],
        },
      },
    });
    expect(await listBatches(db, 5)).toHaveLength(1);

    const seen = carryTopics(topics.map((topic) => ({ ...topic, isSeen: true })));
    const removed = await sends({ topics: seen, do: "remove-alike" });
    expect(removed.data).toMatchObject({ state: { topics: [topics[3], topics[4]] } });
    expect((await sends({ name: "All of them", topics: seen, do: "create" })).status).toBe(303);
    expect((await listBatches(db, 1))[0]).toMatchObject({ name: "All of them", total: 6 });
  });

  test("in another language repeats nothing", async () => {
    await anArticle(arras, "published", "ca");
    expect((await sends({ name: "Guides", topics: carried([arras]), do: "create" })).status).toBe(303);
  });

  test("is found among thousands, each of which is read once", async () => {
    const words = ["notary", "terrace", "lift", "school", "mortgage", "garden", "energy", "arras", "tax", "market"];
    const many = Array.from({ length: 1000 }, (_, row) => ({
      keyword: `${words[row % 10]} barcelona ${words[(row * 7 + 3) % 10]}`,
      title: `Homes in Barcelona: ${words[row % 10]}, ${words[(row * 3) % 10]} and number ${row}`,
    }));
    await aBatch(many);
    const { data } = await sends({ topics: carried(many.slice(1)), do: "add", ...arras });
    expect(data).toHaveProperty("state.topics.length", many.length);

    // A list of thousands is answered at once because what exists is not read anew for each of its topics.
    let read = 0;
    const counted = many.map((topic) => ({
      keyword: topic.keyword,
      get title() {
        read += 1;
        return topic.title;
      },
    }));
    const nearest = nearestTo(counted);
    for (const topic of many) expect(nearest(topic)?.score).toBe(1);
    expect(read).toBe(many.length);
  });
});

describe("starting", () => {
  test("hands a pending batch to the writer, once", async () => {
    const id = await aBatch([arras]);
    const answer = await post(start, `${path}/${id}`, {}, { id }, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}/${id}`]);
    expect((await listBatches(db, 1))[0]).toMatchObject({ status: "processing" });
    const again = await post(start, `${path}/${id}`, {}, { id }, headers);
    expect(again.headers.get("Location")).toBe(`${path}/${id}`);
    expect((await post(start, `${path}/999`, {}, { id: "999" }, headers)).headers.get("Location")).toBe(path);
  });

  test("asks first where the same topic came meanwhile", async () => {
    const id = await aBatch([arras, gracia]);
    await anArticle(arras, "draft");
    const asked = await post(start, `${path}/${id}`, {}, { id }, headers);
    expect(asked.headers.get("Location")).toBe(`${path}/${id}?ask=start`);
    const question = await get(progressPage, `${path}/${id}?ask=start`, { id }, headers);
    expect(question.data).toMatchObject({ repeated: [{ title: arras.title, like: { place: { kind: "draft" } } }] });
    await post(start, `${path}/${id}`, { sure: "on" }, { id }, headers);
    expect((await listBatches(db, 1))[0]).toMatchObject({ status: "processing" });
  });

  test("asks nothing about what was seen when the batch was made", async () => {
    const first = await aBatch([arras]);
    const second = await aBatch([arras]);
    const question = await get(progressPage, `${path}/${second}?ask=start`, { id: second }, headers);
    expect([question.status, question.headers.get("Location")]).toEqual([302, `${path}/${second}`]);
    await post(start, `${path}/${second}`, {}, { id: second }, headers);
    expect(await listBatches(db, 2)).toMatchObject([
      { status: "processing" },
      { id: Number(first), status: "pending" },
    ]);
  });
});

describe("a batch that runs", () => {
  test("is shown keyword by keyword, with its reasons and articles, and asks again by itself", async () => {
    const id = await aBatch([arras, gracia]);
    await startBatch(db, Number(id), new Date());
    const [one, other] = await listBatchKeywords(db, Number(id));
    const article = await anArticle(arras, "draft");
    await db
      .updateTable("articles")
      .set({ batch_keyword_id: one?.id ?? null })
      .where("id", "=", article)
      .execute();
    await db
      .updateTable("batch_keywords")
      .set({ status: "completed" })
      .where("id", "=", one?.id ?? 0)
      .execute();
    await fails(other?.id ?? 0);
    const page = await get(progressPage, `${path}/${id}`, { id }, headers);
    expect(page.data).toMatchObject({
      progress: { counts: { total: 2, completed: 1, failed: 1, pending: 0 }, leftMs: null, costCents: 0 },
      keywords: [
        // An article without text, in one language: the checks have something to say of it.
        { status: "completed", articleId: article, verdict: { level: "issues", count: expect.any(Number) } },
        { status: "failed", errorMessage: "The writer was busy", articleId: null, verdict: null },
      ],
    });
    expect((await get(creator, path, {}, headers)).data).toMatchObject({ running: { id: Number(id) } });
    expect((await get(progressPage, `${path}/999`, { id: "999" }, headers)).status).toBe(404);
  });

  test("tries a failed keyword again, or all of them", async () => {
    const id = await aBatch([arras, gracia, { keyword: "third", title: "A third one" }]);
    await startBatch(db, Number(id), new Date());
    const keywords = await listBatchKeywords(db, Number(id));
    for (const keyword of keywords) await fails(keyword.id);
    await db.updateTable("article_batches").set({ status: "completed" }).execute();

    const states = async () => (await listBatchKeywords(db, Number(id))).map(({ status }) => status);
    const retry = (fields: Fields) => post(retryTopics, `${path}/${id}`, fields, { id }, headers);
    for (const keyword of ["x", "0", "999999"]) await retry({ keyword });
    expect(await states()).toEqual(["failed", "failed", "failed"]);
    expect((await retry({ keyword: String(keywords[1]?.id) })).headers.get("Location")).toBe(`${path}/${id}`);
    expect(await states()).toEqual(["failed", "pending", "failed"]);
    expect((await listBatches(db, 1))[0]).toMatchObject({ status: "processing" });
    await retry({});
    expect(await states()).toEqual(["pending", "pending", "pending"]);
  });

  test("is stopped after a question, and started again", async () => {
    const id = await aBatch([arras, gracia]);
    const stop = () => post(stopBatch, `/admin/articles/ask/stop-batch/${id}`, {}, { id }, headers);
    const question = () => get(stopQuestion, `/admin/articles/ask/stop-batch/${id}`, { id }, headers);
    // One that does not run has nothing to be stopped.
    expect((await question()).headers.get("Location")).toBe(`${path}/${id}`);
    await startBatch(db, Number(id), new Date());
    expect((await question()).data).toMatchObject({
      asked: { lost: [expect.stringContaining("2 keywords"), expect.any(String)] },
    });
    expect((await stop()).headers.get("Location")).toBe(`${path}/${id}`);
    expect((await listBatches(db, 1))[0]).toMatchObject({ status: "pending", isStopped: true });
    expect((await get(progressPage, `${path}/${id}`, { id }, headers)).data).toMatchObject({
      progress: { isStopped: true, status: "pending" },
    });
    await post(start, `${path}/${id}`, {}, { id }, headers);
    expect((await listBatches(db, 1))[0]).toMatchObject({ status: "processing", isStopped: false });
  });

  test("cannot be deleted; a pending or completed one can, and its articles stay", async () => {
    const id = await aBatch([arras]);
    const erase = () => post(deleteBatch, `/admin/articles/ask/delete-batch/${id}`, {}, { id }, headers);
    await startBatch(db, Number(id), new Date());
    expect((await erase()).headers.get("Location")).toBe(`${path}/${id}`);
    const question = () => get(deletionQuestion, `/admin/articles/ask/delete-batch/${id}`, { id }, headers);
    expect((await question()).headers.get("Location")).toBe(`${path}/${id}`);

    const article = await anArticle(arras, "draft");
    const [keyword] = await listBatchKeywords(db, Number(id));
    await db
      .updateTable("articles")
      .set({ batch_keyword_id: keyword?.id ?? null })
      .where("id", "=", article)
      .execute();
    await db.updateTable("article_batches").set({ status: "completed" }).execute();
    expect((await question()).data).toMatchObject({ asked: { parent: { label: "Guides", href: `${path}/${id}` } } });
    expect((await erase()).headers.get("Location")).toBe(path);
    expect(await listBatches(db, 5)).toEqual([]);
    expect(await db.selectFrom("articles").select("id").execute()).toEqual([{ id: article }]);
    expect((await erase()).headers.get("Location")).toBe(path);
  });
});

describe("a keyword that failed", () => {
  const wonder = { keyword: "precio de un amarre", title: "Lo que cuesta un amarre" };
  const failed = async () => {
    const id = await aBatch([wonder, gracia], { language: "es" });
    await startBatch(db, Number(id), new Date());
    const [one, other] = await listBatchKeywords(db, Number(id));
    if (!one || !other) throw new Error("The batch has no keywords.");
    await fails(one.id);
    return { id, topic: one.id, other: other.id };
  };
  const at = (batch: string | number, topic: string | number) => `/admin/articles/new?batch=${batch}&topic=${topic}`;
  const opens = (batch: string | number, topic: string | number) => get(newForm, at(batch, topic), {}, headers);
  const written = { status: "draft", content: "<h2>One</h2><p>Text.</p>", language: "es", ...wonder };

  test("opens as a new article with its title, language and an outline; nothing is stored by that", async () => {
    const { id, topic } = await failed();
    expect((await opens(id, topic)).data).toMatchObject({
      texts: { ...wonder, language: "es", content: expect.stringContaining("<h2>Cuánto cuesta</h2>") },
      topic: { status: "failed", articleId: null },
    });
    expect(await db.selectFrom("articles").select("id").execute()).toEqual([]);
  });

  test("is done when its article is saved, and the batch with it", async () => {
    const { id, topic, other } = await failed();
    await db.updateTable("batch_keywords").set({ status: "completed" }).where("id", "=", other).execute();
    const saved = await post(saveNew, at(id, topic), written, {}, headers);
    const [, article] = /articles\/(\d+)\/edit$/.exec(saved.headers.get("Location") ?? "") ?? [];
    expect((await get(progressPage, `${path}/${id}`, { id }, headers)).data).toMatchObject({
      progress: { status: "completed", counts: { completed: 2, failed: 0 } },
      keywords: [{ status: "completed", errorMessage: null, articleId: Number(article) }, {}],
    });

    // Whoever is second writes another article, and is told of the first.
    expect((await opens(id, topic)).data).toMatchObject({
      topic: { articleId: Number(article) },
      texts: { content: "" },
    });
    expect((await post(saveNew, at(id, topic), { ...written, slug: "" }, {}, headers)).status).toBe(303);
    expect(await listBatchKeywords(db, Number(id))).toMatchObject([{ articleId: Number(article) }, {}]);
  });

  test("that is tried again is left to whoever was quicker", async () => {
    const { id, topic } = await failed();
    await post(retryTopics, `${path}/${id}`, { keyword: String(topic) }, { id }, headers);
    expect((await opens(id, topic)).data).toMatchObject({ topic: { status: "pending" }, texts: { content: "" } });
    await post(saveNew, at(id, topic), written, {}, headers);
    expect((await listBatchKeywords(db, Number(id)))[0]).toMatchObject({ articleId: expect.any(Number) });
  });

  test("of another batch is not found; of a deleted one what was typed is kept", async () => {
    const { id, topic } = await failed();
    const another = await aBatch([arras]);
    expect((await opens(another, topic)).status).toBe(404);
    expect((await opens(id, "x")).status).toBe(404);
    expect((await opens(id, 999_999)).status).toBe(404);
    await db.deleteFrom("article_batches").where("id", "=", Number(id)).execute();
    expect((await opens(id, topic)).data).toMatchObject({ topic: { status: null }, texts: { content: "" } });
    const refused = await post(saveNew, at(id, topic), { ...written, title: "" }, {}, headers);
    expect(refused).toMatchObject({ status: 400, data: { answer: { texts: { content: written.content } } } });
    expect((await post(saveNew, at(id, topic), written, {}, headers)).status).toBe(303);
  });
});

function fails(id: number) {
  return db
    .updateTable("batch_keywords")
    .set({ status: "failed", error_message: "The writer was busy", tries: 3 })
    .where("id", "=", id)
    .execute();
}
