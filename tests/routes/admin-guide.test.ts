import { readFileSync } from "node:fs";

import { strFromU8, unzipSync } from "fflate";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { undoneIn } from "~/domain/admins/undone-form";
import type { Due } from "~/domain/guide/check/due";
import { longestFile } from "~/domain/guide/corrections/correction";
import { layCorrections } from "~/domain/guide/corrections/corrections.server";
import { takeAdminFlash } from "~/http/flash.server";
import { action as sends, loader as opens } from "~/routes/admin/guide/entry";
import { loader as exports } from "~/routes/admin/guide/export";
import { loader as lists } from "~/routes/admin/guide/list";
import { loader as previews } from "~/routes/admin/guide/preview";
import type { EntryState, ShownFile } from "~/ui/admin/guide/entry-state";

import { signedInAs } from "../support/accounts";
import { aPerson, theAgency } from "../support/builders";
import { questionNamed } from "../support/questions";
import { type Answer, get, origin, post } from "../support/requests";

const entry = "nota-simple";
const path = `/admin/guide/${entry}`;
const ofRelease = (file: string) => readFileSync(`app/guide/documents/${entry}/${file}`, "utf8");
const words = "Primer de tot, demani’n una de recent.";
const corrected = ofRelease("ca.md").replace("# what\n\n", `# what\n\n${words} `);

let headers: { Cookie: string };
beforeAll(() => theAgency(db));
beforeEach(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
});
afterEach(async () => {
  await db.deleteFrom("guide_corrections").execute();
  await layCorrections(db);
});

type Loaded = { entry: { files: ShownFile[]; group: string | null; due: Due[] }; mayCorrect: boolean };
const loaded = async (key = entry) => (await get(opens, `/admin/guide/${key}`, { entry: key }, headers)).data as Loaded;

/** The form as it is drawn, with some of it typed over. */
async function form(typed: Record<string, string> = {}): Promise<Record<string, string>> {
  const { entry: drawn } = await loaded();
  const fields = drawn.files.flatMap(({ file, text, version }) => {
    const name = file === "guide.yaml" ? "facts" : file.slice(0, 2);
    return [
      [name, text.replaceAll("\n", "\r\n")],
      [`version-${name}`, version],
    ];
  });
  return { ...Object.fromEntries(fields), intent: "save", ...typed };
}

const send = async (typed: Record<string, string>, query = "") =>
  post(sends, `${path}${query}`, await form(typed), { entry }, headers);
const stateOf = (answer: Answer) => answer.data as EntryState;
const stored = () => db.selectFrom("guide_corrections").select(["entry", "file", "text"]).execute();

async function said(answer: Answer) {
  const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const taken = await takeAdminFlash(new Request(origin, { headers: { Cookie: cookies.join("; ") } }));
  return [answer.status, answer.headers.get("Location"), taken?.flash.name];
}

/** A form that came back with what was typed, as the frame of the panel draws it. */
function undoneOf(thrown: unknown) {
  const { data, init } = thrown as { data: unknown; init: ResponseInit };
  return { status: init.status, fields: undoneIn(data)?.fields };
}

describe("a text of the guide", () => {
  test("is corrected by its own button, and shown with who did it", async () => {
    expect(await said(await send({ file: "ca", ca: corrected }))).toEqual([303, path, "guideCorrected"]);
    expect(await stored()).toEqual([{ entry, file: "ca.md", text: corrected }]);
    const file = (await loaded()).entry.files.find((each) => each.file === "ca.md");
    expect(file).toMatchObject({ text: corrected, correction: { isChangedUnder: false, isUnread: false } });
    expect(file?.changes).toContainEqual({ kind: "added", text: expect.stringContaining(words) });
  });

  test("that was typed beside the one that is saved stays in the form", async () => {
    const spanish = ofRelease("es.md").replace("# what\n\n", "# what\n\nAntes de nada, pida una reciente. ");
    const answer = await send({ file: "ca", ca: corrected, es: spanish });
    expect(answer.status).toBe(200);
    expect(stateOf(answer)).toMatchObject({ saved: ["ca.md"], texts: { "es.md": spanish } });
    expect((await stored()).map(({ file }) => file)).toEqual(["ca.md"]);
    expect(await said(await send({ ca: corrected, es: spanish }))).toEqual([303, path, "guideCorrected"]);
    expect((await stored()).map(({ file }) => file)).toEqual(["ca.md", "es.md"]);
  });

  test("that nobody changed is not stored", async () => {
    expect(await said(await send({}))).toEqual([303, path, "guideUnchanged"]);
    expect(await stored()).toEqual([]);
  });

  const bad: Record<string, string> = {
    "an unknown brace": corrected.replace(words, "{{no-such-thing}}"),
    "broken front matter": corrected.replace("title: ", "title: : "),
    "no front matter": "Hola\n",
    nothing: "",
    HTML: corrected.replace(words, "<script>alert(1)</script>"),
    "a path that leads nowhere": corrected.replace(words, "[Això](/no-such-page)."),
  };
  for (const [name, text] of Object.entries(bad)) {
    test(`with ${name} is refused at its field, and all that was typed is kept`, async () => {
      const answer = await send({ file: "ca", ca: text, en: "typed beside" });
      expect(answer.status).toBe(400);
      const { faults, texts } = stateOf(answer);
      expect(faults).toContainEqual(expect.objectContaining({ entry, file: "ca.md" }));
      expect(texts).toEqual({ "ca.md": text, "en.md": "typed beside\n" });
      expect(await stored()).toEqual([]);
    });
  }

  test("of a megabyte is refused before it is read", async () => {
    const began = performance.now();
    const answer = await send({ file: "ca", ca: "[".repeat(1_000_000) });
    expect(answer.status).toBe(400);
    expect(stateOf(answer)).toMatchObject({ tooLong: ["ca.md"], faults: [] });
    expect(stateOf(answer).texts["ca.md"]?.length).toBe(1_000_001);
    expect(performance.now() - began).toBeLessThan(3000);
    const seen = await send({ intent: "preview", ca: "[".repeat(longestFile + 1) }, "?language=ca");
    expect([seen.status, stateOf(seen).tooLong]).toEqual([400, ["ca.md"]]);
  });

  test("that somebody else corrected meanwhile is not overwritten unknowingly", async () => {
    const drawn = await form({ file: "ca" });
    await send({ file: "ca", ca: corrected });
    const mine = corrected.replace("recent", "actual");
    const answer = await post(sends, path, { ...drawn, ca: mine }, { entry }, headers);
    expect(answer.status).toBe(409);
    const { conflicts, texts, versions } = stateOf(answer);
    expect(conflicts).toMatchObject([{ file: "ca.md" }]);
    expect(conflicts[0]?.parts).toContainEqual({ kind: "removed", text: "recent" });
    expect(conflicts[0]?.parts).toContainEqual({ kind: "added", text: "actual" });
    // What is the same before and behind is left out.
    expect([conflicts[0]?.parts[0], conflicts[0]?.parts.at(-1)]).toMatchObject([{ kind: "cut" }, { kind: "cut" }]);
    expect(texts["ca.md"]).toBe(mine);
    // Who has seen that and saves again replaces it.
    const again = { ...drawn, ca: mine, "version-ca": versions["ca.md"] ?? "" };
    expect(await said(await post(sends, path, again, { entry }, headers))).toEqual([303, path, "guideCorrected"]);
  });

  test("is shown as an article before it is saved, with what was typed", async () => {
    const answer = await send({ intent: "preview", ca: corrected }, "?language=ca");
    expect(answer.status).toBe(200);
    expect(stateOf(answer).preview?.html).toContain(words);
    expect(stateOf(answer).texts).toEqual({ "ca.md": corrected });
    expect(await stored()).toEqual([]);
    const broken = await send({ intent: "preview", ca: "Hola" }, "?language=ca");
    expect([broken.status, stateOf(broken).faults[0]?.file]).toEqual([400, "ca.md"]);
  });

  test("is shown as an article with the figures that were typed, and they are nobody else’s", async () => {
    const facts = ofRelease("guide.yaml").replace("value: 9.02", "value: 19.02");
    const answer = await send({ intent: "preview", facts }, "?language=en");
    expect(stateOf(answer).preview?.html).toContain("19.02");
    const page = await get(previews, `${path}/preview?language=en`, { entry }, headers);
    expect(JSON.stringify(page.data)).not.toContain("19.02");
  });

  test("goes back to that of the release after a question", async () => {
    await send({ file: "ca", ca: corrected });
    const question = questionNamed("guide/take-back");
    const params = { id: entry, part: "ca.md" };
    const asked = await get(question.loader, `/admin/guide/ask/take-back/${entry}/ca.md`, params, headers);
    expect(JSON.stringify(asked.data)).toContain("Catalan");
    const act = () => post(question.action, `/admin/guide/ask/take-back/${entry}/ca.md`, {}, params, headers);
    expect(await said(await act())).toEqual([303, path, "correctionTakenBack"]);
    expect(await said(await act())).toEqual([303, path, "correctionGone"]);
    expect((await loaded()).entry.files.find(({ file }) => file === "ca.md")?.text).toBe(ofRelease("ca.md"));
  });
});

test("translations are older than an English text that was corrected, until somebody says that they tell the same", async () => {
  const english = ofRelease("en.md").replace("# what\n\n", "# what\n\nAsk for a recent one before anything else. ");
  await send({ file: "en", en: english });
  const due = async () => (await loaded()).entry.due.filter(({ kind }) => kind === "translation");
  expect(await due()).toHaveLength(3);
  // What is typed meanwhile stays in the form.
  const answer = await send({ intent: "translated", ca: corrected });
  expect([answer.status, stateOf(answer).texts, stateOf(answer).saved]).toEqual([
    200,
    { "ca.md": corrected },
    ["guide.yaml"],
  ]);
  expect(await due()).toEqual([]);
});

test("an entry that a release took out is shown with what was corrected, and is dropped", async () => {
  const row = { entry: "left-the-guide", file: "ca.md" as const, text: corrected, made_over: "0".repeat(12) };
  await db
    .insertInto("guide_corrections")
    .values({ ...row, corrected_at: new Date().toISOString() })
    .execute();
  expect((await loaded("left-the-guide")).entry).toMatchObject({ group: null, files: [{ text: corrected }] });
  // Opened before the release came: what was typed is shown, to be copied.
  const typed = { intent: "save", ca: "x" };
  const undone = await post(sends, "/admin/guide/left-the-guide", typed, { entry: "left-the-guide" }, headers).catch(
    undoneOf,
  );
  expect(undone).toMatchObject({ status: 404, fields: expect.arrayContaining([["ca", "x"]]) });
  const question = questionNamed("guide/take-back");
  const params = { id: "left-the-guide", part: "ca.md" };
  const dropped = await post(question.action, "/admin/guide/ask/take-back/left-the-guide/ca.md", {}, params, headers);
  expect(await said(dropped)).toEqual([303, "/admin/guide", "correctionDropped"]);
});

test("an address that names no entry leads nowhere", async () => {
  for (const key of ["no-such-entry", "..", "__proto__", "constructor", "%2e%2e", "a".repeat(200)]) {
    expect((await get(opens, "/admin/guide/x", { entry: key }, headers)).status, key).toBe(404);
    expect((await get(previews, "/admin/guide/x/preview", { entry: key }, headers)).status, key).toBe(404);
    for (const intent of ["save", "preview"]) {
      const sent = post(sends, "/admin/guide/x", { intent, ca: "x" }, { entry: key }, headers);
      expect((await sent.catch(undoneOf)).status, key).toBe(404);
    }
  }
});

test("an assistant reads and looks at it as an article; to correct, take back and export it takes another right", async () => {
  await send({ file: "ca", ca: corrected });
  const fields = await form({ file: "ca", ca: ofRelease("ca.md") });
  const assistant = await aPerson(db, { admin: "active" });
  await db.updateTable("admin_users").set({ role: "assistant" }).where("user_id", "=", assistant.id).execute();
  headers = await signedInAs(db, assistant);
  expect((await loaded()).mayCorrect).toBe(false);
  expect((await post(sends, `${path}?language=ca`, { ...fields, intent: "preview" }, { entry }, headers)).status).toBe(
    200,
  );
  expect((await post(sends, path, fields, { entry }, headers)).status).toBe(403);
  const params = { id: entry, part: "ca.md" };
  const { action } = questionNamed("guide/take-back");
  expect((await post(action, `/admin/guide/ask/take-back/${entry}/ca.md`, {}, params, headers)).status).toBe(403);
  expect((await get(exports, "/admin/guide.zip", {}, headers)).status).toBe(403);
  expect(await stored()).toHaveLength(1);
});

test("the list finds, counts and marks; what its address says wrongly is left out", async () => {
  await send({ file: "ca", ca: corrected });
  const list = async (query: string) => (await get(lists, `/admin/guide${query}`, {}, headers)).data;
  expect(await list("?show=corrected")).toMatchObject({
    list: {
      counts: { corrected: 1 },
      groups: [{ group: "documents", entries: [{ key: entry, corrected: ["ca.md"] }] }],
    },
  });
  expect(await list(`?q=${encodeURIComponent(words.toUpperCase())}`)).toMatchObject({ list: { counts: { all: 1 } } });
  expect(await list(`?show=nothing&q=${"x".repeat(5000)}`)).toMatchObject({ view: "all", list: { groups: [] } });
});

test("the export is the files of the project with the corrections in them", async () => {
  await send({ file: "ca", ca: corrected });
  const request = new Request(`${origin}/admin/guide.zip`, { headers });
  const archive = await exports({ request, params: {}, context: {} });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  for (const [name, content] of Object.entries(files)) {
    const expected = name.endsWith(`${entry}/ca.md`) ? corrected : readFileSync(name, "utf8");
    expect(strFromU8(content) === expected, name).toBe(true);
  }
});
