/**
 * Files sent as they lie on the disk: the build, the folder public/, and what was made of photographs. The package `send` answers
 * ranges (206, 416) and conditions, and lets go of the file when its reader goes away.
 */
import { existsSync, readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

import send from "send";

import { preferredEncoding } from "./compression";

const oneYear = "public, max-age=31536000, immutable";
const endings = { br: ".br", gzip: ".gz", identity: "" };
const oneHour = "public, max-age=3600";

/** The names that photographs are given: see app/domain/listings/photo.ts. Neither an original nor a path out of the folder is one. */
export const photoFile = /^\/uploads\/([0-9a-f]{24}-[1-9][0-9]{0,3}\.(?:avif|webp|jpg))$/;

export type FileToSend = { file: string; root: string; headers: Record<string, string> };

/** Absolute. */
export type FileFolders = { clientFolder: string; publicFolder: string; uploadsFolder: string };

export class StaticFiles {
  #uploadsFolder: string;
  #standing = new Map<string, Omit<FileToSend, "file">>();

  constructor({ clientFolder, publicFolder, uploadsFolder }: FileFolders) {
    this.#uploadsFolder = uploadsFolder;
    // The names of built files carry a hash of their content: they may be kept for ever.
    this.#list(clientFolder, oneYear);
    this.#list(publicFolder, oneHour);
  }

  /**
   * @param path without query
   * @param encodings as the request accepts them
   */
  find(path: string, encodings: string | string[] | undefined): FileToSend | null {
    const photo = photoFile.exec(path)?.[1];
    if (photo !== undefined) {
      // A page of somebody else's may show a photograph of ours: the portals do that.
      const headers = { "Cache-Control": oneYear, "Cross-Origin-Resource-Policy": "cross-origin" };
      return { file: `/${photo}`, root: this.#uploadsFolder, headers };
    }
    const found = this.#standing.get(path);
    if (!found) return null;
    if (!this.#standing.has(`${path}.br`)) return { ...found, file: path };
    // A ready-compressed one lies beside it: scripts/compress.mjs.
    const encoding = preferredEncoding(encodings);
    const encoded: Record<string, string> = encoding === "identity" ? {} : { "Content-Encoding": encoding };
    const headers = { ...found.headers, Vary: "Accept-Encoding", ...encoded };
    return { ...found, headers, file: path + endings[encoding] };
  }

  #list(root: string, cacheControl: string): void {
    if (!existsSync(root)) return;
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.startsWith(".")) continue;
      const path = join("/", entry.parentPath.slice(root.length), entry.name);
      this.#standing.set(path, { root, headers: { "Cache-Control": cacheControl } });
    }
  }
}

/** @param missing is called where there is no such file, before anything was sent */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, root, headers }: FileToSend,
  path: string,
  missing: () => void,
): void {
  const sending = send(request, file, { root, cacheControl: false, dotfiles: "deny", index: false });
  sending.on("headers", (answer: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) answer.setHeader(name, value);
    // Of what is in it, not of how it is packed.
    if (headers["Content-Encoding"]) answer.setHeader("Content-Type", contentType(path));
  });
  sending.on("error", (error: Error & { status?: number; headers?: Record<string, string> }) => {
    if (response.headersSent) return void response.destroy();
    if (error.status === 404) return missing();
    response.writeHead(error.status ?? 500, { ...error.headers, "Content-Length": 0, "Cache-Control": "no-store" });
    response.end();
  });
  sending.pipe(response);
}

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
};

/** @param path of a file that scripts/compress.mjs compresses */
function contentType(path: string): string {
  return types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
