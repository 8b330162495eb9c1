import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, truncateSync, writeSync } from "node:fs";
import { join } from "node:path";

import SQLite from "better-sqlite3";

import { openDatabase } from "~/db/open.server";
import { hashPassword } from "~/domain/admins/password.server";

import { freePort } from "./hostile/global-setup";
import { asOwnerIn } from "./hostile/owner";
import { ask, post, type RawAnswer } from "./raw-request";
import { runSite } from "./running-site";

const password = "correct horse battery";
let messages = 0;

/** The built site on folders of its own, which a fault is to meet; its owner is signed in, and the pages have been visited once. */
export async function aFaultySite(name: string, before?: (folder: string) => void) {
  const folder = join(process.cwd(), ".cache", `faulty-${name}`);
  const file = join(folder, "data", "xamfra.db");
  unmount(folder);
  // Whatever becomes of the tests leaves nothing mounted.
  process.once("exit", () => unmount(folder));
  const port = await freePort();
  const site = await runSite(folder, port, "127.0.0.1", { before });
  const { owner, cookie } = await signIn(file);
  const visit = (path: string, Cookie = cookie) => ask(path, { site: site.url, headers: { Cookie } });
  const form = (path: string, fields: Record<string, string>) =>
    post(path, new URLSearchParams(fields).toString(), {}, site.url);
  for (const path of ["/admin", "/admin/status", "/contact", "/valuation", "/property/1/viewing"]) await visit(path);
  for (const path of pages) await ask(path, { site: site.url });
  return {
    folder,
    site,
    /** The cookie of the owner. */
    cookie,
    /** As the owner. */
    visit,
    read: (path: string) => ask(path, { site: site.url }),
    /** A message that nobody has sent before. */
    async writes(path = "/contact") {
      const email = `ana-${++messages}@example.com`;
      const said = { firstName: "Ana", lastName: `Puig i ${messages}`, email };
      const answer = await form(path, { ...said, propertyAddress: "Carrer de Mallorca 1", message: "Bon dia" });
      return { email, ...answer };
    },
    signsIn: () => form("/admin/login", { email: owner, password }),
    /** How many messages from this address are stored. */
    stored(email: string) {
      const database = new SQLite(file, { readonly: true });
      const count = database.prepare("select count(*) from contact_submissions where email = ?").pluck().get(email);
      database.close();
      return count;
    },
  };
}

/** What visitors read who carry nothing: kept ready. */
export const pages = ["/", "/es", "/property/1", "/properties", "/articles", "/sitemap.xml"];

export type FaultySite = Awaited<ReturnType<typeof aFaultySite>>;

async function signIn(file: string): Promise<{ owner: string; cookie: string }> {
  const db = openDatabase(file);
  const { Cookie: cookie } = await asOwnerIn(db);
  const { id, email } = await db
    .updateTable("users")
    .set({ password_hash: await hashPassword(password), email_confirmed_at: new Date().toISOString() })
    .returning(["id", "email"])
    .executeTakeFirstOrThrow();
  if (id !== 1) throw new Error("The seeded site has another owner.");
  await db.destroy();
  return { owner: email, cookie };
}

/**
 * Damages the file under the running site so that whatever is read next comes from the damaged file: all that was written is in it,
 * and nothing of it is remembered.
 * @returns puts back what was there
 */
export function damage(site: FaultySite, how: "middle" | "header" | "truncated"): () => void {
  const file = join(site.folder, "data", "xamfra.db");
  const database = new SQLite(file);
  database.exec("update machine_state set checked_at = checked_at");
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
  const whole = readFileSync(file);
  const page = 4096;
  if (how === "truncated") truncateSync(file, page);
  else if (how === "header") write(file, Buffer.alloc(100, "Z"), 0);
  else write(file, Buffer.alloc(whole.length - page, "Z"), page);
  return () => write(file, whole, 0);
}

function write(file: string, bytes: Buffer, at: number) {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, bytes, 0, bytes.length, at);
  closeSync(descriptor);
}

/** The words of a page, as one reads them. */
export function wordsOf({ body }: RawAnswer): string {
  return body
    .replace(/<(style|script).*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

/** Takes away what was mounted over the site's folders. */
export function unmount(folder: string): void {
  for (const name of ["data", "uploads"]) spawnSync("umount", ["-l", join(folder, name)]);
}

export function orders(command: string): void {
  const { status, stderr } = spawnSync("sh", ["-c", command], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

/** Why a disk that turns read-only by itself, as ext4 does after an error, cannot be had here; null where it can. */
export const noFailingDisk: string | null = (() => {
  const place = `/tmp/failing-disk-${process.pid}`;
  const { status, stderr } = spawnSync("sh", ["-c", tried(place)], { encoding: "utf8" });
  return status === 0 ? null : `no disk of ext4 can be made to fail here: ${stderr.trim()}`;
})();

if (noFailingDisk !== null) console.warn(`Tests on a failing disk are left out: ${noFailingDisk}`);

function tried(place: string): string {
  return `set -e; trap 'umount ${place}/data 2>/dev/null; rm -rf ${place}' EXIT; mkdir ${place}; ${mountFailingDisk(place)}; ${failDisk(place)}`;
}

/** Mounts a disk of 64 MB as the folder's data/. */
export function mountFailingDisk(folder: string): string {
  const image = `${folder}/disk.img`;
  return `truncate -s 64M ${image} && mkfs.ext4 -q -O ^has_journal ${image} && mkdir ${folder}/data && mount -o loop,errors=remount-ro ${image} ${folder}/data`;
}

/** From now on it takes nothing more. */
export function failDisk(folder: string): string {
  return `echo test > /sys/fs/ext4/$(basename "$(findmnt -no SOURCE ${folder}/data)")/trigger_fs_error`;
}
