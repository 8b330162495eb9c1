import { describe, expect, test } from "vitest";

import { readPastedUnits } from "~/domain/developments/pasted-units.server";
import { unitColumns } from "~/domain/developments/unit-table";

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

  test("are not taken where there are none, too many, or a quotation is never closed", () => {
    expect(read(" \n\t\n")).toBe("empty");
    expect(read("Name\tFloor\tPrice")).toBe("empty");
    expect(read('"1-A\t1')).toBe("unreadable");
    const many = Array.from({ length: 201 }, (_, index) => `${index}\t1`).join("\n");
    expect(readPastedUnits(many)).toEqual({ ok: false, reason: "too-many", count: 201 });
  });
});
