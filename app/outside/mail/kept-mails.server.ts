import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

import type { Deliver, RenderedMail } from "~/domain/mail/mail";
import { environment } from "~/environment.server";

import { fileState, isMissing } from "../disk.server";

import { messageOf } from "./message.server";

/** Where mails are kept while no mail server is set. */
export const keptMailsFolder = join(environment.dataDir, "outbox");

/** For how long a mail is kept as a file, in days: it names people. */
export const keptMailDays = 30;

const fileName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-\d{6,}-[a-z0-9-]+\.eml$/;

/**
 * Keeps each mail as a file that any mail program opens, instead of sending it. The same mail again is the same file; a file
 * is never half written.
 */
export function fileDelivery(folder = keptMailsFolder): Deliver {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return async (mail) => {
    const { message } = await composer.sendMail({ ...messageOf(mail), date: new Date(mail.createdAt) });
    if (!Buffer.isBuffer(message)) throw new TypeError("The mail was not composed as a whole.");
    try {
      await write(folder, nameOf(mail), message);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && typeof error.code === "string")) throw error;
      // A full disk or a folder that cannot be written to: the others fare no better.
      return { ok: false, reason: "unreachable", said: error.message, code: error.code };
    }
  };
}

async function write(folder: string, name: string, message: Buffer): Promise<void> {
  // Links in mails are secrets: nobody else on the machine reads them.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, unfinishedName(name));
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(message);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, join(folder, name));
}

function nameOf({ id, template, createdAt }: RenderedMail): string {
  const at = new Date(createdAt).toISOString().slice(0, 19).replaceAll(":", "-");
  return `${at}Z-${numberOf(id)}-${template}.eml`;
}

function numberOf(id: number): string {
  return String(id).padStart(6, "0");
}

/** A mail that was kept as a file. `name` sorts by time. */
export type KeptMail = { name: string; path: string; /** ISO 8601, UTC */ keptAt: string };

/** The mails that were kept instead of sent, the newest first. */
export async function listKeptMails(limit: number, folder = keptMailsFolder): Promise<KeptMail[]> {
  const names = (await namesIn(folder)).sort().reverse().slice(0, limit);
  const mails = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const state = await fileState(path);
      return state && { name, path, keptAt: state.changedAt.toISOString() };
    }),
  );
  // One may be erased while they are listed.
  return mails.filter((mail) => mail !== null);
}

/** Which mail of ours a kept one is, as its name says. */
export function keptTemplate(name: string): string {
  return name.replace(/^.*Z-\d+-/, "").replace(/\.eml$/, "");
}

/** Its number in the outbox. */
export function keptNumber(name: string): number {
  return Number(name.split("-")[5]);
}

/** The whole of a kept mail; undefined where there is none of that name. */
export async function readKeptMail(name: string, folder = keptMailsFolder): Promise<string | undefined> {
  if (!fileName.test(name) || !(await namesIn(folder)).includes(name)) return undefined;
  try {
    return await readFile(join(folder, name), "utf8");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The kept mails with these numbers in the outbox, whole. */
export async function keptMailsOf(
  ids: readonly number[],
  folder = keptMailsFolder,
): Promise<{ name: string; text: string }[]> {
  const numbers = new Set(ids.map(numberOf));
  const theirs = (await namesIn(folder)).filter((name) => numbers.has(name.split("-")[5] ?? "")).sort();
  const mails = await Promise.all(theirs.map(async (name) => ({ name, text: await readKeptMail(name, folder) })));
  return mails.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]));
}

/** Erases the files of mails by their numbers in the outbox, where there are any: they name somebody who is to be forgotten. */
export async function eraseKeptMails(ids: readonly number[], folder = keptMailsFolder): Promise<void> {
  const numbers = new Set(ids.map(numberOf));
  const theirs = (await filesIn(folder)).filter((name) => numbers.has(name.split("-")[5] ?? ""));
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })));
}

/** Erases the kept mails that are past their time. @returns how many */
export async function eraseOldKeptMails(now: Date, folder = keptMailsFolder): Promise<number> {
  const before = now.getTime() - keptMailDays * 24 * 60 * 60 * 1000;
  const old: string[] = [];
  for (const name of await filesIn(folder)) {
    const state = await fileState(join(folder, name));
    if (state && state.changedAt.getTime() < before) old.push(name);
  }
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
  return old.length;
}

function unfinishedName(name: string): string {
  return `.${name}.part`;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((name) => fileName.test(name));
}

/** The kept mails, and those that were never written to their end: they name people too. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const files = await readdir(folder);
    return files.filter((file) => fileName.test(file.replace(/^\.(.+)\.part$/, "$1")));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
