import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";

import { db } from "~/db/db.server";
import { type UnitColumn, unitColumns } from "~/domain/developments/unit-table";
import { action, loader } from "~/routes/admin/developments/unit-table";

import { signedInAs } from "../support/accounts";
import { aDevelopment, aNeighborhood, aPerson, theAgency } from "../support/builders";
import { answerOf, flashOf, get, origin } from "../support/requests";

let headers: Record<string, string>;

beforeAll(async () => {
  headers = await signedInAs(db, await aPerson(db, { admin: "active" }));
  await theAgency(db);
  await aNeighborhood(db, { slug: "eixample" });
});

type Row = Partial<Record<UnitColumn, string>>;
const unit: Row = { name: "1-A", floor: "1", bedrooms: "2", bathrooms: "1", area: "84", usefulArea: "72" };
const whole = (name: string, more: Row = {}): Row => ({
  ...unit,
  name,
  price: "350.000",
  status: "available",
  ...more,
});
const blank: Row = { status: "available" };

/** Sends the form with these rows, as a browser does: the cells of each column after each other. */
function sends(id: number, rows: Row[], { intent = "add", pasted = "" } = {}) {
  const body = new URLSearchParams([["intent", "add"]]);
  for (const row of rows) for (const column of unitColumns) body.append(column, row[column] ?? "");
  body.append("pasted", pasted);
  if (intent !== "add") body.append("intent", intent);
  const request = new Request(new URL(`/admin/developments/${id}/units/table`, origin), {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
    body: body.toString(),
  });
  return answerOf(() => action({ request, params: { id: String(id) }, context: {} }));
}

const stored = (id: number) =>
  db
    .selectFrom("development_units")
    .where("development_id", "=", id)
    .orderBy("display_order")
    .select(["name", "floor", "area", "useful_area", "price", "status"])
    .execute();

const namesOf = async (id: number) => (await stored(id)).map(({ name }) => name);

const answerShape = z.object({
  rows: z.array(z.record(z.string(), z.string())),
  errors: z.array(z.object({ row: z.number(), column: z.string(), message: z.string() })),
  pasted: z.string(),
  pastedError: z.string().nullable(),
});
const said = (answer: { data: unknown }) => answerShape.parse(JSON.parse(JSON.stringify(answer.data)));
const places = (answer: { data: unknown }) => said(answer).errors.map(({ row, column }) => `${column} ${row}`);

describe("many units at once", () => {
  test("are stored in the order of the building, blank rows passed over, each noted", async () => {
    const { id } = await aDevelopment(db, { units: [] });
    const rows = [
      whole("2-A", { floor: "2" }),
      blank,
      whole("PB-1", { floor: "0", usefulArea: "", status: "sold" }),
      blank,
    ];
    const answer = await sends(id, rows);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/admin/developments/${id}/edit`]);
    expect(await stored(id)).toEqual([
      { name: "PB-1", floor: 0, area: 84, useful_area: null, price: 350_000, status: "sold" },
      { name: "2-A", floor: 2, area: 84, useful_area: 72, price: 350_000, status: "available" },
    ]);
    const notes = await db.selectFrom("activity_log").where("kind", "=", "unit.created").selectAll().execute();
    expect(notes.map(({ details }) => JSON.parse(details).title.split(", ").at(-1)).sort()).toEqual(["2-A", "PB-1"]);
  });

  test("without a price are not shown to visitors: the fault is told at its cell", async () => {
    const { id } = await aDevelopment(db, { units: [] });
    await db.updateTable("developments").set({ is_published: 1 }).where("id", "=", id).execute();
    const answer = await sends(id, [whole("1-A"), whole("1-B", { price: "0" })]);
    expect([answer.status, places(answer)]).toEqual([400, ["price 1"]]);
    expect(await stored(id)).toEqual([]);
  });

  test("of which one is wrong are not stored at all; each fault is told at its cell and everything typed stays", async () => {
    const { id } = await aDevelopment(db, { units: [{ name: "taken" }] });
    const rows = [
      whole("1-A"),
      whole("taken"),
      whole("1-A"),
      whole("1-D", { price: "consultar" }),
      whole("", { usefulArea: "90", status: "de vacaciones" }),
    ];
    const answer = await sends(id, rows);
    expect(answer.status).toBe(400);
    expect(places(answer)).toEqual(["name 1", "name 2", "price 3", "name 4", "usefulArea 4", "status 4"]);
    expect(said(answer).rows).toEqual(rows);
    expect(await namesOf(id)).toEqual(["taken"]);
  });

  test("are laid into the table from what was pasted, below what is typed, before anything is stored", async () => {
    const { id } = await aDevelopment(db, { units: [] });
    const pasted = "Vivienda;Planta;Dorm;Baños;Construida;Útil;PVP;Estado\n3-A;3ª;2;1;84;72;350.000,00 €;Libre";
    for (const intent of ["lay", "add"]) {
      const answer = await sends(id, [whole("1-A"), blank, blank], { intent, pasted });
      expect(answer.status).toBe(200);
      expect(said(answer)).toMatchObject({ pasted: "", errors: [] });
      expect(said(answer).rows.map(({ name, price }) => [name, price])).toEqual([
        ["1-A", "350.000"],
        ["3-A", "350.000,00 €"],
      ]);
      expect(await namesOf(id)).toEqual([]);
      if (intent === "add") expect((await sends(id, said(answer).rows)).status).toBe(303);
    }
    expect(await stored(id)).toMatchObject([{ name: "1-A" }, { name: "3-A", floor: 3, price: 350_000 }]);
  });

  test("that were pasted with faults show them at once", async () => {
    const { id } = await aDevelopment(db, { units: [{ name: "1-A" }] });
    const answer = await sends(id, [], { intent: "lay", pasted: "1-A\tnoveno\t2\t1\t84\t72\t350000" });
    expect([answer.status, places(answer)]).toEqual([400, ["name 0", "floor 0"]]);
  });

  test("may stand on floors with names, and say how areas typed with decimals were rounded", async () => {
    const { id } = await aDevelopment(db, { units: [{ name: "5-A", floor: 5 }] });
    const laid = await sends(id, [], { intent: "lay", pasted: "B\tático\t2\t1\t84\t72\t350k" });
    expect([laid.status, said(laid).rows[0]?.floor]).toEqual([200, "6 ático"]);
    const answer = await sends(id, [...said(laid).rows, whole("A", { floor: "entresuelo", area: "98,5" })]);
    expect(answer.status).toBe(303);
    expect(flashOf(answer)).toMatchObject({ name: "unitsAdded", values: { rounded: "98,5 → 99 m²" } });
    expect((await stored(id)).map(({ name, floor, area }) => [name, floor, area])).toEqual([
      ["A", 0, 99],
      ["5-A", 5, expect.any(Number)],
      ["B", 6, 84],
    ]);
  });

  test("that cannot be read stay in their field, with why", async () => {
    const { id } = await aDevelopment(db);
    const many = Array.from({ length: 199 }, (_, index) => `${index}\t1`).join("\n");
    const answer = await sends(id, [whole("a"), whole("b")], { intent: "lay", pasted: many });
    expect([answer.status, said(answer).pastedError]).toEqual([400, "unitTable.tooMany|count=201|most=200"]);
    expect(said(answer).pasted).toBe(many);
    expect(said(answer).rows).toHaveLength(2);
    expect(said(await sends(id, [blank], { intent: "lay" })).pastedError).toBe("unitTable.nothingPasted");
    expect(said(await sends(id, [blank])).pastedError).toBe("unitTable.none");
  });

  test("may be two hundred, and Enter in a cell stores them too", async () => {
    const { id } = await aDevelopment(db, { units: [] });
    const rows = Array.from({ length: 200 }, (_, index) => whole(`${index}-A`, { floor: String(index) }));
    expect((await sends(id, [...rows, whole("201-A")])).status).toBe(400);
    expect((await sends(id, rows, { intent: "lay" })).status).toBe(303);
    expect(await namesOf(id)).toHaveLength(200);
  });

  test("sent twice at once are stored once, and both presses say so", async () => {
    const { id } = await aDevelopment(db, { units: [] });
    const both = await Promise.all([sends(id, [whole("1-A"), whole("1-B")]), sends(id, [whole("1-A"), whole("1-B")])]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await namesOf(id)).toEqual(["1-A", "1-B"]);
    expect((await sends(id, [whole("1-A", { price: "1" }), whole("1-B")])).status).toBe(400);
  });

  test("get more rows to be written in, and what was typed stays", async () => {
    const { id } = await aDevelopment(db);
    const answer = await sends(id, [whole("1-A", { price: "cheap" })], { intent: "more" });
    expect(said(answer).rows).toHaveLength(6);
    expect(said(answer).rows[0]).toMatchObject({ name: "1-A", price: "cheap" });
  });

  test("belong to a development that is there", async () => {
    const { status } = await get(loader, "/admin/developments/999999/units/table", { id: "999999" }, headers);
    expect(status).toBe(404);
    for (const intent of ["add", "lay", "more"])
      expect((await sends(999_999, [whole("a")], { intent })).status).toBe(404);
  });
});
