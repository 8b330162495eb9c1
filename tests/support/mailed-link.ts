import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { panelDatabase } from "./site";
import { expect } from "./visitor";

/** Opens the newest mail of a kind that the running site wrote to an address, as a person would, and takes its link. */
export async function linkMailedTo(email: string, kind: string): Promise<string> {
  let link = "";
  await expect
    .poll(() => (link = linkIn(newestMail(email, kind))), { message: `a mail "${kind}" to ${email}`, timeout: 20_000 })
    .not.toBe("");
  return link;
}

/** Without a mail server the site keeps its mails as files. */
function newestMail(email: string, kind: string): string {
  const folder = join(dirname(panelDatabase), "outbox");
  const mails = filesIn(folder)
    .filter((name) => name.endsWith(`-${kind}.eml`))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
  return mails.filter((mail) => mail.includes(`To: ${email}`)).at(-1) ?? "";
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Made with the first mail.
    return [];
  }
}

/** The path and query of the link, out of the quoted-printable text. */
function linkIn(mail: string): string {
  const text = mail.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
  return (
    /https?:\/\/[^/\s]+(\/(?:admin\/(?:confirm|reset|forgot)|(?:[a-z]{2}\/)?book\/[\w-]{43}\/confirm)\S*)/.exec(
      text,
    )?.[1] ?? ""
  );
}
