import type { Db } from "~/db/database";

import type { TextService } from "./text-service";
import { closeCall, openCall, type Terms } from "./writer-budget.server";

/** What a word costs at the most, with the thinking that some models do before it; tokens. */
const expected = { input: 100, output: 500 };
/** Characters of the answer that are worth showing. */
const shown = 80;

export type ServiceTested =
  { ok: true; said: string; milliseconds: number; costCents: number } | { ok: false; message: string };

/** Asks a service for one word, within the budget. */
export async function testService(
  db: Db,
  service: TextService,
  terms: Terms,
  { clock, signal }: { clock: () => Date; signal: AbortSignal },
): Promise<ServiceTested> {
  const begun = clock();
  const opened = await openCall(db, { expected }, service.name, terms, begun);
  if (!opened.ok) return opened;
  const answered = await service.ask(
    [{ role: "user", content: "Answer with one word: how do you say “home” in Catalan?" }],
    signal,
  );
  const costCents = await closeCall(db, opened, answered);
  if (!answered.ok) return answered;
  const said = answered.text.replace(/\s+/g, " ").trim().slice(0, shown);
  return { ok: true, said, milliseconds: clock().getTime() - begun.getTime(), costCents };
}
