import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

import { openDatabase } from "~/db/open.server";

import { runSite } from "../running-site";

import { asOwnerIn } from "./owner";
import { type Survey, survey } from "./survey";

declare module "vitest" {
  interface ProvidedContext {
    attacked: { port: number; processId: number; folder: string };
    survey: Survey;
  }
}

/** Starts the built site on seeded data for everybody who attacks it; after them it must still be there, and end in order. */
export default async function startAttackedSite(project: TestProject) {
  // Vite puts its own BASE_URL there, and a developer's shell may hold others.
  for (const name of ["BASE_URL", "TRUST_PROXY", "SMTP_URL", "OWNER_EMAIL"]) delete process.env[name];
  const folder = join(process.cwd(), ".cache", "hostile");
  const port = await freePort();
  const site = await runSite(folder, port, "127.0.0.1");
  project.provide("attacked", { port, processId: site.processId, folder });
  project.provide("survey", await surveyed(folder, port));
  return async () => {
    await site.stop();
    writeFileSync(join(folder, "server.log"), site.output());
    const { code, signal } = await site.ended;
    if (code !== 0) throw new Error(`The attacked site ended with ${code ?? signal}: see .cache/hostile/server.log`);
  };
}

/** Adds a message, a batch and the like to the samples, so that every page of the panel has something to show; then looks around. */
async function surveyed(folder: string, port: number): Promise<Survey> {
  const db = openDatabase(join(folder, "data", "xamfra.db"));
  try {
    const at = new Date().toISOString();
    const message = {
      kind: "contact" as const,
      first_name: "Ana",
      last_name: "Puig",
      email: "ana@example.com",
      language: "en" as const,
      page: "/contact",
      fingerprint: "survey",
      privacy_shown_at: at,
      created_at: at,
    };
    const { id: enquiry_id } = await db
      .insertInto("contact_submissions")
      .values(message)
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("enquiry_notes").values({ enquiry_id, body: "A note", created_at: at }).execute();
    const batch = { name: "A batch", total_articles: 1, created_at: at };
    const { id: batch_id } = await db
      .insertInto("article_batches")
      .values(batch)
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("batch_keywords").values({ batch_id, keyword: "keyword", title: "A title" }).execute();
    return await survey({ port }, await asOwnerIn(db));
  } finally {
    await db.destroy();
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
