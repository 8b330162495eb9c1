import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { withHeaders } from "../../scripts/steps.mjs";
import { testFolder } from "../support/folders";

function aNode(version: string) {
  const folder = mkdtempSync(join(testFolder, "node-"));
  mkdirSync(join(folder, "include", "node"), { recursive: true });
  const [major, minor, patch] = version.split(".");
  const lines = [`#define NODE_MAJOR_VERSION ${major}`, `#define NODE_MINOR_VERSION ${minor}`];
  writeFileSync(
    join(folder, "include", "node", "node_version.h"),
    `#ifndef X\n${lines.join("\n")}\n#define NODE_PATCH_VERSION ${patch}\n#endif\n`,
  );
  return { folder, node: join(folder, "bin", "node") };
}

describe("the headers of Node that lie beside it", () => {
  test("are named to whoever compiles, so that nothing is fetched", () => {
    const { folder, node } = aNode("22.11.0");
    expect(withHeaders({}, node, "22.11.0")).toEqual({ npm_config_nodedir: folder });
  });

  test("are left alone where they are of another version, missing, or others are set", () => {
    const { node } = aNode("22.11.0");
    expect(withHeaders({}, node, "22.12.0")).toEqual({});
    expect(withHeaders({}, join(testFolder, "nowhere", "bin", "node"), "22.11.0")).toEqual({});
    expect(withHeaders({ npm_config_nodedir: "/opt/node" }, node, "22.11.0")).toEqual({});
  });
});
