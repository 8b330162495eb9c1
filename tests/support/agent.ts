import { createHash, randomBytes } from "node:crypto";

import type { BrowserContext } from "@playwright/test";
import SQLite from "better-sqlite3";

import { hashPassword } from "~/domain/admins/password.server";

import { panelDatabase, panelUrl } from "./site";
import { ownAddress, test as base, type Visitor } from "./visitor";

export const agentPassword = "correct horse battery";

/** Made once: all agents have the same password. */
let agentsHash: Promise<string> | undefined;

type AgentAccount = { id: number; email: string };

/** A site that runs, and the file of its database. */
type PanelSite = { url: string; database: string };
const panel: PanelSite = { url: panelUrl, database: panelDatabase };

/** A confirmed account beside the running site; with `isAdmin` it may work in the panel. */
export async function anAccount(email: string, isAdmin: boolean, site = panel): Promise<AgentAccount> {
  const hash = await (agentsHash ??= hashPassword(agentPassword));
  const at = new Date().toISOString();
  return writing(site, (database) => {
    const { lastInsertRowid } = database
      .prepare(
        "insert into users (email, password_hash, email_confirmed_at, created_at, updated_at) values (?, ?, ?, ?, ?)",
      )
      .run(email, hash, at, at, at);
    const id = Number(lastInsertRowid);
    if (isAdmin) {
      database.prepare("insert into admin_users (user_id, email, created_at) values (?, ?, ?)").run(id, email, at);
    }
    return { id, email };
  });
}

/** Opens a session for somebody as signing in would, and lays its cookie into the browser. */
export async function signsIn(context: BrowserContext, userId: number, site = panel): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  const at = new Date(now).toISOString();
  writing(site, (database) =>
    database
      .prepare(
        "insert into sessions (id, user_id, created_at, last_seen_at, expires_at, password_at) values (?, ?, ?, ?, ?, ?)",
      )
      .run(
        createHash("sha256").update(token).digest("hex"),
        userId,
        at,
        at,
        new Date(now + 3_600_000).toISOString(),
        at,
      ),
  );
  // As Remix writes a cookie that is not signed: its value as JSON, in base64.
  const value = encodeURIComponent(Buffer.from(JSON.stringify(token)).toString("base64"));
  await context.addCookies([
    {
      name: "__Host-session",
      value,
      url: site.url.replace("http:", "https:"),
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
    },
  ]);
}

/** `agent` is a visitor who is signed in as an admin of their own. */
export const test = base.extend<{ agent: Visitor }>({
  agent: async ({ visitor, context }, use) => {
    const { id } = await anAccount(`agent-${ownAddress()}`, true);
    await signsIn(context, id);
    await use(visitor);
  },
});

function writing<Result>(site: PanelSite, work: (database: SQLite.Database) => Result): Result {
  const database = new SQLite(site.database);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

export { expect, withAndWithoutScript } from "./visitor";
