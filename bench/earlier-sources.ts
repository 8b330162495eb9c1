import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The project as it was at a commit, installed and built by its own scripts in a folder of its own; made once.
 * @returns the folder
 */
export async function earlierSources(commit: string): Promise<string> {
  const hash = execFileSync("git", ["rev-parse", "--short=12", `${commit}^{commit}`], { encoding: "utf8" }).trim();
  const folder = join(process.cwd(), ".cache", `at-${hash}`);
  const stamp = join(folder, ".complete");
  if (existsSync(stamp)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sources = execFileSync("git", ["archive", hash], { maxBuffer: 1024 ** 3 });
  execFileSync("tar", ["-x", "-C", folder], { input: sources });
  console.log(`Installing and building the site as it was at ${commit} …`);
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: folder, stdio: "inherit" });
  writeFileSync(stamp, "");
  return folder;
}
