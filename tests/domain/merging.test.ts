import { marksOf, mergeEntries } from "~/domain/listings/merging.server";

import { describe, expect, test } from "../support/test";

const fields = ["title", "price", "features"] as const;
type Texts = { title: string; price: string; features: string[] };

const began: Texts = { title: "Corner apartment", price: "850000", features: ["Porter,24 h"] };
const opened = marksOf(fields, began);
const merge = (mine: Partial<Texts>, theirs: Partial<Texts>, marks = opened) =>
  mergeEntries<(typeof fields)[number], Texts>(fields, marks, {
    mine: { ...began, ...mine },
    theirs: { ...began, ...theirs },
  });

describe("two entries that began from the same one", () => {
  test("keep what each of them changed", () => {
    expect(merge({ title: "Bright corner apartment" }, { price: "820000" })).toEqual({
      merged: { title: "Bright corner apartment", price: "820000", features: ["Porter,24 h"] },
      changes: [
        { field: "title", by: "me" },
        { field: "price", by: "them" },
      ],
    });
  });

  test("leave mine where both changed the same thing, and say so", () => {
    const { merged, changes } = merge({ price: "830000" }, { price: "820000" });
    expect(merged.price).toBe("830000");
    expect(changes).toEqual([{ field: "price", by: "both" }]);
  });

  test("do not disagree where both came to the same", () => {
    expect(merge({ price: "820000" }, { price: "820000" }).changes).toEqual([]);
  });

  test("tell a list of two from a text with a comma", () => {
    const { merged, changes } = merge({}, { features: ["Porter", "24 h"] });
    expect(changes).toEqual([{ field: "features", by: "them" }]);
    expect(merged.features).toEqual(["Porter", "24 h"]);
  });

  test("change nothing of mine where nobody knows what they began from", () => {
    for (const unknown of ["", "x", opened.slice(8)]) {
      const { merged, changes } = merge({ title: "Mine" }, { price: "820000" }, unknown);
      expect(merged).toMatchObject({ title: "Mine", price: "850000" });
      expect(changes.map(({ by }) => by)).toEqual(["both", "both"]);
    }
  });
});
