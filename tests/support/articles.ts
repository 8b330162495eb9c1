import { mkdirSync, rmdirSync } from "node:fs";

import { expect } from "@playwright/test";
import SQLite from "better-sqlite3";

import type { ArticleStatus } from "~/domain/articles/article";
import { toSlug } from "~/domain/articles/slug";
import type { Language } from "~/i18n/languages";

import { panelDatabase } from "./site";

type Given = { title: string; content: string; language?: Language; status?: ArticleStatus };

/** An article beside the running site as a writer or an older system left it. */
export function aStoredArticle({ title, content, language = "en", status = "draft" }: Given): number {
  const at = new Date().toISOString();
  const slug = toSlug(title, language);
  const database = new SQLite(panelDatabase);
  try {
    const { lastInsertRowid } = database
      .prepare(
        `insert into articles (article_group, language, title, keyword, slug, content, status, created_at, updated_at)
         values (?, ?, ?, 'corner apartment', ?, ?, ?, ?, ?)`,
      )
      .run(slug, language, title, slug, content, status, at, at);
    return Number(lastInsertRowid);
  } finally {
    database.close();
  }
}

/** Fixing all drafts fixes those of other tests too: who counts on a corrupted one, or fixes them all, does so alone. */
export async function aloneWithTheDrafts(work: () => Promise<void>): Promise<void> {
  const lock = `${panelDatabase}.drafts`;
  await expect.poll(() => takes(lock), { timeout: 30_000 }).toBe(true);
  try {
    await work();
  } finally {
    rmdirSync(lock);
  }
}

function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
