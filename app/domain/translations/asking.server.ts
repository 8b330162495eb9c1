import type { Db } from "~/db/database";
import type { Listing, ListingKind } from "~/domain/listings/listing";
import { listTranslations } from "~/domain/listings/translations.server";
import { priceInCents, spentThisMonth, type Terms } from "~/domain/writer/service/writer-budget.server";
import type { Language } from "~/i18n/languages";

import { expectedTokens } from "./expected-tokens";
import type { DraftSubject } from "./translation-draft";
import { selectWaiting } from "./translation-draft.repository.server";
import { requestTranslations } from "./translation-drafts.server";
import { readSource } from "./translation-source.server";
import type { TranslationQuote } from "./translation-work";
import { draftStates } from "./translation-work.server";

type Wish = { subject: DraftSubject; language: Language; tokens: { input: number; output: number } };

/** Asks for all that is missing, as far as the budget goes. `left` is what it has no room for. */
export async function translateMissing(
  db: Db,
  listings: readonly Listing[],
  terms: Terms,
  now: Date,
): Promise<{ asked: number; left: number }> {
  const wishes = await missingTexts(db, listings);
  const { fitting } = await quoteOf(db, wishes, terms, now);
  let asked = 0;
  for (const { subject, language } of wishes.slice(0, fitting)) {
    asked += await requestTranslations(db, subject, [language], now);
  }
  return { asked, left: wishes.length - fitting };
}

/** How many texts of listings are missing, and what they may cost beside what waits already. */
export async function quoteMissing(
  db: Db,
  listings: readonly Listing[],
  terms: Terms,
  now: Date,
): Promise<TranslationQuote> {
  return quoteOf(db, await missingTexts(db, listings), terms, now);
}

/** Where a text is missing or out of date, there is one to translate, and nothing is under way or waits to be confirmed. */
async function missingTexts(db: Db, listings: readonly Listing[]): Promise<Wish[]> {
  const kinds = new Set<ListingKind>(listings.map(({ kind }) => kind));
  const drafts = new Map<string, Awaited<ReturnType<typeof draftStates>>>();
  for (const kind of kinds) {
    const ids = listings.filter((each) => each.kind === kind).map(({ id }) => id);
    drafts.set(kind, await draftStates(db, kind, ids));
  }
  const wishes: Wish[] = [];
  for (const listing of listings) {
    const states = drafts.get(listing.kind)?.get(listing.id) ?? {};
    for (const { language, state } of await listTranslations(db, listing)) {
      const isOpen = state === "missing" || state === "stale";
      if (!isOpen || (states[language] ?? "failed") !== "failed") continue;
      const source = await readSource(db, listing, language);
      if (source) wishes.push({ subject: listing, language, tokens: expectedTokens(source) });
    }
  }
  return wishes;
}

async function quoteOf(db: Db, wishes: readonly Wish[], terms: Terms, now: Date): Promise<TranslationQuote> {
  const budgetCents = terms.budget * 100;
  const spentCents = (await spentThisMonth(db, now)) * 100;
  let room = budgetCents - spentCents - (await costOfQueue(db, terms));
  let fitting = 0;
  for (const { tokens } of wishes) {
    room -= priceInCents(tokens, terms.price);
    if (room >= 0) fitting += 1;
    else break;
  }
  const costCents = wishes.slice(0, fitting).reduce((sum, { tokens }) => sum + priceInCents(tokens, terms.price), 0);
  return { texts: wishes.length, fitting, costCents, spentCents, budgetCents };
}

/** What waits will be paid out of the same budget. EUR cents. */
async function costOfQueue(db: Db, { price }: Terms): Promise<number> {
  let cost = 0;
  for (const { subject, language } of await selectWaiting(db)) {
    const source = await readSource(db, subject, language);
    if (source) cost += priceInCents(expectedTokens(source), price);
  }
  return cost;
}
