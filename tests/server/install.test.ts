import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";
import { z } from "zod";

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

test("no package that a Linux of ours installs comes without a checksum", () => {
  const lock: unknown = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const entry = z.object({
    integrity: z.string().optional(),
    link: z.boolean().optional(),
    ...{
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      libc: z.array(z.string()).optional(),
    },
  });
  const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(lock);
  const isOurs = ({ os, cpu, libc }: z.output<typeof entry>) =>
    (!os || os.includes("linux")) &&
    (!libc || libc.includes("glibc")) &&
    (!cpu || cpu.includes("x64") || cpu.includes("arm64"));
  const installed = Object.entries(packages).filter(([place, each]) => place !== "" && !each.link && isOurs(each));
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
});
