import { describe, expect, test } from "vitest";

import { db } from "~/db/db.server";
import { costOfBuying } from "~/domain/costs/cost-of-buying";
import { readCosts } from "~/domain/costs/read-costs";
import type { PageMeta } from "~/http/pages/page-meta";
import { action as favourite, loader as favourites } from "~/routes/site/favourites";
import { loader as properties } from "~/routes/site/properties/route";
import { loader as property } from "~/routes/site/property/route";

import { aProperty } from "../support/builders";
import { type Answer, get, post } from "../support/requests";

const metaOf = ({ data }: Answer): Partial<PageMeta> =>
  typeof data === "object" && data !== null && "meta" in data && typeof data.meta === "object" ? (data.meta ?? {}) : {};
const cookieOf = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("favourites="))
    ?.split(";")[0] ?? "";

describe("a code on a printed sheet", () => {
  test("leads to its home from the list, in every language, however it is written", async () => {
    const { id } = await aProperty(db, { reference: "Q-4711", status: "sold" });
    const printed = String(id).padStart(6, "0");
    for (const language of ["", "/es", "/ca", "/ru"]) {
      for (const code of ["Q-4711", " q 4711 ", printed, `ID ${printed}`, String(id)]) {
        const answer = await get(properties, `${language}/properties?code=${encodeURIComponent(code)}`);
        expect([answer.status, answer.headers.get("Location")]).toEqual([302, `${language}/property/${id}`]);
      }
    }
  });

  test("of a home that is hidden is as unknown as one that we never gave", async () => {
    const { id } = await aProperty(db, { reference: "Q-4712", status: "draft" });
    const asked = async (code: string) => await get(properties, `/properties?code=${encodeURIComponent(code)}`);
    for (const code of ["Q-4712", String(id).padStart(6, "0"), "Q-9999", "000000", "%", "x".repeat(4000)]) {
      const answer = await asked(code);
      expect(answer.status).toBe(200);
      expect(answer.data).toMatchObject({ code: code.slice(0, 60), meta: { isPrivate: true } });
    }
  });

  test("is taken for a reference before it is taken for a property ID", async () => {
    const { id: other } = await aProperty(db);
    const { id } = await aProperty(db, { reference: String(other) });
    const answer = await get(properties, `/properties?code=${other}`);
    expect(answer.headers.get("Location")).toBe(`/property/${id}`);
  });
});

describe("the page of a home", () => {
  test.each(["0", "01", "-1", "1.5", "abc", "999999", "99999999999"])("is not found under the id %s", async (id) => {
    expect((await get(property, `/property/${id}`, { id })).status).toBe(404);
  });

  test("is led to from its property ID as we print it, in every language, and only where it is public", async () => {
    const { id } = await aProperty(db);
    const { id: draft } = await aProperty(db, { status: "draft" });
    const printed = (number: number) => String(number).padStart(6, "0");
    for (const language of ["", "/es", "/ca", "/ru"]) {
      const answer = await get(property, `${language}/property/${printed(id)}?photo=2`, { id: printed(id) });
      expect(answer.status).toBe(301);
      expect(answer.headers.get("Location")).toBe(`${language}/property/${id}?photo=2`);
    }
    for (const text of [printed(draft), `0${printed(id)}`, "000000"]) {
      expect((await get(property, `/property/${text}`, { id: text })).status).toBe(404);
    }
  });

  test.each([
    ["", { floor: 7, floor_name: "atico" }, "Penthouse (ático)"],
    ["/es", { floor: null, floor_name: "entresuelo" }, "Entresuelo"],
    ["", { floor: 3, floor_name: "" }, "3"],
  ] as const)("tells search engines its floor as the page does: %s %o", async (language, floor, said) => {
    const { id } = await aProperty(db, floor);
    const answer = await get(property, `${language}/property/${id}`, { id: String(id) });
    expect(metaOf(answer).structuredData).toMatchObject([{ mainEntity: { floorLevel: said } }]);
  });

  test("is not found for a draft, in any language", async () => {
    const { id } = await aProperty(db, { status: "draft" });
    for (const language of ["", "/es", "/ca", "/ru"]) {
      expect((await get(property, `${language}/property/${id}`, { id: String(id) })).status).toBe(404);
    }
  });

  test("shows the photograph of the address, and the first one for a number that is not there", async () => {
    const { id } = await aProperty(db, { images: 3 });
    const shown = async (query: string) => (await get(property, `/property/${id}${query}`, { id: String(id) })).data;
    expect(await shown("?photo=3")).toMatchObject({ photo: 3 });
    for (const query of ["", "?photo=0", "?photo=4", "?photo=-1", "?photo=x"]) {
      expect(await shown(query)).toMatchObject({ photo: 1 });
    }
  });

  test("links to the film and the virtual tour that the agent gave, and to nothing else", async () => {
    const { id } = await aProperty(db, { video_link: "https://vimeo.com/1" });
    const { data } = await get(property, `/property/${id}`, { id: String(id) });
    expect(data).toMatchObject({ home: { links: { video: "https://vimeo.com/1", tour: "" } } });
  });

  test("shows the rooms that the agent gave, with their areas", async () => {
    const { id } = await aProperty(db, { rooms: '[{"kind":"study","area":8.5}]' });
    const { data } = await get(property, `/ru/property/${id}`, { id: String(id) });
    expect(data).toMatchObject({ home: { rooms: [{ kind: "study", area: 8.5 }] } });
  });

  test("points at the language it is written in where it is not translated, and names no other version", async () => {
    const { id } = await aProperty(db, { source_language: "es" });
    const meta = metaOf(await get(property, `/ca/property/${id}`, { id: String(id) }));
    expect(meta.canonical).toMatch(new RegExp(`/es/property/${id}$`));
    expect(meta.alternates).toEqual([]);
  });
});

describe("the list of homes", () => {
  test("stands for itself unfiltered; a filtered one points at it and names no other version", async () => {
    expect(metaOf(await get(properties, "/es/properties")).alternates).toHaveLength(5);
    const filtered = metaOf(await get(properties, "/es/properties?neighborhood=gracia&page=2"));
    expect(filtered.canonical).toMatch(/\/es\/properties$/);
    expect(filtered.alternates).toEqual([]);
  });
});

describe("saving a home", () => {
  const save = (id: number, from: string, cookie = "", language = "") =>
    post(favourite, `${language}/favourites`, { favourite: `home-${id}`, from }, {}, cookie ? { Cookie: cookie } : {});

  test("keeps it in a cookie, leads back in the same language, and a second time removes it", async () => {
    const { id } = await aProperty(db);
    const saved = await save(id, `/properties?sort=price-asc#home-${id}`, "", "/ru");
    expect(saved.status).toBe(303);
    expect(saved.headers.get("Location")).toBe(`/ru/properties?sort=price-asc#home-${id}`);
    const list = await get(favourites, "/favourites", {}, { Cookie: cookieOf(saved) });
    expect(list.data).toMatchObject({ homes: [{ id }], saving: { ids: [id] } });

    const removed = await save(id, "/favourites", cookieOf(saved));
    expect(removed.headers.getSetCookie().find((cookie) => cookie.startsWith("favourites="))).toContain("Max-Age=0");
  });

  test("never leads to another site", async () => {
    const { id } = await aProperty(db);
    for (const from of ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      expect((await save(id, from)).headers.get("Location")).toBe(`/property/${id}`);
    }
  });

  test("is refused for a draft and for an id that nobody has", async () => {
    const { id } = await aProperty(db, { status: "draft" });
    expect((await save(id, "/")).status).toBe(404);
    expect((await save(987_654, "/")).status).toBe(404);
  });

  test("several that somebody shared adds those that have a page to the saved ones", async () => {
    const [own, one, other] = [await aProperty(db), await aProperty(db), await aProperty(db)];
    const draft = await aProperty(db, { status: "draft" });
    const before = cookieOf(await save(own.id, "/"));
    const homes = `${one.id},${draft.id},x,${one.id},987654,${other.id},${own.id}`;
    const answer = await post(favourite, "/es/favourites", { homes }, {}, { Cookie: before });
    expect(answer.headers.get("Location")).toBe("/es/favourites");
    const list = await get(favourites, "/favourites", {}, { Cookie: cookieOf(answer) });
    expect(list.data).toMatchObject({ saving: { ids: [one.id, other.id, own.id] } });
    const gone = await post(favourite, "/favourites", { homes: `${draft.id},987654` }, {}, { Cookie: before });
    expect(gone.status, "nothing is said to be saved where nothing was").toBe(404);
  });

  test("and sharing it shows the same homes to whoever has the link, and nothing of their own", async () => {
    const [own, one, other] = [await aProperty(db), await aProperty(db), await aProperty(db)];
    const Cookie = cookieOf(await save(own.id, "/"));
    const shared = await get(favourites, `/favourites?homes=${other.id},0,${one.id},987654,<b>`, {}, { Cookie });
    expect(shared.data).toMatchObject({
      isShared: true,
      homes: [{ id: other.id }, { id: one.id }],
      named: `${other.id},${one.id}`,
      meta: { isPrivate: true },
    });
    const tooMany = Array.from({ length: 80 }, (_, index) => index + 1).join(",");
    const many = await get(favourites, `/favourites?homes=${tooMany}`);
    expect(many.status).toBe(200);
    for (const nothing of ["", "abc", "987654"]) {
      expect((await get(favourites, `/favourites?homes=${nothing}`)).data).toMatchObject({ isShared: true, homes: [] });
    }
  });

  test("compares it by what the page of costs says, in the end", async () => {
    const { id } = await aProperty(db, { price: 850_000 });
    const list = await get(favourites, `/favourites?homes=${id}`);
    const { question } = readCosts(new URLSearchParams("price=850000"), 2.5);
    const total = question && costOfBuying(question).total;
    expect(total?.from).toBeGreaterThan(850_000);
    expect(list.data).toMatchObject({ homes: [{ total }] });
  });

  test("reads a list that somebody made up as an empty one", async () => {
    const made = Buffer.from(JSON.stringify(["1 or 1=1", { id: 1 }])).toString("base64");
    for (const cookie of [`favourites=${encodeURIComponent(made)}`, "favourites=%%%", "favourites=e30="]) {
      const list = await get(favourites, "/favourites", {}, { Cookie: cookie });
      expect(list.data).toMatchObject({ homes: [], saving: { ids: [] } });
    }
  });
});
