import { agencySchema } from "~/domain/agency/agency.schema";
import { taxIdFault } from "~/domain/agency/tax-id";

import { describe, expect, test } from "../support/test";

const complaints = (taxId: string) =>
  agencySchema
    .safeParse({ taxId })
    .error?.issues.filter(({ path }) => path[0] === "taxId")
    .map(({ message }) => message);

describe("a tax number", () => {
  test.for([
    ["12345678Z", "of a person"],
    ["00000000T", "of a person, as a sample"],
    ["X1234567L", "of a foreigner"],
    ["Y1234567X", "of a foreigner, with a Y"],
    ["K1234567L", "of a child"],
    ["B12345674", "of a company"],
    ["es b-12.345.674", "of a company, in its European form"],
    ["B00000000", "of a company, as a sample"],
    ["P0801900B", "of a town hall"],
    ["Q0818001J", "of a university"],
  ])("may be %s, %s", ([taxId]) => expect(complaints(taxId!)).toEqual([]));

  test.for(["12345678A", "X1234567A", "Y1234567L", "B12345678", "ESB12345670", "B1234567D", "P08019004"])(
    "whose last sign does not fit the others is told at its field: %s",
    (taxId) => expect(complaints(taxId)).toEqual(["settings.taxId.control"]),
  );

  test.for(["12345", "123456789", "I12345674", "B1234567Z", "12345678ZZ"])("is none: %s", (taxId) => {
    expect(complaints(taxId)).toEqual(["settings.taxId.invalid"]);
  });

  test("with any one digit mistyped is found out", () => {
    for (const taxId of ["12345678Z", "X1234567L", "B12345674", "P0801900B"]) {
      for (const [place, digit] of [...taxId].entries()) {
        if (!/\d/.test(digit) || (place === 8 && taxId.startsWith("B"))) continue;
        const slip = taxId.slice(0, place) + String((Number(digit) + 1) % 10) + taxId.slice(place + 1);
        expect([slip, taxIdFault(slip)]).toEqual([slip, "control"]);
      }
    }
  });
});
