import { withOwnNames } from "~/domain/guide/braces";
import { readEntryBody } from "~/domain/guide/entry-body";
import { entryFacts } from "~/domain/guide/entry-facts";
import { readYaml } from "~/domain/guide/guide-yaml";

import { describe, expect, test } from "../../support/test";

const facts = `theme: guide
related:
  - nota-simple
figures:
  usual-share: { value: 10, unit: percent, from: custom of the trade, until: 2027-11-23 }
  fee: { value: [600, 900], unit: euro, from: "Quotes: three lawyers", until: 2027-11-23 }
examples:
  - { of: itp 650000, is: 65500 }
written: { "100%": all of it }
checked: 2026-11-23
review_by: 2027-11-23
`;
const read = (yaml: string) => readYaml("guide.yaml", yaml, entryFacts);

describe("the facts of an entry", () => {
  test("hold the figures that its texts name, what examples come to and what is written out", () => {
    expect(read(facts)).toMatchObject({
      figures: {
        "usual-share": { value: 10, unit: "percent" },
        fee: { value: [600, 900], from: "Quotes: three lawyers" },
      },
      examples: [{ of: "itp 650000", is: 65_500 }],
      written: { "100%": "all of it" },
    });
  });

  test.for<[string, string, string]>([
    ["unit: percent", "unit: percents", "guide.yaml:5: figures.usual-share.unit: Invalid option"],
    ["[600, 900]", "[900, 600]", "guide.yaml:6: figures.fee.value: the first of two is the lower"],
    ["usual-share:", "Usual_share:", "guide.yaml:5: figures.Usual_share: "],
    ["from: custom of the trade, ", "", "guide.yaml:5: figures.usual-share.from: "],
    [
      "unit: percent, from: custom of the trade, until: 2027-11-23",
      "of: sum 5 5",
      "guide.yaml:5: figures.usual-share.value: stands",
    ],
    ["is: 65500", "is: 65500, was: 1", 'guide.yaml:8: examples.0: Unrecognized key: "was"'],
    ["checked: 2026-11-23", "checked: yesterday", "guide.yaml:10: checked: "],
    ["theme: guide", "theme: guide\nfigure: {}", 'guide.yaml:2: front matter: Unrecognized key: "figure"'],
    ["written: {", "written: [", "guide.yaml:9: "],
  ])("name their line where %s is %s", ([right, wrong, fault]) => {
    expect(() => read(facts.replace(right, wrong))).toThrow(fault);
  });

  test("are known by the entry's key wherever its texts name them", () => {
    const text =
      "# what\n\n{{?usual-share}}Usually {{usual-share}}, {{share price usual-share}} in all, {{lawyer/fee}} apart.\n";
    const body = readEntryBody("en.md", withOwnNames(text, "deposit-contract", read(facts).figures));
    expect(body.answers.what).toEqual([
      "{?deposit-contract/usual-share}Usually {deposit-contract/usual-share}, {share price deposit-contract/usual-share} in all, {lawyer/fee} apart.",
    ]);
  });
});
