import { Busboy, type BusboyInstance } from "@fastify/busboy";

import { type KeptForm, keptFormSchema } from "~/domain/admins/kept-form.schema";

import { feed } from "../forms/multipart.server";
import { mostTableFields, readPost } from "../post.server";
import { guardedPath, pathBefore } from "../require-admin.server";

/** The most text that is kept of one form, in bytes. */
const mostText = 1024 * 1024;
// Twenty photographs may come with it, and are let go.
const mostRequest = 320 * mostText;
const mostFields = 300;

/** The largest form that brings a kept one back: JSON may double a text of quotes and line ends. */
export const largestKept = 2 * mostText + 64 * 1024;

/** The hidden field in which a kept form travels. */
export const keptName = "kept";

/**
 * Takes a form down that arrived without a valid session, so that its sender can send it again after signing in. Files are
 * let go. @returns null where it cannot be kept: too much text, or no address of the panel
 */
export async function takeForm(request: Request): Promise<KeptForm | null> {
  const path = guardedPath(new URL(request.url).searchParams.get("to"));
  const read = path === null ? null : await readFields(request);
  if (path === null || !read) return null;
  const kept = keptFormSchema.safeParse({ path, from: pathBefore(request), ...read });
  return kept.success ? kept.data : null;
}

/** The kept form that came back with a sign-in; null where there is none or it is not one of ours. */
export function readKept(form: FormData): KeptForm | null {
  const sent = form.get(keptName);
  if (typeof sent !== "string" || sent === "") return null;
  const kept = keptFormSchema.safeParse(parsed(sent));
  if (!kept.success) return null;
  const path = guardedPath(kept.data.path);
  const from = guardedPath(kept.data.from) ?? "/admin";
  return path === null ? null : { ...kept.data, path, from };
}

type Fields = Pick<KeptForm, "fields" | "files">;

async function readFields(request: Request): Promise<Fields | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (/^multipart\/form-data\b/i.test(type) && request.body) return readMultipart(request.body, type);
  try {
    const text = new KeptText();
    for (const [name, value] of await readPost(request, 3 * mostText, mostTableFields)) text.add(name, String(value));
    return text.isWhole ? { fields: text.fields, files: [] } : null;
  } catch (refused) {
    if (refused instanceof Response && refused.status === 413) return null;
    throw refused;
  }
}

/** Reads the texts as they pass, and nothing of the files but their names: they may be a hundred times as large. */
async function readMultipart(body: NonNullable<Request["body"]>, type: string): Promise<Fields | null> {
  const text = new KeptText();
  const files: string[] = [];
  try {
    await feed(body, readerInto(text, files, type), mostRequest);
  } catch {
    // A form that ends in the middle, or is none: it may not even say where its parts end.
    return null;
  }
  return text.isWhole ? { fields: text.fields, files } : null;
}

function readerInto(text: KeptText, files: string[], type: string): BusboyInstance {
  const limits = { fields: mostFields, fieldSize: mostText, files: mostFields };
  const reader = new Busboy({ headers: { "content-type": type }, limits });
  reader.on("field", (name, value, _isNameCut, isCut) => (isCut ? text.giveUp() : text.add(name, value)));
  reader.on("file", (_name, file, fileName) => {
    // A form that ends in the middle of a file says so here too; unheard, that would end the whole server.
    file.on("error", () => text.giveUp());
    if (fileName) files.push(fileName.slice(0, 300));
    file.resume();
  });
  return reader;
}

/** The fields of a form as long as they are few and short enough to be kept. */
class KeptText {
  readonly fields: [string, string][] = [];
  isWhole = true;
  private size = 0;

  add(name: string, value: string) {
    this.size += name.length + Buffer.byteLength(value);
    if (this.size > mostText) this.giveUp();
    // Names that no form of ours has: see post.server.ts.
    // A key would stand in a page that whoever signs in next sees.
    else if (/^[a-z][\w-]*$/i.test(name) && name !== "key") this.fields.push([name, value]);
  }

  giveUp() {
    this.isWhole = false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
