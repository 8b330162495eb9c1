import { readFileSync } from "node:fs";

import { afterEach, vi } from "vitest";

import type { Db } from "~/db/database";
import { listActivity } from "~/domain/activity/activity.server";
import { hashOf } from "~/domain/guide/check/due";
import { correctedFiles } from "~/domain/guide/corrections/corrected-files.server";
import { longestFile } from "~/domain/guide/corrections/correction";
import {
  correctEntry,
  faultsOfTakingBack,
  layCorrections,
  takeBack,
} from "~/domain/guide/corrections/corrections.server";
import { listGuide } from "~/domain/guide/corrections/entry-list.server";
import { guideArchive } from "~/domain/guide/corrections/guide-archive.server";
import { dropCorrection } from "~/domain/guide/corrections/kept-corrections";
import type { EntryFileName } from "~/domain/guide/entry-groups";
import { figureOf, guide, renewEntry } from "~/domain/guide/guide.server";
import { lookUp } from "~/domain/guide/lookup/lookup.server";
import { compose } from "~/domain/writer/article/compose";

import { aPerson } from "../../support/builders";
import { describe, expect, test } from "../../support/test";

const now = new Date("2026-11-29T09:00:00.000Z");
const day = "2026-11-29";
const entry = "deposit-contract";
const ofRelease = (file: EntryFileName, key = `purchase/${entry}`) => readFileSync(`app/guide/${key}/${file}`, "utf8");
const none = { homes: [], places: [], developments: [] };

const touched = new Set<string>([entry]);
afterEach(() => {
  for (const key of touched) {
    for (const file of ["guide.yaml", "en.md", "es.md", "ca.md", "ru.md"] as const) dropCorrection(key, file);
    renewEntry(key);
  }
});

async function versionOf(db: Db, file: EntryFileName, key = entry): Promise<string> {
  return (await correctedFiles(db, key))?.files.find((each) => each.file === file)?.version ?? "";
}

async function correct(db: Db, texts: Partial<Record<EntryFileName, string>>, version?: string) {
  const { id } = await aPerson(db, { admin: "active" });
  const typed = await Promise.all(
    Object.entries(texts).map(async ([file, text]) => {
      return [file, { text, version: version ?? (await versionOf(db, file as EntryFileName)) }] as const;
    }),
  );
  return correctEntry(db, entry, Object.fromEntries(typed), id, now);
}

const corrected = ofRelease("ca.md").replace("# what\n\n", "# what\n\nAixò ho ha corregit l’agent. ");

describe("a correction", () => {
  test("holds over the file at once: in the guide, in what is found and in the article", async ({ db }) => {
    guide();
    await lookUp("arras");
    const named = corrected.replace(/^names:\n/m, "names:\n  - paraula corregida\n");
    expect(await correct(db, { "ca.md": named })).toEqual({ ok: true, changed: ["ca.md"] });
    expect(guide()[entry]?.in.ca.names).toContain("paraula corregida");
    expect(await lookUp("paraula corregida")).toMatchObject({ kind: "certain", answer: { entry } });
    const about = { entry, asked: "what" } as const;
    const composed = await compose({ keyword: "x", title: "X", language: "ca", about }, none, now);
    expect(composed.ok && composed.draft.content).toContain("Això ho ha corregit l’agent.");
    // All names are read twice.
  }, 60_000);

  test("is read again by a site that starts, as after a restore", async ({ db }) => {
    await correct(db, { "ca.md": corrected });
    dropCorrection(entry, "ca.md");
    renewEntry(entry);
    expect(String(guide()[entry]?.in.ca.answers.what)).not.toContain("corregit");
    await layCorrections(db);
    expect(String(guide()[entry]?.in.ca.answers.what)).toContain("corregit");
  });

  test("as a browser sends it, with its line ends, is the file with one change", async ({ db }) => {
    await correct(db, { "ca.md": `\ufeff${corrected.trimEnd().replaceAll("\n", "\r\n")}` });
    expect((await correctedFiles(db, entry))?.files.find(({ file }) => file === "ca.md")?.text).toBe(corrected);
  });

  test("is made of any entry that the guide has, the quarter 22@ too", async ({ db }) => {
    const opened = await Promise.all(Object.keys(guide()).map(async (key) => [key, await correctedFiles(db, key)]));
    expect(opened.filter(([, files]) => files === undefined)).toEqual([]);
    const row = {
      entry: "22@",
      file: "ca.md" as const,
      text: "x",
      made_over: hashOf(""),
      corrected_at: now.toISOString(),
    };
    await db.insertInto("guide_corrections").values(row).execute();
    expect((await correctedFiles(db, "22@"))?.files.find(({ file }) => file === "ca.md")?.text).toBe("x");
  });

  test("of the text of the release is none", async ({ db }) => {
    expect(await correct(db, { "ca.md": ofRelease("ca.md") })).toEqual({ ok: true, changed: [] });
    await correct(db, { "ca.md": corrected });
    expect(await correct(db, { "ca.md": ofRelease("ca.md") })).toEqual({ ok: true, changed: ["ca.md"] });
    expect(await db.selectFrom("guide_corrections").selectAll().execute()).toEqual([]);
  });

  test("is taken back, and both are in the activity log", async ({ db }) => {
    await correct(db, { "ca.md": corrected });
    const { id } = await aPerson(db, { admin: "active" });
    expect(await takeBack(db, entry, "ca.md", id, now)).toBe(true);
    expect(await takeBack(db, entry, "ca.md", id, now)).toBe(false);
    expect(String(guide()[entry]?.in.ca.answers.what)).not.toContain("corregit");
    const { deeds } = await listActivity(db, { actor: null, group: "guide", page: 1 });
    expect(deeds.map(({ kind, details }) => [kind, details])).toEqual([
      ["guide.takenBack", { entry, file: "ca.md" }],
      ["guide.corrected", { entry, file: "ca.md" }],
    ]);
  });

  test("of a figure changes it in the texts of all that name it", async ({ db }) => {
    const facts = ofRelease("guide.yaml").replace("value: [4, 6]", "value: [5, 8]");
    expect(await correct(db, { "guide.yaml": facts })).toEqual({ ok: true, changed: ["guide.yaml"] });
    expect(figureOf(`${entry}/deed-weeks`)?.value).toEqual([5, 8]);
  });
});

describe("a correction is refused", () => {
  const faultsOf = async (db: Db, texts: Partial<Record<EntryFileName, string>>) => {
    const answer = await correct(db, texts);
    if (answer.ok || answer.reason !== "refused") throw new Error(JSON.stringify(answer));
    return answer.faults;
  };

  test("where a brace is not known, with its line and what stands in it", async ({ db }) => {
    const [fault] = await faultsOf(db, { "ca.md": corrected.replace("corregit", "{{no-such-thing}}") });
    expect(fault).toMatchObject({
      entry,
      file: "ca.md",
      fault: expect.stringContaining('nothing is called "no-such-thing"'),
    });
    expect(fault?.text).toContain("{{no-such-thing}}");
    expect(await db.selectFrom("guide_corrections").selectAll().execute()).toEqual([]);
  });

  const broken: Record<string, string> = {
    "without front matter": "# what\n\nText\n",
    "with front matter that is no YAML": corrected.replace("title: ", "title: : "),
    "with a name of YAML that is nowhere given": corrected.replace(/^title: .*$/m, "title: *x"),
    empty: "",
    "with HTML": corrected.replace("corregit", "<b>corregit</b>"),
    "with nothing but colons": `${corrected}${":::a\n".repeat(2000)}`,
  };
  for (const [name, text] of Object.entries(broken)) {
    test(`${name}`, async ({ db }) => {
      expect(await faultsOf(db, { "ca.md": text })).toContainEqual(expect.objectContaining({ entry, file: "ca.md" }));
    });
  }

  test("where a figure that others name is taken out, with their places", async ({ db }) => {
    const facts = ofRelease("guide.yaml").replace(/^ {2}usual-share: .*\n/m, "");
    const faults = await faultsOf(db, { "guide.yaml": facts });
    expect(faults.map((fault) => fault.entry)).toContain("down-payment");
    expect(faults).toContainEqual(expect.objectContaining({ entry, file: "en.md" }));
  });

  test("where texts no longer name a figure that nobody else names", async ({ db }) => {
    const without = (file: EntryFileName) => [file, ofRelease(file).replaceAll("{{registry-months}}", "some")] as const;
    const texts = Object.fromEntries((["en.md", "es.md", "ca.md", "ru.md"] as const).map(without));
    const faults = await faultsOf(db, texts);
    expect(faults.map(({ file, fault }) => `${file}: ${fault}`)).toEqual([
      `guide.yaml: no text names the figure ${entry}/registry-months`,
    ]);
  });

  test("where its figures follow from each other without an end", async ({ db }) => {
    const circle = "figures:\n  round: { of: sum round round round round round }\n";
    const [fault] = await faultsOf(db, { "guide.yaml": ofRelease("guide.yaml").replace("figures:\n", circle) });
    expect(fault?.fault).toContain("round");
  });

  test("where another entry has the name, or says the sentence", async ({ db }) => {
    const named = corrected.replace(/^names:\n/m, "names:\n  - nota simple\n");
    expect((await faultsOf(db, { "ca.md": named })).map(({ fault }) => fault).join()).toContain("nota-simple");
    const sentence = guide()["nota-simple"]?.in.ca.answers.what[0] ?? "";
    const said = corrected.replace("Això ho ha corregit l’agent.", `${sentence} `);
    expect((await faultsOf(db, { "ca.md": said })).map(({ fault }) => fault).join()).toContain("says this too");
  });

  test("where one language says less; all together are taken", async ({ db }) => {
    const more = "\n## Una secció més?\n\nAixò només ho diu una prova, per veure què passa.\n";
    const longer = (text: string, said: string) => text.replace(/(\n# example\n|$)/, `${said}$1`);
    expect(await faultsOf(db, { "ca.md": longer(corrected, more) })).not.toEqual([]);
    const texts = Object.fromEntries(
      (["en.md", "es.md", "ca.md", "ru.md"] as const).map((file) => {
        return [file, longer(ofRelease(file), more.replace("només", `${file} només`))];
      }),
    );
    expect(await correct(db, texts)).toEqual({ ok: true, changed: ["en.md", "es.md", "ca.md", "ru.md"] });
  });

  test("longer than a file may be, before anything reads it", async ({ db }) => {
    const answer = await correct(db, { "ca.md": "x".repeat(longestFile + 1) });
    expect(answer).toEqual({ ok: false, reason: "too-long", files: ["ca.md"] });
  });

  test("of an entry that is not there", async ({ db }) => {
    const typed = { "ca.md": { text: corrected, version: "" } };
    for (const key of ["no-such-entry", "../purchase", "__proto__", ""])
      expect(await correctEntry(db, key, typed, 1, now)).toEqual({ ok: false, reason: "gone" });
  });
});

test("of two who correct the same text the second is told; who typed the same is not", async ({ db }) => {
  const seen = await versionOf(db, "ca.md");
  await correct(db, { "ca.md": corrected });
  expect(await correct(db, { "ca.md": corrected.replace("agent", "altre") }, seen)).toEqual({
    ok: false,
    reason: "conflict",
    files: ["ca.md"],
  });
  expect(await correct(db, { "ca.md": corrected }, seen)).toEqual({ ok: true, changed: [] });
});

test("of two corrections at the same moment, each right by itself, the second is held against the first", async ({
  db,
}) => {
  const added = "figures:\n  new-figure: { value: 3, unit: percent, from: custom, until: 2027-11-23 }\n";
  const named = ofRelease("en.md").replace("# what\n\n", "# what\n\nNew is {{new-figure}}, by custom. ");
  await correct(db, { "guide.yaml": ofRelease("guide.yaml").replace("figures:\n", added), "en.md": named });
  // Both see a figure that the English and the Spanish text name: one takes it out of the English, the other names it in Spanish.
  const spanish = ofRelease("es.md").replace("# what\n\n", "# what\n\nLa nueva es {{new-figure}}, por costumbre. ");
  const answers = await Promise.all([
    correct(db, { "guide.yaml": ofRelease("guide.yaml"), "en.md": ofRelease("en.md") }),
    correct(db, { "es.md": spanish }),
  ]);
  expect(answers).toMatchObject([{ ok: true }, { ok: false, reason: "refused", faults: [{ entry, file: "es.md" }] }]);
});

describe("a release that comes after a correction", () => {
  const insert = (db: Db, row: Partial<{ entry: string; file: EntryFileName; text: string; made_over: string }>) =>
    db
      .insertInto("guide_corrections")
      .values({
        entry,
        file: "ca.md",
        text: corrected,
        made_over: hashOf("other"),
        corrected_at: now.toISOString(),
        ...row,
      })
      .execute();
  const shown = async (db: Db) => (await correctedFiles(db, entry))?.files.find(({ file }) => file === "ca.md");

  test("changes the file under it, and says so until it is saved again", async ({ db }) => {
    await insert(db, {});
    await layCorrections(db);
    expect((await shown(db))?.correction).toMatchObject({ isChangedUnder: true, isUnread: false });
    const { groups } = await listGuide(db, { view: "corrected", words: "", day });
    expect(groups.flatMap(({ entries }) => entries)).toMatchObject([{ key: entry, changedUnder: ["ca.md"] }]);
    expect(await correct(db, { "ca.md": corrected })).toEqual({ ok: true, changed: ["ca.md"] });
    expect((await shown(db))?.correction).toMatchObject({ isChangedUnder: false });
  });

  test("that reads files otherwise stops nothing: the file’s text holds, and the page says so", async ({ db }) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await insert(db, { text: "no front matter\n", made_over: hashOf(ofRelease("ca.md")) });
    await insert(db, { file: "guide.yaml", text: "theme: *x\n", made_over: hashOf(ofRelease("guide.yaml")) });
    await layCorrections(db);
    expect(guide()[entry]?.in.ca.title).toMatch(/arres/i);
    expect(guide()[entry]?.in.ca.sections.length).toBeGreaterThan(2);
    expect((await shown(db))?.correction).toMatchObject({ isUnread: true });
    expect((await shown(db))?.text).toBe("no front matter\n");
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });

  test("takes the entry out: what was corrected is listed, to be copied or dropped", async ({ db }) => {
    await insert(db, { entry: "left-the-guide" });
    await layCorrections(db);
    const { gone } = await listGuide(db, { view: "all", words: "", day });
    expect(gone).toEqual([{ key: "left-the-guide", files: ["ca.md"] }]);
    expect(await correctedFiles(db, "left-the-guide")).toMatchObject({
      group: null,
      files: [{ file: "ca.md", text: corrected, release: null }],
    });
    const { id } = await aPerson(db, { admin: "active" });
    await takeBack(db, "left-the-guide", "ca.md", id, now);
    expect(await correctedFiles(db, "left-the-guide")).toBeUndefined();
  });
});

test("taking back is told what then no longer fits", async ({ db }) => {
  const facts = ofRelease("guide.yaml").replace(
    "figures:\n",
    "figures:\n  new-figure: { value: 3, unit: percent, from: custom, until: 2027-11-23 }\n",
  );
  const english = ofRelease("en.md").replace("# what\n\n", "# what\n\nNew is {{new-figure}}, by custom. ");
  expect(await correct(db, { "guide.yaml": facts, "en.md": english })).toMatchObject({ ok: true });
  expect((await faultsOfTakingBack(db, entry, "guide.yaml")).map(({ file }) => file)).toContain("en.md");
  expect(await faultsOfTakingBack(db, "no-such-entry", "guide.yaml")).toEqual([]);
});

test("the list finds entries by any word of their texts, and says what is due", async ({ db }) => {
  const found = await listGuide(db, { view: "all", words: "CONTRACTE D'ARRES", day });
  expect(found.groups.flatMap(({ entries }) => entries.map(({ key }) => key))).toContain(entry);
  const later = await listGuide(db, { view: "due", words: "", day: "2030-01-01" });
  expect(later.counts.due).toBe(later.counts.all);
  expect((await listGuide(db, { view: "all", words: "(no such words)", day })).groups).toEqual([]);
});

test("the archive holds every file where the project has it, with the corrections", async ({ db }) => {
  const { unzipSync, strFromU8 } = await import("fflate");
  await correct(db, { "ca.md": corrected });
  const files = unzipSync(await guideArchive());
  expect(Object.keys(files).length).toBe(Object.keys(guide()).length * 5);
  expect(strFromU8(files[`app/guide/purchase/${entry}/ca.md`] ?? new Uint8Array())).toBe(corrected);
  expect(strFromU8(files[`app/guide/purchase/${entry}/es.md`] ?? new Uint8Array())).toBe(ofRelease("es.md"));
});
