import { readFile } from "node:fs/promises";

import { ESLint } from "eslint";
import { describe, expect, test } from "vitest";

import { isGuarded } from "~/http/panel/open-paths";

import { walkedRoutes } from "../support/whole-site";

const linter = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === "no-restricted-syntax" });

/** What the linter says of a route of the panel. */
async function faults(route: string): Promise<number> {
  const [result] = await linter.lintText(route, { filePath: "app/routes/admin/sample.tsx" });
  return result?.messages.length ?? 0;
}

describe("a route of the panel that forgets to ask who is there", () => {
  test.each([
    ["a loader as a function", "export async function loader() { return { people: [] }; }"],
    ["an action as a function", "export function action() { return null; }"],
    ["a loader as an arrow", "export const loader = async () => ({ people: [] });"],
    ["an action made by something else", "export const action = somehow(async () => null);"],
    ["a loader made as an action", 'export const loader = panelButtons({ may: "enter" }, () => null);'],
    ["a loader exported later", "const loader = async () => null;\nexport { loader };"],
    ["an action of another file", 'export { deed as action } from "./deeds";'],
    ["both out of something else", "export const { loader, action } = somehow();"],
    ["an action under a name in quotes", 'const deed = async () => null;\nexport { deed as "action" };'],
    ["everything of another file", 'export * from "./deeds";'],
  ])("does not pass the linter: %s", async (_, route) => {
    expect(await faults(route)).toBe(1);
  });

  test("passes where it is made to ask, or says that it stands open", async () => {
    expect(await faults('export const loader = panelLoader({ may: "enter" }, () => null);')).toBe(0);
    expect(await faults('export const action = panelAction({ may: "settings" }, async () => null);')).toBe(0);
    expect(await faults('export const action = panelButtons({ may: "settings" }, { move: async () => null });')).toBe(
      0,
    );
    expect(await faults("export const loader = openLoader(() => null);")).toBe(0);
    expect(await faults("export const action = openAction(async () => null);")).toBe(0);
  });
});

test("the routes that stand open are the ways in and out, and those alone say so", async () => {
  const ofPanel = walkedRoutes.filter(({ file }) => file.startsWith("routes/admin/"));
  const saying: string[] = [];
  for (const { path, file } of ofPanel) {
    if (/\bopen(?:Loader|Action)\(/.test(await readFile(`app/${file}`, "utf8"))) saying.push(path);
  }
  expect(saying.length).toBeGreaterThan(0);
  expect(saying.sort()).toEqual(ofPanel.flatMap(({ path }) => (isGuarded(path) ? [] : [path])).sort());
});
