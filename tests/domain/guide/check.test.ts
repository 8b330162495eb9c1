import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, describe, expect, test } from "vitest";

import { checkGuide } from "~/domain/guide/check/check-guide";
import { markTranslated, readGuideFiles } from "~/domain/guide/check/guide-files.server";
import { languages } from "~/i18n/languages";

import { processorTime } from "../../support/processor-time";

const day = "2026-11-29";
const folder = mkdtempSync(join(tmpdir(), "guide-"));
afterAll(() => rmSync(folder, { recursive: true }));

const facts = `theme: guide
related:
  - nota-simple
figures:
  usual-share: { value: 10, unit: percent, from: custom of the trade, until: 2027-11-23 }
examples:
  - { of: itp 650000, is: 65500 }
written: { "€300,000": the sum assumed }
checked: 2026-11-23
review_by: 2027-11-23
`;
const text = `---
title: The deposit
names:
  - deposit
  - arras
  - deposit paid
description: ${"A deposit, paid. ".repeat(9).trim()}
in short: A deposit is paid.
next: See [the costs](/costs).
sources:
  - Civil Code, art. 621-8
---

# what

A deposit is {{usual-share}}, by custom.
{{?x.price}}At {{x.price}} the tax is {{itp price}}.

# article

## What do you check?

- The sum.
- The account.

1. Ask.
2. Pay.

:::table[Sums]
| If | Then |
| --- | --- |
| paid | {{share 300000 usual-share}} |
:::
`;
const in300: Readonly<Record<string, string>> = {
  en: "€300,000",
  es: "300.000\u00a0€",
  ca: "300.000\u00a0€",
  ru: "300\u00a0000\u00a0€",
};

/** A guide of two entries that is right, with one file changed. */
function guideWith(name: string, change: (content: string) => string | null) {
  const place = mkdtempSync(join(folder, "one-"));
  const files: Record<string, string> = { "purchase/deposit/guide.yaml": facts };
  for (const language of languages) {
    files[`purchase/deposit/${language}.md`] = `${text}\nWith ${in300[language]} it is more.\n`;
    const another = text
      .replaceAll("deposit", "extract")
      .replace("the tax is", "the levy is")
      .replace("- arras", "- nota");
    files[`documents/nota-simple/${language}.md`] = another.replaceAll("usual-share", "deposit/usual-share");
  }
  files["documents/nota-simple/guide.yaml"] =
    `theme: documents\nrelated:\n  - deposit\nchecked: 2026-11-23\nreview_by: 2027-11-23\n`;
  for (const [file, content] of Object.entries(files)) {
    const changed = file === `purchase/deposit/${name}` ? change(content) : content;
    mkdirSync(dirname(join(place, file)), { recursive: true });
    if (changed !== null) writeFileSync(join(place, file), changed);
  }
  return place;
}

function faultsWith(name: string, change: (content: string) => string | null) {
  const place = guideWith(name, change);
  const said = ({ file, line, fault }: { file: string; line: number; fault: string }) =>
    `${file.slice(place.length + 1).replace("purchase/deposit/", "")}:${line}: ${fault}`;
  const { faults, due } = checkGuide(readGuideFiles(place), day);
  return { place, faults: faults.map(said), due: due.map(said) };
}
const put = (old: string, now: string) => (content: string) => {
  expect(content).toContain(old);
  return content.replace(old, now);
};
const after = (line: string, more: string) => put(`${line}\n`, `${line}\n${more}\n`);

describe("the check of the guide", () => {
  test("finds nothing in texts that are right", () => {
    const { faults, due } = faultsWith("en.md", (content) => content);
    expect({ faults, due }).toEqual({ faults: [], due: [] });
  });

  test.for<[what: string, file: string, change: (content: string) => string | null, fault: string]>([
    ["a broken front matter", "en.md", put("title: The deposit", "title: The: deposit"), "en.md:2: Nested mappings"],
    [
      "a field that is none",
      "ca.md",
      after("title: The deposit", "nexus: x"),
      'ca.md:3: front matter: Unrecognized key: "nexus"',
    ],
    ["no front matter", "ru.md", put("---\n", ""), "ru.md:1: begins with no front matter"],
    ["a missing language", "es.md", () => null, "es.md:1: is missing"],
    ["facts that are missing", "guide.yaml", () => null, "guide.yaml:1: is missing"],
    ["a unit that is none", "guide.yaml", put("unit: percent", "unit: per"), "guide.yaml:5: figures.usual-share.unit"],
    [
      "a name that is none",
      "en.md",
      put("{{usual-share}}", "{{usual-shore}}"),
      'en.md:16: {{usual-shore}}: nothing is called "usual-shore"',
    ],
    [
      "an argument too few",
      "en.md",
      put("{{itp price}}", "{{itp}}"),
      'en.md:17: {{itp}}: "itp" takes eur: {{itp 650000}}',
    ],
    [
      "an argument that is no number",
      "en.md",
      put("{{itp price}}", "{{itp 650.000,5}}"),
      'en.md:17: {{itp 650.000,5}}: "650.000,5" is no number',
    ],
    [
      "a condition in the middle",
      "en.md",
      put("At {{x.price}}", "At {{?x.home}}"),
      "en.md:17: {{?x.home}} stands at the head of its line",
    ],
    ["a flag said", "en.md", put("{{x.price}} the", "{{x.home}} the"), "en.md:17: {{x.home}} says only whether"],
    [
      "a sign twice",
      "en.md",
      put("{{usual-share}},", "{{usual-share}} %,"),
      "en.md:16: {{deposit/usual-share}} brings its sign along",
    ],
    ["one brace alone", "en.md", put("{{usual-share}},", "{usual-share},"), "en.md:16: one brace alone"],
    [
      "a value in a title",
      "en.md",
      put("title: The", "title: The {{itp 5000}}"),
      "en.md:2: {{itp 5000}}: title is read as it stands",
    ],
    [
      "an example that does not come out",
      "guide.yaml",
      put("is: 65500", "is: 65000"),
      "guide.yaml:7: itp 650000 is 65500, not 65000",
    ],
    [
      "a figure that follows from nothing",
      "guide.yaml",
      after("figures:", "  fee: { of: sum fees }"),
      'guide.yaml:5: sum fees: nothing is called "fees"',
    ],
    [
      "an example of nothing",
      "guide.yaml",
      put("of: itp 650000", "of: ipt 650000"),
      'guide.yaml:7: ipt 650000: nothing is called "ipt"',
    ],
    [
      "a figure that nobody names",
      "guide.yaml",
      after("figures:", "  fee: { value: 5, unit: euro, from: us, until: 2027-01-01 }"),
      "guide.yaml:5: no text names the figure deposit/fee",
    ],
    [
      "a related entry that is none",
      "guide.yaml",
      put("- nota-simple", "- nota"),
      'guide.yaml:3: related: "nota" is no other entry',
    ],
    ["another number of steps", "ca.md", put("2. Pay.\n", ""), "ca.md:26: steps: 1, in en 2"],
    ["another number of points", "es.md", put("- The account.\n", ""), "es.md:23: points: 1, in en 2"],
    [
      "a table with another row",
      "ru.md",
      after("| --- | --- |", "| not paid | nothing |"),
      "ru.md:29: tables: 2 × 2, in en 1 × 2",
    ],
    ["another number of sections", "ru.md", put("1. Ask.", "## And how?\n\n1. Ask."), "ru.md:21: sections: 2, in en 1"],
    ["another number of links", "ca.md", put("- The sum.", "- The [sum](/costs)."), "ca.md:21: links: 2, in en 1"],
    ["another number of sources", "ca.md", after("sources:", "  - Another"), "ca.md:11: sources: 2, in en 1"],
    ["an answer more", "ca.md", put("# article", "# cost\n\nNothing.\n\n# article"), 'ca.md:19: "# cost" is not in en'],
    [
      "an answer less",
      "en.md",
      put("# article", "# cost\n\nNothing.\n\n# article"),
      'es.md:1: has no "# cost", as en has',
    ],
    ["HTML", "en.md", put("- The sum.", "- The <b>sum</b>."), "en.md:23: <b>: no HTML in a text"],
    [
      "a link to others",
      "en.md",
      put("- The sum.", "- The [sum](https://example.com)."),
      "en.md:23: https://example.com is no page of ours",
    ],
    ["a page that is none", "en.md", put("(/costs)", "(/cost)"), "en.md:9: /cost is no page of ours"],
    ["a link too few", "en.md", put("[the costs](/costs)", "the costs"), "en.md:9: next has one link"],
    [
      "a description too short",
      "ca.md",
      put("A deposit, paid. ", ""),
      "ca.md:7: description: 135 characters, of 150 to 160",
    ],
    ["too few names", "ca.md", put("  - arras\n", ""), "ca.md:4: names: 2, of at least 3"],
    ["a name of another", "ca.md", put("- arras", "- Nota"), "ca.md:5: “Nota” is a name of nota-simple too"],
    [
      "a sentence of another",
      "es.md",
      put("The sum.", "At {{x.price}} the levy is {{itp price}}."),
      "es.md:23: nota-simple says this too: “At",
    ],
    ["bold", "en.md", put("The sum.", "The **sum**."), "en.md:23: **: no bold"],
    [
      "a list inside a list",
      "en.md",
      put("- The sum.", "- 1. The sum."),
      "en.md:23: begins a list or a quotation inside",
    ],
    ["a cell too many", "ca.md", put("| paid |", "| paid | more |"), "ca.md:32: has 3 cells, its head 2"],
    ["a refused word", "en.md", put("The sum", "The papers"), "en.md:23: the voice refuses “papers”"],
    ["an exclamation mark", "es.md", put("The sum.", "¡The sum!"), "es.md:23: no exclamation mark"],
    ["a percentage written out", "es.md", put("The sum.", "El 10\u00a0%."), "es.md:23: “10\u00a0%” is written out"],
    ["a sum written out", "en.md", put("The sum.", "The €1,200."), "en.md:23: “€1,200” is written out"],
    [
      "days written out",
      "ru.md",
      put("The sum.", "Через 30 календарных дней."),
      "ru.md:23: “30 календарных дней” is written out",
    ],
    ["months written out", "ca.md", put("The sum.", "En 6 mesos."), "ca.md:23: “6 mesos” is written out"],
    [
      "a purpose that nothing has",
      "guide.yaml",
      put("€300,000", "€250,000"),
      'guide.yaml:8: written: no text says "€250,000"',
    ],
    [
      "a purpose that is no figure",
      "guide.yaml",
      put("€300,000", "a lot"),
      'guide.yaml:8: written: "a lot" is no figure',
    ],
  ])("says where there is %s", ([, file, change, fault]) => {
    const { faults } = faultsWith(file, change);
    expect(faults.filter((each) => each.startsWith(fault))).not.toEqual([]);
  });

  // In the panel all of this is read while visitors wait.
  test.for<[what: string, file: string, long: string]>([
    ["tables that begin behind a blank", "en.md", " :::a\n"],
    ["tables inside quotations", "en.md", "> :::a\n"],
    ["lists, one in the other", "en.md", "1. "],
    ["quotations, one in the other", "en.md", ">"],
    ["emphasis without an end", "en.md", "*_"],
    ["links without an end", "en.md", "["],
    ["a figure that follows from a hundred", "en.md", "{{many}}"],
    ["commas without end in facts", "guide.yaml", ","],
  ])("reads %s in no time", async ([, file, long]) => {
    const length = 23_000 - (file === "en.md" ? text : facts).length;
    const more = long.repeat(length / long.length);
    const place = guideWith(file, file === "en.md" ? put("A deposit is", `${more}\n\nA deposit is`) : () => `[${more}`);
    const figures = `figures:\n  many: { of: sum ${"usual-share ".repeat(100).trim()} }\n`;
    if (long === "{{many}}") {
      writeFileSync(join(place, "purchase/deposit/guide.yaml"), facts.replace("figures:\n", figures));
    }
    const files = readGuideFiles(place);
    expect(await processorTime(() => checkGuide(files, day))).toBeLessThan(1500);
  });

  test("says of which group a key is too", () => {
    const place = guideWith("en.md", (content) => content);
    cpSync(join(place, "documents/nota-simple"), join(place, "taxes/nota-simple"), { recursive: true });
    const { faults } = checkGuide(readGuideFiles(place), day);
    expect(faults.map(({ fault }) => fault)).toContain("the group documents has an entry “nota-simple” too");
  });

  test("wants sections in one order", () => {
    const place = guideWith("en.md", (content) => content);
    for (const language of languages) {
      const file = join(place, `purchase/deposit/${language}.md`);
      const content = readFileSync(file, "utf8");
      const more = "## And then?\n\nNothing.\n";
      writeFileSync(file, language === "ru" ? content.replace("## ", `${more}\n## `) : `${content}\n${more}`);
    }
    expect(checkGuide(readGuideFiles(place), day).faults).toEqual([
      {
        file: join(place, "purchase/deposit/ru.md"),
        line: 21,
        fault: "the sections stand in another order than in en",
      },
    ]);
  });

  test("compares no language that says why it differs", () => {
    const { place } = faultsWith("ru.md", put("2. Pay.\n", ""));
    const file = join(place, "purchase/deposit/guide.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replace("checked:", "differs: { ru: nobody pays there }\nchecked:"));
    expect(checkGuide(readGuideFiles(place), day).faults).toEqual([]);
  });

  test("takes a year, an article and a law for no figure", () => {
    const { faults } = faultsWith("es.md", put("The sum.", "Desde 2025 años, art. 621-8 y Ley 5/2019, del 1 de mayo."));
    expect(faults).toEqual([]);
  });

  test("lists what is due, and translations older than their original until somebody says otherwise", () => {
    const past = (content: string) =>
      content.replace("review_by: 2027", "review_by: 2026").replace("until: 2027", "until: 2026");
    expect(faultsWith("guide.yaml", past)).toMatchObject({
      faults: [],
      due: [
        "guide.yaml:10: to be held against its sources since 2026-11-23",
        "guide.yaml:5: usual-share (custom of the trade) to be read again since 2026-11-23",
      ],
    });
    const place = guideWith("en.md", (content) => content);
    expect(markTranslated(place, "deposit")).toEqual([join(place, "purchase/deposit/guide.yaml")]);
    expect(checkGuide(readGuideFiles(place), day)).toMatchObject({ faults: [], due: [] });
    const english = join(place, "purchase/deposit/en.md");
    writeFileSync(english, readFileSync(english, "utf8").replace("The sum.", "The whole sum."));
    expect(checkGuide(readGuideFiles(place), day).due.map(({ fault }) => fault)).toEqual([
      "es.md is older than en.md",
      "ca.md is older than en.md",
      "ru.md is older than en.md",
    ]);
  });
});

describe("our guide", () => {
  test("is explained with an entry that is right", () => {
    const blocks = readFileSync("docs/guide.md", "utf8").matchAll(/^ {3}```(?:yaml|markdown)\n([\s\S]*?)^ {3}```/gm);
    const [yaml = "", markdown = ""] = [...blocks].map(([, block = ""]) => block.replaceAll(/^ {3}/gm, ""));
    const place = guideWith("en.md", (content) => content);
    const added = join(place, "purchase/key-handover");
    mkdirSync(added);
    writeFileSync(join(added, "guide.yaml"), yaml.replace("notary-day", "deposit").replace("snagging", "nota-simple"));
    for (const language of languages) {
      const text =
        language === "en"
          ? markdown
          : markdown.replace("30 days", { es: "30 días", ca: "30 dies", ru: "30 дней" }[language]);
      writeFileSync(join(added, `${language}.md`), text);
    }
    expect(checkGuide(readGuideFiles(place), day).faults).toEqual([]);
  });

  test("has no fault", { timeout: 120_000 }, () => {
    const { faults } = checkGuide(readGuideFiles("app/guide"), day);
    expect(faults.map(({ file, line, fault }) => `${file}:${line}: ${fault}`)).toEqual([]);
  });
});
