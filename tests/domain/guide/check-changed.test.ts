import { describe, expect, test } from "vitest";

import { checkChanged } from "~/domain/guide/check/check-changed";
import { checkGuide } from "~/domain/guide/check/check-guide";
import { type EntryFiles, readTexts } from "~/domain/guide/check/read-texts";
import { languages } from "~/i18n/languages";

const day = "2026-11-29";

/** An entry that is right. @param figures lines of its facts @param says a line of its text */
function entry(key: string, figures: string, says: string, more = ""): EntryFiles {
  const folder = `app/guide/taxes/${key}`;
  const facts = `theme: costs\nrelated: []\n${figures}${more}checked: 2026-11-23\nreview_by: 2027-11-23\n`;
  const text = (language: string) => `---
title: The ${key} in ${language}
names:
  - ${key} ${language}
  - what ${key} ${language} is
  - "the ${key}: ${language}"
description: ${"A tax, paid by all. ".repeat(8).trim().slice(0, 155)}
in short: A tax.
next: See [the costs](/costs).
sources:
  - Civil Code
---

# what

${says}

# article

## What is ${key}?

There is one for ${key}.
`;
  const texts = languages.map((language) => [`${language}.md`, text(language)] as const);
  return { key, group: "taxes", folder, contents: { "guide.yaml": facts, ...Object.fromEntries(texts) } };
}

const figure = (name: string, value: number, unit = "percent") =>
  `  ${name}: { value: ${value}, unit: ${unit}, from: a law, until: 2027-11-23 }\n`;
const all = [
  entry(
    "base",
    `figures:\n${figure("rate", 10)}${figure("rate-1", 5)}${figure("edge-1", 100, "euro")}${figure("rate-2", 6)}`,
    "It is {{rate}}, and {{scale base 500}} as a scale. Go to [Gràcia](/neighborhoods/gracia).",
    'place: gracia\npostal_codes: ["08012"]\n',
  ),
  entry("middle", "figures:\n  fee:\n    of: share 1000 base/rate\n", "The fee is {{fee}}, for all."),
  entry("top", "", "Its fee is {{middle/fee}}, for most.", "examples:\n  - { of: middle/fee, is: 100 }\n"),
  entry(
    "bands",
    "",
    "By bands it is {{scale base 1000}}, for the others.",
    "examples:\n  - { of: scale base 1000, is: 59 }\n",
  ),
  entry("quarter", "", "Have a look at [Gràcia](/neighborhoods/gracia), one day."),
];

/** The faults of one entry's change, held against the entries that it can touch; and those of the whole guide. */
async function faultsOf(key: string, change: Record<string, (text: string) => string>) {
  const before = all.find((each) => each.key === key);
  if (!before) throw new Error(key);
  const changed = Object.entries(change).map(([name, by]) => {
    const text = by(before.contents[name] ?? "");
    expect(text).not.toBe(before.contents[name]);
    return [name, text] as const;
  });
  const after = { ...before, contents: { ...before.contents, ...Object.fromEntries(changed) } };
  const figures = new Map(
    all.flatMap((each) => {
      const read = readTexts(each).entry?.facts.read.figures ?? {};
      return Object.entries(read).map(([name, figure]): [string, typeof figure] => [`${each.key}/${name}`, figure]);
    }),
  );
  const around = {
    figureOf: (name: string) => figures.get(name),
    keys: new Set(all.map((each) => each.key)),
    places: new Set<string>(),
  };
  const said = (faults: readonly { file: string; line: number; fault: string }[]) =>
    faults.map(({ file, line, fault }) => `${file}:${line}: ${fault}`).toSorted();
  const others = all.map((each) => (each.key === key ? after : each));
  return {
    panel: said(await checkChanged({ before, after }, all, around)),
    guide: said(checkGuide(others, day).faults),
  };
}

test("the guide of this test is right", () => {
  expect(checkGuide(all, day).faults).toEqual([]);
});

describe("of one changed entry the check finds what that of all would find", () => {
  const put = (old: string, now: string) => (text: string) => text.replace(old, now);
  test.for<[what: string, key: string, change: Record<string, (text: string) => string>]>([
    ["a sum of a figure that follows from another", "base", { "guide.yaml": put("value: 10,", "value: 20,") }],
    ["a sum by its bands", "base", { "guide.yaml": put("value: 5,", "value: 7,") }],
    ["bands that are no longer there", "base", { "guide.yaml": (text) => text.replace(/^ {2}edge-1.*\n/m, "") }],
    [
      "a name of another, in a row",
      "top",
      { "en.md": (text) => text.replace(/names:\n(?: .*\n)+/, "names: [base ca, two, three]\n") },
    ],
    ["a name of another, in quotation marks", "top", { "en.md": put("- top en", '- "base ca"') }],
    ["a name that another has in quotation marks", "top", { "en.md": put("- top en", "- 'the base: es'") }],
    [
      "a name of another, further in",
      "top",
      { "en.md": (text) => text.replaceAll("\n  - ", "\n    - ").replace("- top en", "- base ca") },
    ],
    ["a place that is no longer there", "base", { "guide.yaml": put("place: gracia", "place: sants") }],
  ])("where there is %s", async ([, key, change]) => {
    const { panel, guide } = await faultsOf(key, change);
    expect(guide).not.toEqual([]);
    expect(panel).toEqual(guide);
  });
});
