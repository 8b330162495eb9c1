import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";

import { Header } from "tar";

import {
  type ArchivedFile,
  format,
  isArchived,
  type Manifest,
  manifestPath,
  markerPath,
  markerSchema,
} from "./contents";
import { FileList } from "./file-list.server";
import { ManifestFault, ManifestReader } from "./manifest.server";

/** Why an archive cannot be used, in words for whoever wants to restore it. */
export class ArchiveFault extends Error {}

const block = 512;
const chunk = 256 * 1024;

const foreign = "This is no backup of Xamfrà.";
const damaged = (how: string) => new ArchiveFault(`The archive is damaged: ${how}. Take another one.`);

/**
 * Reads an archive from its first byte to its last and holds every file against the manifest. Whatever is not as `npm run
 * backup` writes it is refused: links, folders, other names, the same name twice, something missing or added.
 * @param placeOf where to unpack a file; undefined where it is only read
 * @throws {ArchiveFault}
 */
export async function readArchive(
  path: string,
  placeOf: (entry: string) => string | undefined = () => undefined,
): Promise<Manifest> {
  const file = await open(path, "r");
  try {
    const reading = new Reading(file, (await file.stat()).size, placeOf);
    return await reading.run().finally(() => reading.close());
  } finally {
    await file.close();
  }
}

class Reading {
  readonly #found = new FileList();
  readonly #buffer = Buffer.allocUnsafe(chunk);
  readonly #folders = new Set<string>();
  #at = 0;

  constructor(
    private readonly file: FileHandle,
    private readonly length: number,
    private readonly placeOf: (entry: string) => string | undefined,
  ) {}

  async run(): Promise<Manifest> {
    await this.#readMarker();
    for (;;) {
      const { path, size } = await this.#nextHeader();
      if (path === manifestPath) return this.#readManifest(size);
      if (!isArchived(path)) throw new ArchiveFault(`${foreign} It holds "${printable(path)}".`);
      if (this.#found.has(path)) throw damaged(`${path} is in it twice`);
      this.#found.add({ path, bytes: size, sha256: await this.#readBody(size, this.placeOf(path)) });
    }
  }

  close() {
    this.#found.close();
  }

  async #readMarker() {
    const first = await this.#block().catch(() => null);
    const header = first && headerOf(first);
    if (header?.path !== markerPath || !header.cksumValid || (header.size ?? 0) > 10_000) {
      throw new ArchiveFault(foreign);
    }
    const marker = markerSchema.safeParse(parsed(await this.#readText(header.size ?? 0)));
    if (!marker.success) throw new ArchiveFault(foreign);
    if (marker.data.format > format) {
      throw new ArchiveFault("This backup was made by a newer version of the site. Update the site first.");
    }
  }

  async #nextHeader(): Promise<{ path: string; size: number }> {
    const header = headerOf(await this.#block());
    if (!header) throw damaged(`byte ${this.#at} is wrong`);
    if (header.nullBlock) throw damaged("its list of contents is missing");
    const { path, size, type } = header;
    if (!header.cksumValid || path === undefined || size === undefined) throw damaged(`byte ${this.#at} is wrong`);
    if (type !== "File") throw new ArchiveFault(`${foreign} "${printable(path)}" in it is no plain file.`);
    return { path, size };
  }

  async #readManifest(size: number): Promise<Manifest> {
    try {
      const reader = new ManifestReader((file) => this.#compare(file));
      await this.#body(size, async (part) => reader.take(part));
      const manifest = reader.end();
      if (this.#at + 2 * block !== this.length) throw damaged("its end is not where it should be");
      for (const { path } of this.#found) throw damaged(`${path} was added to it`);
      return manifest;
    } catch (error) {
      if (error instanceof ManifestFault) throw damaged("its list of contents cannot be read");
      throw error;
    }
  }

  /** Holds a file of the list against the one that was found, which is done with. */
  #compare({ path, bytes, sha256 }: ArchivedFile) {
    const found = this.#found.take(path);
    if (!found) throw damaged(`${printable(path)} is missing`);
    if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(`${path} is not what was packed`);
  }

  async #readText(size: number): Promise<string> {
    const parts: Buffer[] = [];
    await this.#body(size, async (part) => void parts.push(Buffer.from(part)));
    return Buffer.concat(parts).toString("utf8");
  }

  async #readBody(size: number, place: string | undefined): Promise<string> {
    const hash = createHash("sha256");
    if (place === undefined) {
      await this.#body(size, async (part) => void hash.update(part));
      return hash.digest("hex");
    }
    await this.#makeFolder(dirname(place));
    const target = await open(place, "wx", 0o600);
    try {
      await this.#body(size, async (part) => {
        hash.update(part);
        for (let written = 0; written < part.length;) written += (await target.write(part, written)).bytesWritten;
      });
      await target.sync();
    } finally {
      await target.close();
    }
    return hash.digest("hex");
  }

  async #makeFolder(folder: string) {
    if (this.#folders.has(folder)) return;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    this.#folders.add(folder);
  }

  async #body(size: number, take: (part: Buffer) => Promise<void>): Promise<void> {
    for (let left = size; left > 0;) {
      const part = await this.#read(Math.min(chunk, left));
      await take(part);
      left -= part.length;
    }
    const padding = (block - (size % block)) % block;
    if (padding > 0) await this.#read(padding);
  }

  async #block(): Promise<Buffer> {
    return Buffer.from(await this.#read(block));
  }

  async #read(wanted: number): Promise<Buffer> {
    for (let held = 0; held < wanted;) {
      const { bytesRead } = await this.file.read(this.#buffer, held, wanted - held, this.#at + held);
      if (bytesRead === 0) throw damaged("it ends too early");
      held += bytesRead;
    }
    this.#at += wanted;
    return this.#buffer.subarray(0, wanted);
  }
}

/** Null for bytes that can be none. */
function headerOf(bytes: Buffer): Header | null {
  try {
    return new Header(bytes);
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whoever made a foreign archive chose its names; a terminal must not obey them. */
function printable(path: string): string {
  return path.replace(/[^\x20-\x7e]/g, "?").slice(0, 80);
}
