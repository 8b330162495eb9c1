import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";

/** Files and folders that a sheet reads class names from, and those among them that it passes over. */
function sourcesOf(sheet: string) {
  const rules = [...readFileSync(`app/${sheet}`, "utf8").matchAll(/^@source (not )?"\.\/(.+)";$/gm)];
  const named = (isLeftOut: boolean) => rules.filter(([, not]) => (not !== undefined) === isLeftOut);
  const holds = (list: typeof rules, file: string) =>
    list.some(([, , path]) => file === `app/${path}` || file.startsWith(`app/${path}/`));
  return { reads: (file: string) => holds(named(false), file) && !holds(named(true), file) };
}

const modules = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join("app", file));
const source = new Map(modules.map((file) => [file, readFileSync(file, "utf8")]));

/** The modules that a module brings along, whichever way it asks for them. */
function importsOf(file: string): string[] {
  const specifiers = [...(source.get(file) ?? "").matchAll(/(?:\bfrom|\bimport\(|\bimport) ?"((?:~|\.)[^"?]*)"/g)];
  return specifiers.flatMap(([, specifier = ""]) => {
    const path = specifier.startsWith("~/") ? join("app", specifier.slice(2)) : join(dirname(file), specifier);
    return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) => source.has(each));
  });
}

/** All that is reached from some modules. @param passesOver what is loaded elsewhere only */
function reachedFrom(roots: readonly string[], passesOver = ""): Set<string> {
  const reached = new Set<string>();
  for (const waiting = [...roots]; waiting.length > 0;) {
    const file = waiting.pop();
    if (file === undefined || reached.has(file) || file === passesOver) continue;
    reached.add(file);
    waiting.push(...importsOf(file));
  }
  return reached;
}

const namesClasses = (file: string) => /\bclassName\b|\bclassList\b|\bclass="/.test(source.get(file) ?? "");
const frame = ["app/root.tsx", "app/entry.client.ts", "app/entry.server.tsx"];
const site = modules.filter((file) => file.startsWith("app/routes/site/"));
const panel = modules.filter((file) => file.startsWith("app/routes/admin/"));

test("the sheet of the site reads every module that a page of the site is drawn with", () => {
  // What is reached from every page's script is loaded in the panel alone.
  const drawn = reachedFrom([...frame, ...site], "app/enhance/admin/panel.ts");
  expect(drawn).toContain("app/ui/photo.tsx");
  expect(drawn).toContain("app/ui/forms/contact-form.tsx");
  expect([...drawn].filter((file) => namesClasses(file) && !sourcesOf("site.css").reads(file))).toEqual([]);
});

test("the sheet of the panel reads every module that a screen of the panel is drawn with", () => {
  const drawn = reachedFrom([...frame, ...panel]);
  expect(drawn).toContain("app/ui/admin/admin-page.tsx");
  expect(drawn).toContain("app/enhance/admin/panel.ts");
  expect([...drawn].filter((file) => namesClasses(file) && !sourcesOf("panel.css").reads(file))).toEqual([]);
});
