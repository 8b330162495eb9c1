import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";

import { readingsOf } from "~/domain/fields/csv/decode-text.server";
import type { Encoding } from "~/domain/fields/csv/encoding";

/** The library knows the Mac's table from before the euro took the place of ¤. */
const written = (text: string, encoding: Encoding) =>
  iconv.encode(encoding === "macroman" ? text.replace("€", "¤") : text, encoding);
const read = (text: string, encoding: Encoding) => readingsOf(written(text, encoding));

const spanish = "pisos en españa\nvivienda de obra nueva con calefacción\náticos con jardín\n¿qué es la plusvalía?";
const catalan = "pisos a Gràcia\ncèdula d’habitabilitat\nParal·lel i Montjuïc\nÀtics de l’Eixample, 300.000 €";
const russian = "купить квартиру в Барселоне\nВНЖ Испании\nналог на недвижимость";

describe("the encoding of a file is certain", () => {
  test.each([
    ["Spanish", spanish],
    ["Catalan", catalan],
    ["of capitals", "PISOS EN ESPAÑA\nHABITACIÓN\nJARDÍN\nÀTIC"],
    ["with names from elsewhere", `${spanish}\nvuelos a São Paulo`],
    ["with a price alone", "pisos 300.000 €;Pisos"],
    ["with an ordinal alone", "piso 3º;Un tercero"],
    ["with quotation marks alone", "“arras”;The arras contract"],
  ])("where the words are %s, of Windows or of a Mac", (_of, text) => {
    for (const encoding of ["windows-1252", "macroman"] as const)
      expect(read(text, encoding), encoding).toEqual([{ encoding, text }]);
  });

  test("where the words are Russian, and in Unicode", () => {
    expect(read(russian, "windows-1251")).toEqual([{ encoding: "windows-1251", text: russian }]);
    expect(read("цена", "windows-1251")).toEqual([{ encoding: "windows-1251", text: "цена" }]);
    for (const encoding of ["utf-8", "utf-16le", "utf-16be"] as const)
      expect(read("pisos gràcia 1", encoding)).toEqual([{ encoding, text: "pisos gràcia 1" }]);
  });
});

describe("the encoding is a question", () => {
  test.each([
    ["a dash between letters may be an ñ", "sants–montjuic;Two quarters", "windows-1252"],
    ["an ñ may be a dash", "casas en la montaña;Montes", "macroman"],
    ["an apostrophe may be an í", "contracte d’arres;Arres", "windows-1252"],
  ] as const)("where %s", (_why, text, encoding) => {
    const readings = read(text, encoding);
    expect(readings.length).toBeGreaterThan(1);
    expect(readings).toContainEqual({ encoding, text });
  });

  test("where two are mixed", () => {
    const mixed = Buffer.concat([written("pisos gràcia\n", "utf-8"), written("pisos en españa", "windows-1252")]);
    expect(readingsOf(mixed).map(({ encoding }) => encoding)).toEqual(["windows-1252", "macroman", "windows-1251"]);
  });
});
