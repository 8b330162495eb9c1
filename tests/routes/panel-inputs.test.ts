import { beforeAll, describe, expect, test } from "vitest";

import { db } from "~/db/db.server";

import { signedInAs, theOwner } from "../support/accounts";
import { aDevelopment, anArticle, aProperty } from "../support/builders";
import { everyRow } from "../support/every-row";
import { type Field, intentOf, type PanelForm, panelForms, takingPosts } from "../support/panel-forms";
import { answerOf, origin } from "../support/requests";
import { everythingIn, tableDigests } from "../support/table-digest";
import { moduleIn, paramsOf, type WalkedRoute, wholeSite } from "../support/whole-site";

let site: Awaited<ReturnType<typeof wholeSite>>;
let rows: Awaited<ReturnType<typeof everyRow>>;
let headers: Record<string, string>;
let taking: WalkedRoute[];
let forms: PanelForm[];

beforeAll(async () => {
  site = await wholeSite();
  rows = await everyRow(db);
  headers = await signedInAs(db, await theOwner(db));
  taking = await takingPosts();
  forms = await panelForms(site, rows, headers);
}, 120_000);

/** No address: the panel is on this page when it sends. */
const onPage = `${origin}/admin/settings`;
const none = "9999999999";
const strange = ["0", "-1", "1.5", "99999999999999999999", "9007199254740993", "__proto__", "1'--", "1\0"];

const stored = () => JSON.stringify(tableDigests(["missing_pages"]));

function bodyOf({ isMultipart }: PanelForm, fields: readonly Field[]) {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  return body;
}

function send(form: PanelForm, fields: readonly Field[], address = form.action): Promise<Response> {
  return site(address, { method: "POST", headers: { ...headers, Referer: onPage }, body: bodyOf(form, fields) });
}

function withParams({ path }: WalkedRoute, params: Record<string, string>): string {
  const said = (name: string) => (params[name] === undefined ? "" : `/${encodeURIComponent(params[name])}`);
  return path.replace(/\/:(\w+)\??/g, (_, name: string) => said(name));
}

/** What an answer says: the message that a redirect carries, else the heading and the errors of its page. */
async function saidBy(answer: Response): Promise<string> {
  const flash = /flash=([^;]+)/.exec(answer.headers.getSetCookie().join("; "))?.[1] ?? "";
  const text = await answer.text();
  if (flash) return Buffer.from(decodeURIComponent(flash).split(".")[0] ?? "", "base64").toString();
  return /<h1[^>]*>([^<]+)/.exec(text)?.[1] ?? "";
}

test("the table holds what it is to try", () => {
  expect(taking.length).toBeGreaterThan(30);
  expect(forms.filter(({ fields }) => fields.length > 0).length).toBeGreaterThan(30);
});

test("the button that is pressed says what a form does, wherever on the page it stands", () => {
  const deeds = forms.flatMap((form) =>
    form.pressed.filter(([name]) => name === "intent").map(([, deed]) => [form, deed] as const),
  );
  expect(deeds.length).toBeGreaterThan(5);
  expect(
    deeds.filter(([form, deed]) => intentOf(form) !== deed).map(([{ action }, deed]) => `${action} ${deed}`),
  ).toEqual([]);
});

/** A form that comes back to whoever typed it is thrown, for the page around it to draw. */
async function formIn(act: () => unknown): Promise<unknown> {
  try {
    return await act();
  } catch (thrown) {
    if (typeof thrown === "object" && thrown !== null && "init" in thrown) return thrown;
    throw thrown;
  }
}

describe("an address that names nothing", () => {
  test("is refused by each action, and nothing changes", async () => {
    const faults: string[] = [];
    for (const form of forms) {
      const { route } = form;
      const { action } = await moduleIn(route.file);
      const right = paramsOf(route, rows);
      const before = stored();
      for (const [name, value] of Object.keys(right).flatMap((name) =>
        strange.map((value) => [name, value] as const),
      )) {
        const params = { ...right, [name]: value };
        const request = new Request(new URL(withParams(route, params), origin), {
          method: "POST",
          headers,
          body: bodyOf(form, form.fields),
        });
        const { status } = await answerOf(() => formIn(() => action?.({ request, params, context: {} })));
        if (![303, 400, 404].includes(status)) faults.push(`${route.path} ${name}=${value}: ${status}`);
      }
      if (stored() !== before) faults.push(`${route.path}: something changed`);
    }
    expect(faults).toEqual([]);
  }, 60_000);

  test("or something that was deleted is answered by a sentence in the panel", async () => {
    const faults: string[] = [];
    for (const form of forms) {
      const { route } = form;
      const right = paramsOf(route, rows);
      for (const name of Object.keys(right).filter((each) => each !== "language" && !route.says?.[each])) {
        const before = stored();
        const answer = await send(form, form.fields, withParams(route, { ...right, [name]: none }));
        const line = `${route.path} ${name}: ${answer.status} to ${answer.headers.get("Location")}`;
        const said = await saidBy(answer);
        if (said === "") faults.push(`${line} says nothing`);
        if (answer.status === 200 || answer.status >= 500) faults.push(line);
        if (answer.status === 303 && said && !/"hasFailed":true/.test(said)) faults.push(`${line} sounds like success`);
        if (stored() !== before) faults.push(`${line}, and something changed`);
      }
    }
    expect(faults).toEqual([]);
  }, 60_000);

  test("of one record and a part of another is refused, and nothing changes", async () => {
    const home = await aProperty(db, { reference: "OTHER" });
    const building = await aDevelopment(db, { slug: "other" });
    const article = await anArticle(db, { slug: "other" });
    const others: Record<string, number> = {
      properties: home.id,
      developments: building.id,
      articles: article.id,
      enquiries: Number(none),
    };
    const faults: string[] = [];
    const parts = forms.filter(
      ({ route, fields }) =>
        /:id\/.*:(image|upload|unit|revision)/.test(route.path) ||
        paramsOf(route, rows).part !== undefined ||
        fields.some(([name]) => /^(image|upload|note)$/.test(name)),
    );
    expect(parts.length).toBeGreaterThan(15);
    for (const form of parts) {
      const { route } = form;
      const id = String(others[route.path.split("/")[2] ?? ""]);
      const before = stored();
      const answer = await send(form, form.fields, withParams(route, { ...paramsOf(route, rows), id }));
      const said = `${route.path} under ${id}: ${answer.status}`;
      if (answer.status >= 500 || answer.status === 200) faults.push(said);
      if (stored() !== before) faults.push(`${said}, and something changed`);
    }
    expect(faults).toEqual([]);
  });
});

describe("a form that no page of ours sends", () => {
  test("a choice or a button that does not exist stores nothing", async () => {
    const faults: string[] = [];
    let tried = 0;
    for (const form of forms) {
      for (const name of form.chosen) {
        tried++;
        const before = stored();
        const pressed = form.buttons.includes(name) ? form.pressed : [];
        const rest = form.fields.filter((field) => field[0] !== name && !pressed.includes(field));
        const answer = await send(form, [...rest, [name, "no-such-thing"]]);
        const line = `${form.route.path} ${name}: ${answer.status}`;
        if (answer.status >= 500) faults.push(line);
        // Words are kept for later whatever stands beside them.
        const keepsWords = pressed !== form.pressed && form.pressed.some(([, intent]) => intent === "keep");
        if (stored() !== before && !keepsWords) faults.push(`${line}, and something changed`);
        if ((await saidBy(answer)) === "" && !/\/admin\/menu$/.test(form.action)) faults.push(`${line} says nothing`);
      }
    }
    expect(tried).toBeGreaterThan(55);
    expect(faults).toEqual([]);
  }, 60_000);

  const second = "a second one, or one of a list";
  const isNoIntent = ([name]: Field) => name !== "intent";
  const misshapen: Record<string, (form: PanelForm) => Field[]> = {
    "with every field twice": ({ fields }) => [
      ...fields,
      ...fields.filter(isNoIntent).map(([name]) => [name, second] as const),
    ],
    "with lists for fields": ({ fields }) =>
      fields.flatMap((field) =>
        isNoIntent(field)
          ? ["[]", "[0]", ".deep", "[90000000]"].map((list) => [field[0] + list, second] as const)
          : [field],
      ),
    "with nothing in it": () => [],
    "with a field of a megabyte": ({ fields, typed }) => {
      const [long = "other"] = typed;
      return [...fields.filter(([name]) => name !== long), [long, second.repeat(34_000)]];
    },
  };
  test.each(Object.entries(misshapen))(
    "%s is answered, and what stood in it is not stored",
    async (_, change) => {
      const faults: string[] = [];
      for (const form of forms.filter(({ fields }) => fields.length > 0)) {
        const answer = await send(form, change(form));
        const line = `${form.route.path}: ${answer.status}`;
        if (answer.status >= 500) faults.push(line);
        const text = await answer.text();
        // What a library says of itself, in the place of a sentence of ours.
        const raw = /Invalid input|Expected \w+, received|Too big:|Required</.exec(text);
        if (raw) faults.push(`${line} says “${raw[0]}”`);
      }
      expect(faults).toEqual([]);
      expect(everythingIn().includes(second)).toBe(false);
    },
    60_000,
  );
});

/** What the first and the second type into a field. */
function wordsFor(field: string): readonly [string, string] {
  if (/^(rate|budget)$/.test(field)) return ["4.15", "5.25"];
  if (field === "url") return ["https://first.example/v1", "https://second.example/v1"];
  if (field === "metro" || field === "travel") return ["41", "52"];
  if (field === "offer") return ["415000", "525000"];
  if (field === "book-monday") return ["10:00–11:00", "12:00–13:00"];
  if (field === "day") return ["2026-01-12", "2026-01-13"];
  return field === "essential" ? ["4150", "5250"] : ["The first tab", "The second tab"];
}

describe("two tabs with the same record", () => {
  test("the second that saves hears of the first, finds its words again, and takes nothing away", async () => {
    const drawn = await panelForms(site, rows, headers);
    const versioned = drawn.filter(({ version, route }) => version && !/\/new$/.test(route.path));
    // What these forms do not do without, and the rows leave empty.
    const needed: Record<string, string> = {
      ...{ location: "Gràcia", surroundings: "A park", summary: "Two balconies", checkedOn: "2026-11-01" },
      ...{ model: "a-model", outcome: "offer", day: "2026-01-12", time: "10:00", minutes: "45" },
      ...{ bookedGoes: "1" },
    };
    const overtaken: string[] = [];
    const faults: string[] = [];
    for (const seen of versioned) {
      // Two forms of one appointment count its changes together: each is opened anew.
      const again = seen.route.path.startsWith("/admin/diary/:id") ? await panelForms(site, rows, headers) : [seen];
      const form = again.find((each) => each.action === seen.action && each.typed[0] === seen.typed[0]) ?? seen;
      const [field = ""] = form.typed;
      const words = wordsFor(field);
      const rest = form.fields
        .filter(([name]) => name !== field)
        .map(([name, value]) => [name, value || needed[name] || ""] as const);
      const first = await send(form, [...rest, [field, words[0]]]);
      if (first.status !== 303) faults.push(`${form.route.path}: the first was answered ${first.status}`);
      const before = stored();
      const answer = await send(form, [...rest, [field, words[1]]]);
      const text = await answer.text();
      if (answer.status !== 409) faults.push(`${form.route.path}: the second was answered ${answer.status}`);
      if (!text.includes(words[1])) faults.push(`${form.route.path}: what the second typed is gone`);
      if (!text.includes(words[0])) faults.push(`${form.route.path}: does not show what is stored`);
      if (stored() !== before) faults.push(`${form.route.path}: something changed`);
      overtaken.push(form.route.path);
    }
    expect(faults).toEqual([]);
    expect(overtaken.sort()).toEqual([
      "/admin/articles/:id/edit",
      "/admin/developments/:id/edit",
      "/admin/developments/:id/translations/:language",
      "/admin/developments/:id/units/:unit",
      "/admin/diary/:id",
      "/admin/diary/:id/edit",
      "/admin/diary/settings",
      "/admin/diary/settings",
      "/admin/properties/:id/edit",
      "/admin/properties/:id/translations/:language",
      "/admin/settings",
      "/admin/settings",
      "/admin/settings",
      "/admin/settings/agency",
      "/admin/settings/agent",
      "/admin/settings/claims/:id",
      "/admin/settings/neighborhoods/:slug",
      "/admin/settings/replies/:id",
      "/admin/settings/stories/:id",
      "/admin/settings/writer",
    ]);
  }, 60_000);
});
