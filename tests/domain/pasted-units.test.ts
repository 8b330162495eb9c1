import { describe, expect, test } from "vitest";

import { readPastedUnits } from "~/domain/developments/pasted-units.server";
import { unitColumns } from "~/domain/developments/unit-table";
import { readUnitTable } from "~/domain/developments/unit-table.schema";

/** The cells of each row in the order of the table; what could not be read otherwise. */
function read(text: string) {
  const pasted = readPastedUnits(text);
  return pasted.ok ? pasted.rows.map((row) => unitColumns.map((column) => row[column]).join("|")) : pasted.reason;
}

describe("units copied from a spreadsheet", () => {
  test("are read in the order of the columns where there are no headings", () => {
    expect(read("1-A\t1\t2\t1\t84\t72\t350000\tavailable\r\n1-B\t1\t3\t2\t101\t88\t420000\tsold\r\n")).toEqual([
      "1-A|1|2|1|84|72|350000|available",
      "1-B|1|3|2|101|88|420000|sold",
    ]);
  });

  test("are read by their headings, in any order, in Spanish, Catalan, Russian and English", () => {
    const spanish =
      "Vivienda;Planta;Dorm.;Baños;Sup. construida (m²);Sup. útil (m²);PVP;Estado\nPB-1;PB;2;1;84;72;350.000,00 €;Disponible";
    const turned =
      "Preu;Estat;Habitatge;Planta;Habitacions;Banys;M2 construïts;M2 útils\n350.000,00 €;Reservat;PB-1;Planta baixa;2;1;84;72";
    const russian =
      "Квартира\tЭтаж\tСпальни\tВанные\tОбщая площадь\tПолезная\tЦена\tСтатус\nPB-1\t0\t2\t1\t84\t72\t350 000\tпродано";
    const english =
      "Floor\tUnit\tBedrooms\tBathrooms\tBuilt area\tUsable area\tPrice\tStatus\nGround floor\tPB-1\t2\t1\t84\t72\t€350,000\tSold";
    expect(read(spanish)).toEqual(["PB-1|0|2|1|84|72|350.000,00 €|available"]);
    expect(read(turned)).toEqual(["PB-1|0|2|1|84|72|350.000,00 €|reserved"]);
    expect(read(russian)).toEqual(["PB-1|0|2|1|84|72|350 000|sold"]);
    expect(read(english)).toEqual(["PB-1|0|2|1|84|72|€350,000|sold"]);
  });

  test("keep a blank cell in its place, and what is no number as it was written", () => {
    expect(read("Ático\tático\t\t1\tnoventa\t\tconsultar\tde vacaciones")).toEqual([
      "Ático|ático||1|noventa||consultar|de vacaciones",
    ]);
  });

  test("say how many areas were rounded and how many columns were left out", () => {
    const text =
      "Vivienda;Planta;Sup. útil;Sup. construida;Terraza;Precio €/m²;Precio\n3-A;3ª;72,45;84;12;4.200;350.000\n3-B;3ª;60;70,5 m²;;;300.000";
    expect(readPastedUnits(text)).toMatchObject({
      ok: true,
      rounded: 2,
      leftOut: 2,
      rows: [
        { name: "3-A", floor: "3", usefulArea: "72", area: "84", price: "350.000", status: "available" },
        { name: "3-B", floor: "3", usefulArea: "60", area: "71", price: "300.000" },
      ],
    });
  });

  test("may have quoted cells and blank lines", () => {
    expect(read('"1-A ""izq."""\t1\t2\n\n\t\t\n"1-B\nright"\t2\t3')).toEqual([
      '1-A "izq."|1|2|||||available',
      "1-B right|2|3|||||available",
    ]);
  });

  test("are counted before they are parsed", () => {
    expect(readPastedUnits('"never closed\n'.repeat(30_000))).toEqual({ ok: false, reason: "too-many", count: 30_000 });
    expect(readPastedUnits(`1-A${"\t1".repeat(30_000)}`)).toEqual({ ok: false, reason: "empty" });
  });

  test("are not taken where there are none, too many, or a quotation is never closed", () => {
    expect(read(" \n\t\n")).toBe("empty");
    expect(read("Name\tFloor\tPrice")).toBe("empty");
    expect(readPastedUnits('1-A\t1\n"1-B\t1')).toEqual({ ok: false, reason: "unclosed", line: 2 });
    const many = Array.from({ length: 201 }, (_, index) => `${index}\t1`).join("\n");
    expect(readPastedUnits(many)).toEqual({ ok: false, reason: "too-many", count: 201 });
  });

  test.each([
    ["commas", '1-A,1,2,1,"98,5",72,850k,available'],
    ["the sign that it names", "sep=|\n1-A|1|2|1|98,5|72|850k|available"],
    ["mixed line ends", "\r1-A;1;2;1;98,5;72;850k;available\r\n"],
    ["invisible marks and broken formulas", "1-A\u200b\t1\t2\t1\t98,5\t72\t850k\tavailable\t#REF!"],
  ])("may be a file with %s; amounts are read as people write them", (_how, text) => {
    const pasted = readPastedUnits(text);
    if (!pasted.ok) throw new Error(pasted.reason);
    expect(readUnitTable(pasted.rows, new Set())).toMatchObject({
      units: [{ name: "1-A", floor: 1, area: 99, usefulArea: 72, price: 850_000 }],
      errors: [],
    });
    expect(pasted).toMatchObject({ rounded: 1, leftOut: 0 });
  });

  const floors = (text: string, there: number[] = []) => {
    const pasted = readPastedUnits(text, there);
    if (!pasted.ok) throw new Error(pasted.reason);
    const rows = pasted.rows.map((row) => ({ ...row, area: "80", price: "1" }));
    const { units, errors } = readUnitTable(rows, new Set());
    return {
      cells: rows.map(({ floor }) => floor),
      floors: units.map(({ floor, floorName }) => `${floor} ${floorName}`.trim()),
      faults: errors.map(({ row, column, message }) => `${row} ${column} ${message}`),
      numbered: pasted.numbered,
    };
  };

  test("may stand on floors with names; an ático without its number is counted from below, for the agent to see", () => {
    const text = "Nombre;Planta;Dorm.;Baños\nA;Bajos;2;1\nB;entresuelo;2;1\nC;3ª;2;1\nD;Ático;2;1\nE;8 sobreàtic;2;1";
    expect(floors(text)).toEqual({
      cells: ["Bajos", "entresuelo", "3", "4 Ático", "8 sobreàtic"],
      floors: ["0 bajo", "0 entresuelo", "3", "4 atico", "8 sobreatico"],
      faults: [],
      numbered: 1,
    });
    expect(floors("Nombre;Planta\nD;Ático\nE;Sobreático", [5]).cells).toEqual(["6 Ático", "7 Sobreático"]);
  });

  test("say what is missing where a floor is unknown or an ático has nothing to be counted from", () => {
    expect(floors("Nombre;Planta;Dorm.;Baños\nA;Ático;2;1\nB;Ático 2ª;2;1\nC;;2;1").faults).toEqual([
      "0 floor unitTable.floor.number",
      "1 floor unitTable.floor.invalid",
      "2 floor unitForm.floor.required",
    ]);
    expect(floors("Nombre;Planta;Dorm.;Baños\nD;500;2;1").faults).toEqual([
      "0 floor propertyForm.number.invalid|min=-9|max=200",
    ]);
  });
});
