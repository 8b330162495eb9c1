import { arch, cpus, platform, release } from "node:os";

import { type Comparison, concurrency, requestsPerRound, rounds } from "./load";
import { kinds, type LoadedFile, type PhoneLoad } from "./phone";
import { type Memory } from "./process-meter";

/** The most script that the first load of a page may carry, gzip, bytes. Source: acceptance of the public site. */
const scriptLimit = 8000;

export type MeasuredPage = {
  readonly name: string;
  readonly path: string;
  readonly load: PhoneLoad;
  /** Script of the first load under gzip, bytes. */
  readonly script: number;
};

export function printMachine(browserVersion: string): void {
  const processors = cpus();
  const system = `${platform()} ${release()} ${arch()}`;
  print(`Machine: ${processors.length} × ${processors[0]?.model.trim()}, ${system}`);
  print(`Node ${process.version}, Chromium ${browserVersion}, ${new Date().toISOString()}`);
}

export function printBytes(pages: readonly MeasuredPage[]): void {
  printTable(
    "Bytes on a phone of 412 px, nothing in its cache, before scrolling (kB of 1000 bytes, headers included)",
    ["", ...kinds, "total", "requests"],
    pages.map(({ name, load: { first } }) => [
      name,
      ...kinds.map((kind) => kilobytes(sizeOf(first.filter((file) => file.kind === kind)))),
      kilobytes(sizeOf(first)),
      String(first.length),
    ]),
  );
  printTable(
    "What scrolling to the end adds (kB)",
    ["", "images", "image files", "all", "requests", "page in all"],
    pages.map(({ name, load: { first, scrolled } }) => {
      const images = scrolled.filter(({ kind }) => kind === "image");
      return [
        name,
        kilobytes(sizeOf(images)),
        String(images.length),
        kilobytes(sizeOf(scrolled)),
        String(scrolled.length),
        kilobytes(sizeOf(first) + sizeOf(scrolled)),
      ];
    }),
  );
}

export function printScript(pages: readonly MeasuredPage[]): void {
  printTable(
    `Script of the first load, gzip (kB; a page may have ${scriptLimit / 1000})`,
    ["", "gzip", "files", ""],
    pages.map(({ name, load, script }) => [
      name,
      kilobytes(script),
      String(load.first.filter(({ kind }) => kind === "script").length),
      script <= scriptLimit ? "within" : "OVER",
    ]),
  );
}

export function printFiles(pages: readonly MeasuredPage[]): void {
  for (const { name, load } of pages) {
    printTable(
      `Files of ${name} before scrolling, the heaviest first (kB)`,
      ["", "kind", "size"],
      load.first
        .toSorted((a, b) => b.bytes - a.bytes)
        .map(({ url, kind, bytes }) => [new URL(url).pathname, kind, kilobytes(bytes)]),
    );
  }
}

export function printComparison(pages: readonly MeasuredPage[], comparisons: readonly Comparison[]): void {
  printTable(
    `The server beside a bare Node server sending the same bytes (${concurrency} at once, median of ${rounds} × ${requestsPerRound})`,
    ["", "HTML gzip kB", "CPU ms", "bare", "ratio", "requests/s", "bare", "ratio"],
    comparisons.map(({ path, bytes, site, bare }) => [
      pages.find((page) => page.path === path)?.name ?? path,
      kilobytes(bytes),
      site.processor.toFixed(2),
      bare.processor.toFixed(3),
      `${(site.processor / bare.processor).toFixed(1)} ×`,
      site.perSecond.toFixed(0),
      bare.perSecond.toFixed(0),
      `1/${(bare.perSecond / site.perSecond).toFixed(1)}`,
    ]),
  );
}

export function printMemory(moments: readonly (readonly [string, Memory])[]): void {
  printTable(
    "Memory of the server process (MiB)",
    ["", "resident", "most so far"],
    moments.map(([moment, { resident, peak }]) => [moment, mebibytes(resident), mebibytes(peak)]),
  );
}

function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  print(`\n${title}`);
  for (const row of [head, ...rows]) print(`  ${line(row).trimEnd()}`);
}

function sizeOf(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function mebibytes(kibibytes: number): string {
  return (kibibytes / 1024).toFixed(0);
}

function print(line: string): void {
  console.log(line);
}
