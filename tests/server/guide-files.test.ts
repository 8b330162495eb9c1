import { spawnSync } from "node:child_process";
import fs, { cpSync, mkdtempSync, type readFileSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { afterAll, expect, test, vi } from "vitest";

import { formatPercent, formatPrice } from "~/i18n/format";
import { type Language, languages } from "~/i18n/languages";

const { readFileSync: readAsItIs } = fs;
const changes: Readonly<Record<string, (text: string) => string>> = {
  "purchase/deposit-contract/es.md": (text) => text.replace("title: ", "title: : "),
  "purchase/notary-day/ca.md": (text) => text.replace("# what", "# whatever"),
  "purchase/handover-of-keys/ru.md": (text) => text.replace("## ", "#### "),
  "purchase/deposit-contract/guide.yaml": (text) =>
    text.replace("usual-share: { value: 10", "usual-share: { value: 12"),
  "taxes/plusvalia/guide.yaml": (text) => text.replace("theme: ", "team: "),
};
fs.readFileSync = ((file: string, options: "utf8") => {
  const text = readAsItIs(file, options);
  const change = Object.entries(changes).find(([name]) => file.endsWith(name))?.[1];
  return change ? change(text) : text;
}) as typeof readFileSync;
syncBuiltinESMExports();
afterAll(() => {
  fs.readFileSync = readAsItIs;
  syncBuiltinESMExports();
});

test("a site that meets a broken text of the guide goes on as if the entry were not there, and logs file and line", async () => {
  const logged: unknown[] = [];
  const { guide, guideGroups } = await import("~/domain/guide/guide.server");
  const error = vi.spyOn(console, "error").mockImplementation((said) => void logged.push(said));

  expect(guide()["plusvalia"]).toBeUndefined();
  expect(logged.splice(0)).toEqual([expect.stringContaining("app/guide/taxes/plusvalia/guide.yaml:1: ")]);

  // Whoever looks through all names finds the others.
  const names = Object.values(guide()).flatMap((entry) => entry.in.es.names);
  expect(names).toContain("nota simple");
  expect(names).not.toContain("contrato de arras");
  expect(logged.splice(0)).toEqual([expect.stringContaining("app/guide/purchase/deposit-contract/es.md:2: ")]);
  expect(guide()["deposit-contract"]).toBeUndefined();
  expect(guideGroups().purchase["deposit-contract"]).toBeUndefined();

  // What is broken further down is met when it is read.
  const held = guide()["notary-day"];
  expect(held?.in.ca.sections).toEqual([]);
  expect(logged.splice(0)).toEqual([
    expect.stringMatching(/app\/guide\/purchase\/notary-day\/ca\.md:\d+: "# whatever"/),
  ]);
  expect(guide()["notary-day"]).toBeUndefined();

  // A draft of it is refused as one of which nothing is known.
  const { compose } = await import("~/domain/writer/article/compose");
  const about = { entry: "handover-of-keys", asked: "what" } as const;
  const assignment = { keyword: "передача ключей", title: "Передача ключей", language: "ru", about } as const;
  const none = { homes: [], places: [], developments: [] };
  expect(await compose(assignment, none, new Date())).toEqual({ ok: false, reason: "unknown" });
  expect(logged.splice(0)).toEqual([expect.stringContaining("app/guide/purchase/handover-of-keys/ru.md:")]);
  error.mockRestore();
});

test("a figure that is changed in the facts of its entry is another in the articles of all that name it", async () => {
  const { compose } = await import("~/domain/writer/article/compose");
  const draftOf = async (entry: string, language: Language) => {
    const assignment = { keyword: entry, title: entry, language, about: { entry, asked: "what" } as const };
    const composed = await compose(assignment, { homes: [], places: [], developments: [] }, new Date());
    return composed.ok ? composed.draft.content : composed.reason;
  };
  for (const language of languages) {
    // The entry on the down payment names it, and has sums worked out from it.
    const content = await draftOf("down-payment", language);
    expect(content).toContain(formatPercent(language, 12));
    expect(content).toContain(formatPrice(language, 72_000));
  }
});

test("a broken text stops the build, with its file and line", () => {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  for (const part of ["documents/nota-simple", "phrases"]) {
    cpSync(join("app/guide", part), join(folder, "app/guide", part), { recursive: true });
  }
  writeFileSync(join(folder, "app/guide/documents/nota-simple/en.md"), "---\ntitle: A: B\n---\n");
  // What the build runs before anything else: scripts/steps.mjs.
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve("node_modules/tsx/dist/cli.mjs"), resolve("scripts/guide.ts")],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve("tsconfig.json") },
    },
  );
  rmSync(folder, { recursive: true });
  expect(stdout).toContain("app/guide/documents/nota-simple/en.md:2: Nested mappings");
  expect(status).toBe(1);
});
