import { describe, expect, test } from "vitest";

import { lawName } from "~/i18n/law-names";

describe("a law is named as the language names it", () => {
  test.each([
    ["en", "Ley 5/2019, arts. 14 y 15", "Law 5/2019, arts. 14 and 15"],
    ["es", "Ley 5/2019, arts. 14 y 15", "Ley 5/2019, arts. 14 y 15"],
    ["ca", "Ley 5/2019, arts. 14 y 15", "Llei 5/2019, arts. 14 i 15"],
    ["ru", "Ley 5/2019, arts. 14 y 15", "Закон 5/2019, ст. 14 и 15"],
    ["en", "Llei 22/2010, art. 262-4", "Law 22/2010, art. 262-4"],
    [
      "en",
      "Decret legislatiu 1/2024, art. 641; Decret llei 5/2025",
      "Legislative Decree 1/2024, art. 641; Decree-Law 5/2025",
    ],
    ["en", "RD 1776/2004, art. 14", "Royal Decree 1776/2004, art. 14"],
    ["en", "Codi tributari de Catalunya, llibre sisè", "Tax Code of Catalonia, book six"],
    ["es", "Llei 22/2010, art. 262-4", "Ley 22/2010, art. 262-4"],
    ["ca", "Llei 22/2010, art. 262-4", "Llei 22/2010, art. 262-4"],
    [
      "es",
      "Decret legislatiu 1/2024, art. 641; Decret llei 5/2025",
      "Decreto legislativo 1/2024, art. 641; Decreto ley 5/2025",
    ],
    ["es", "Codi tributari de Catalunya, llibre sisè", "Código tributario de Cataluña, libro sexto"],
    ["es", "Codi civil de Catalunya, art. 531-6", "Código civil de Cataluña, art. 531-6"],
  ] as const)("in %s %s is %s", (language, source, name) => {
    expect(lawName(language, source)).toBe(name);
  });

  test("a source that is no law keeps its name", () => {
    for (const language of ["en", "es", "ca", "ru"] as const) {
      expect(lawName(language, "Banco Sabadell, idealista, fotocasa")).toBe("Banco Sabadell, idealista, fotocasa");
    }
  });
});
