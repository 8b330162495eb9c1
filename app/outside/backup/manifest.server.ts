import { open } from "node:fs/promises";

import { type ArchivedFile, archivedFileSchema, type Manifest, manifestSchema } from "./contents";

// The files come last, so that a list of hundreds of thousands is written and read piece by piece and never held.
const filesBegin = '"files":[';
const filesEnd = "]}";
const file = /,?(\{[^{}]*\})/y;
const filesAtOnce = 1000;
const longestHead = 1024 * 1024;

/** Writes the list of contents, one JSON object. @param path must not exist */
export async function writeManifest(
  path: string,
  facts: Omit<Manifest, "fileCount">,
  files: Iterable<ArchivedFile>,
): Promise<void> {
  const target = await open(path, "wx", 0o600);
  try {
    await target.appendFile(`${JSON.stringify(facts).slice(0, -1)},${filesBegin}`);
    let texts: string[] = [];
    let isFirst = true;
    for (const each of files) {
      texts.push(`${isFirst ? "" : ","}${JSON.stringify(each)}`);
      isFirst = false;
      if (texts.length < filesAtOnce) continue;
      await target.appendFile(texts.join(""));
      texts = [];
    }
    await target.appendFile(texts.join("") + filesEnd);
  } finally {
    await target.close();
  }
}

/** The list of contents is not as `writeManifest` writes it. */
export class ManifestFault extends Error {}

/** Reads the list of contents as it comes. */
export class ManifestReader {
  readonly #decoder = new TextDecoder();
  #facts: string | undefined;
  #rest = "";
  #fileCount = 0;

  /** @param onFile hears of each file that the list names */
  constructor(private readonly onFile: (file: ArchivedFile) => void) {}

  /** @throws {ManifestFault} */
  take(part: Uint8Array): void {
    this.#rest += this.#decoder.decode(part, { stream: true });
    if (this.#facts === undefined && !this.#takeFacts()) return;
    let taken = 0;
    for (let found; (found = this.#fileAt(taken)); taken = file.lastIndex) {
      const { success, data } = archivedFileSchema.safeParse(parsed(found));
      if (!success) throw new ManifestFault();
      this.#fileCount += 1;
      this.onFile(data);
    }
    this.#rest = this.#rest.slice(taken);
    if (this.#rest.length > longestHead) throw new ManifestFault();
  }

  /** @throws {ManifestFault} */
  end(): Manifest {
    const { success, data } = manifestSchema.safeParse(parsed(`${this.#facts ?? ""}"fileCount":${this.#fileCount}}`));
    if (!success || this.#rest !== filesEnd) throw new ManifestFault();
    return data;
  }

  #takeFacts(): boolean {
    const at = this.#rest.indexOf(filesBegin);
    if (at > longestHead || (at === -1 && this.#rest.length > longestHead)) throw new ManifestFault();
    if (at === -1) return false;
    this.#facts = this.#rest.slice(0, at);
    this.#rest = this.#rest.slice(at + filesBegin.length);
    return true;
  }

  #fileAt(at: number): string | undefined {
    file.lastIndex = at;
    return file.exec(this.#rest)?.[1];
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
