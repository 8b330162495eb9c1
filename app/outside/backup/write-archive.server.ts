import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

import { Header } from "tar";

import { FileList } from "./file-list.server";

const block = 512;
const chunk = 256 * 1024;

/**
 * Writes a tar file, one entry after another, in little memory. Nothing is compressed: photos do not become smaller, and a
 * plain archive can be read as far as it is whole.
 */
export class ArchiveWriter {
  /** What was added with `addFile`; gone when the archive is finished or closed. */
  readonly files = new FileList();
  readonly #file: FileHandle;
  readonly #buffer = Buffer.allocUnsafe(chunk);

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** @param path must not exist; nobody else on the machine may read what it will hold */
  static async create(path: string): Promise<ArchiveWriter> {
    return new ArchiveWriter(await open(path, "wx", 0o600));
  }

  /** Adds a file as it is now, and to the list of files. @returns false where it is gone */
  async addFile(path: string, source: string): Promise<boolean> {
    const added = await this.#add(path, source);
    if (added) this.files.add({ path, ...added });
    return added !== null;
  }

  /** Adds a file that is about the archive, not part of what it keeps. */
  async addUnlisted(path: string, source: string): Promise<void> {
    if (!(await this.#add(path, source))) throw new Error(`${source} is gone.`);
  }

  async #add(path: string, source: string): Promise<{ bytes: number; sha256: string } | null> {
    const file = await openIfThere(source);
    if (!file) return null;
    try {
      const { size, mtime } = await file.stat();
      await this.#header(path, size, mtime);
      const hash = createHash("sha256");
      for (let left = size; left > 0;) {
        const { bytesRead } = await file.read(this.#buffer, 0, Math.min(chunk, left));
        if (bytesRead === 0) throw new Error(`${source} became shorter while it was read.`);
        const part = this.#buffer.subarray(0, bytesRead);
        hash.update(part);
        await this.#write(part);
        left -= bytesRead;
      }
      await this.#pad(size);
      return { bytes: size, sha256: hash.digest("hex") };
    } finally {
      await file.close();
    }
  }

  async addText(path: string, text: string, at: Date): Promise<void> {
    const bytes = Buffer.from(text);
    await this.#header(path, bytes.length, at);
    await this.#write(bytes);
    await this.#pad(bytes.length);
  }

  /** Ends the archive; afterwards a power cut cannot take it. */
  async finish(): Promise<void> {
    await this.#write(Buffer.alloc(2 * block));
    await this.#file.sync();
    await this.close();
  }

  async close(): Promise<void> {
    this.files.close();
    await this.#file.close();
  }

  async #header(path: string, size: number, mtime: Date): Promise<void> {
    const header = new Header({ path, size, mtime, mode: 0o600, type: "File" });
    if (header.encode()) throw new Error(`${path} is too large for an archive of this kind.`);
    await this.#write(header.block ?? Buffer.alloc(block));
  }

  async #pad(size: number): Promise<void> {
    await this.#write(Buffer.alloc((block - (size % block)) % block));
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let written = 0; written < bytes.length;) {
      written += (await this.#file.write(bytes, written)).bytesWritten;
    }
  }
}

async function openIfThere(source: string): Promise<FileHandle | null> {
  try {
    return await open(source, "r");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
