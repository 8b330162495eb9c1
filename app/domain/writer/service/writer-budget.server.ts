import type { Db } from "~/db/database";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import { formatCents } from "~/i18n/format";

import type { Price } from "../writer";

import type { Paid } from "./text-service";
import { dearestOfMonth, insertCall, sumOfMonth, updateCall } from "./writer-call.repository.server";

export { costOfBatch } from "./writer-call.repository.server";

/** What a writer that costs money may cost. `budget` is EUR for a calendar month of Barcelona. */
export type Terms = { budget: number; price: Price };

/** What one article takes of a service that nobody has asked yet, in tokens: our material goes in, some 900 words come out. */
const expectedTokens = { input: 6_000, output: 4_000 };

type Opened = { ok: true; call: number; reservedCents: number } | { ok: false; message: string };

/** What a call is for: an article of a batch, or something smaller that says how many tokens it will take. */
export type Purpose = { topicId: number } | { expected: { input: number; output: number } };

/**
 * Asks the budget before a call and sets aside what the call will cost: as much as the dearest one of the month, so that
 * three at once stay within it too. A server that dies during the call leaves the amount set aside: it may have been paid.
 */
export function openCall(db: Db, purpose: Purpose, writer: string, terms: Terms, now: Date): Promise<Opened> {
  const month = monthInBarcelona(now);
  return db.transaction().execute(async (trx) => {
    const spent = await sumOfMonth(trx, month);
    const isArticle = "topicId" in purpose;
    const reservedCents = Math.max(
      priceInCents(isArticle ? expectedTokens : purpose.expected, terms.price),
      isFree(terms.price) || !isArticle ? 0 : await dearestOfMonth(trx, month, writer),
    );
    if (spent + reservedCents > terms.budget * 100) return { ok: false, message: refusal(spent, reservedCents, terms) };

    const topicId = isArticle ? purpose.topicId : null;
    const call = await insertCall(trx, { topicId, writer, month, reservedCents, at: now });
    return { ok: true, call, reservedCents };
  });
}

/** Books how a call ended. Where nobody knows what it cost, what was set aside stays booked. @returns EUR cents */
export async function closeCall(
  db: Db,
  call: { call: number; reservedCents: number },
  { ok, tokens, costCents = call.reservedCents }: { ok: boolean } & { [key in keyof Paid]: Paid[key] | undefined },
): Promise<number> {
  await updateCall(db, call.call, { isWritten: ok, tokens, costCents });
  return costCents;
}

/** EUR of this calendar month so far, with what is set aside for calls under way. */
export async function spentThisMonth(db: Db, now: Date): Promise<number> {
  return (await sumOfMonth(db, monthInBarcelona(now))) / 100;
}

/** @param tokens of one or more questions and their answers @returns EUR cents, fractions included */
export function priceInCents(tokens: { input: number; output: number }, price: Price): number {
  return ((tokens.input * price.input + tokens.output * price.output) / 1_000_000) * 100;
}

function isFree({ input, output }: Price): boolean {
  return input === 0 && output === 0;
}

/** By the calendar of Barcelona, `2026-11`. */
function monthInBarcelona(now: Date): string {
  return dayInBarcelona(now).slice(0, 7);
}

function refusal(spentCents: number, neededCents: number, { budget }: Terms): string {
  const spent = `${formatCents("en", spentCents / 100)} of this month's ${formatCents("en", budget)} for the service is spent`;
  const left = `${spent}, and the next one may cost ${formatCents("en", neededCents / 100)}.`;
  return `${left} Raise the budget in the settings, choose the built-in writer, or wait for next month; then start the failed topics again.`;
}
