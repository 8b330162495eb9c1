/**
 * Completes package-lock.json with the optional packages of other systems that a registry did not offer here. npm leaves
 * them out of the lock file it writes and then `npm ci` refuses that file: see docs/decisions/003-lock-file.md.
 * Run it after each change of dependencies.
 */
import { readFileSync, writeFileSync } from "node:fs";

/** @type {Record<string, string>} */
const systems = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  win32: "win32",
  aix: "aix",
};
const processors = ["arm64", "arm", "ia32", "x64", "ppc64", "riscv64", "s390x", "loong64", "mips64el", "wasm32"];

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const added = [];
for (const [place, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isKnown = [`${place}/node_modules/${name}`, `node_modules/${name}`].some((path) => path in lock.packages);
    if (isKnown || /[\^~><*|\s]/.test(version)) continue;
    const words = name.split(/[-/]/);
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      ...withValue(
        "os",
        words.find((word) => word in systems),
      ),
      ...withValue(
        "cpu",
        processors.find((processor) => words.includes(processor)),
      ),
      // Else npm would take those of another Linux in, and of them no checksum is known here.
      ...withValue("libc", name.includes("musl") ? "musl" : /gnu/.test(name) ? "glibc" : undefined),
    };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en")));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? "The lock file is complete." : `Added ${added.length}: ${added.join(", ")}`);

/**
 * @param {string} key
 * @param {string | undefined} value
 */
function withValue(key, value) {
  return value ? { [key]: [value] } : {};
}
