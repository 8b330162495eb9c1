import { createHash, randomBytes } from "node:crypto";
import { setMaxListeners } from "node:events";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";

import type { BusboyFileStream, BusboyInstance } from "@fastify/busboy";

import { photoLimits, type PhotoRefusal } from "~/domain/listings/photo";

import { makeFolder } from "../make-folder.server";

import { inspectPhoto } from "./accept.server";
import { DarkroomFailure } from "./darkroom.server";
import { pauseReasonOf } from "./pause.server";
import { receivedFolder, receivedPath, removeReceived } from "./received.server";
import { requireRoom } from "./room.server";

/** One file of a form. `file` is its name in the folder of received files; a refused one left nothing there. */
export type Received = {
  file: string;
  originalName: string;
  /** SHA-256, hexadecimal; null where the file was not read to its end. */
  contentHash: string | null;
  refusal: PhotoRefusal | "too-many" | null;
};

const longestName = 200;

/** What is wrong with a form as a whole. */
export class FormFault extends Error {
  constructor(readonly reason: "too-large" | "broken") {
    super(reason);
  }
}

/** The files of one form on their way to the disk. */
export class Reception {
  readonly fields = new Map<string, string>();
  failure: Error | undefined;
  /** Settles when something went wrong, and never else. */
  readonly failed: Promise<void>;
  /** Settles when the last file is on the disk. */
  readonly finished: Promise<void>;
  readonly #written: Promise<Received>[] = [];
  readonly #names: string[] = [];
  readonly #stop = new AbortController();
  #tellFailed = () => {};
  #prepared: Promise<void> | undefined;

  constructor(
    form: BusboyInstance,
    private readonly uploadsDir: string,
    private readonly declaredSize: number,
  ) {
    // Each file listens; Node would take that many for a leak.
    setMaxListeners(photoLimits.perUpload * 4, this.#stop.signal);
    this.failed = new Promise((resolve) => (this.#tellFailed = resolve));
    this.finished = new Promise<void>((resolve) => form.once("finish", resolve)).then(() =>
      Promise.all(this.#written).then(
        () => undefined,
        () => this.failed,
      ),
    );
    form.on("error", () => this.fail(new FormFault("broken")));
    form.on("field", (name, value) => void this.fields.set(name, value));
    form.on("file", (_field, stream, name) => this.#take(stream, name));
  }

  fail(error: Error) {
    this.failure ??= error;
    this.#stop.abort();
    this.#tellFailed();
  }

  /** What became of each file, on the disk by now, in the order of the form. */
  async files(): Promise<Received[]> {
    const files: Received[] = [];
    for (const file of await Promise.all(this.#written)) files.push(await this.#inspected(file));
    return files;
  }

  async undo() {
    this.#stop.abort();
    await Promise.allSettled(this.#written);
    // Why it failed is worth more than why not even that could be removed; the night sweeps it.
    for (const name of this.#names) await removeReceived(name, this.uploadsDir).catch(() => undefined);
  }

  #take(stream: BusboyFileStream, name: string | undefined) {
    // A field in which no file was chosen is sent as one without a name.
    if (!name) return this.#letGo(stream);
    const file = randomBytes(16).toString("hex");
    const originalName = readable(name);
    if (this.#written.length >= photoLimits.perUpload) {
      this.#written.push(Promise.resolve({ file, originalName, contentHash: null, refusal: "too-many" }));
      return this.#letGo(stream);
    }
    // Whoever writes it hears of its end in the middle too; a stream to which nobody listens would end the whole server.
    stream.on("error", () => {});
    this.#names.push(file);
    const written = this.#write(stream, file).then((hash) => ({ file, originalName, ...hash }));
    // Held here: a form may take minutes more before anybody asks what became of its files, and a promise that nobody holds
    // ends the server. Not from the system: then it is the form that broke off.
    written.catch((error: Error) => this.fail("syscall" in error ? error : new FormFault("broken")));
    this.#written.push(written);
  }

  /** Nothing is kept of it, but the form may end in its middle. */
  #letGo(stream: BusboyFileStream) {
    stream.on("error", () => this.fail(new FormFault("broken")));
    stream.resume();
  }

  async #write(stream: BusboyFileStream, file: string): Promise<Pick<Received, "contentHash" | "refusal">> {
    await (this.#prepared ??= this.#prepare());
    const hash = createHash("sha256");
    const path = receivedPath(file, this.uploadsDir);
    const hashed = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    // Flushed: the row that names it must not outlive it in a power cut.
    const target = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(stream, hashed, target, { signal: this.#stop.signal });
    return stream.truncated
      ? { contentHash: null, refusal: "too-large" }
      : { contentHash: hash.digest("hex"), refusal: null };
  }

  /** With the first file, because the fields before it are worth reading even where no file can be kept. */
  async #prepare(): Promise<void> {
    // Somebody may have removed it while the server runs.
    await makeFolder(receivedFolder(this.uploadsDir));
    await requireRoom(this.uploadsDir, this.declaredSize);
  }

  async #inspected(file: Received): Promise<Received> {
    const refusal = file.refusal ?? (await this.#refusalOf(file.file));
    if (refusal !== null && refusal !== "too-many") await removeReceived(file.file, this.uploadsDir);
    return { ...file, refusal };
  }

  async #refusalOf(file: string, isSecondTry = false): Promise<PhotoRefusal | null> {
    try {
      const inspected = await inspectPhoto(receivedPath(file, this.uploadsDir));
      return inspected.ok ? null : inspected.reason;
    } catch (error) {
      if (!(error instanceof DarkroomFailure) || pauseReasonOf(error) !== null) throw error;
      // The process may have ended over another photo. A header that it does not survive twice is damaged.
      return isSecondTry ? "damaged" : this.#refusalOf(file, true);
    }
  }
}

/** A file's name as it can be shown: nothing that is not seen or turns the direction of the line. */
function readable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, "").slice(0, longestName) || "?";
}
