import type { Db } from "~/db/database";
import type { Answered, Said, TextService } from "~/domain/writer/service/text-service";
import { afterFailure, answerTimeout } from "~/domain/writer/service/tries";
import { closeCall, openCall, type Terms } from "~/domain/writer/service/writer-budget.server";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";

import { expectedTokens } from "./expected-tokens";
import { withoutLanguage } from "./same-content";
import { translate } from "./translate";
import type { DraftWords } from "./translation-draft";
import {
  failDraft,
  giveBackDraft,
  type HeldDraft,
  putOffDrafts,
  storeDraft,
  takeBackDrafts,
  takeDraft,
} from "./translation-draft.repository.server";
import { dropDraft } from "./translation-drafts.server";
import { readSource } from "./translation-source.server";

/** What the job needs of the world. */
export type TranslatingRoom = {
  /** Undefined where none is set up. */
  service: { asks: TextService; terms: Terms } | undefined;
  /** How we write in a language, in sentences for a model. */
  style: (language: Language) => readonly string[];
  clock: () => Date;
  /** Aborted when the server is asked to end: what is in work goes back, no try lost. */
  stop?: AbortSignal;
};

/** Takes up what an earlier run left in work. */
export function takeUpTranslations(db: Db, now: Date): Promise<void> {
  return takeBackDrafts(db, true, now);
}

/** Translates what is due first. @returns false where nothing is */
export async function translateNext(db: Db, room: TranslatingRoom): Promise<boolean> {
  await takeBackDrafts(db, false, room.clock());
  const held = await takeDraft(db, room.clock());
  if (!held) return false;
  try {
    await work(db, room, held);
  } catch (error) {
    const message = `The server failed on this: ${error instanceof Error ? error.message : String(error)}`;
    await failed(db, held, { message, mayPass: true }, room.clock());
  }
  return true;
}

async function work(db: Db, room: TranslatingRoom, held: HeldDraft): Promise<void> {
  const { service, clock, stop } = room;
  const source = await readSource(db, held.subject, held.language);
  // What it was about is gone, or is written in that language now.
  if (!source) return void (await dropDraft(db, held.subject, held.language));
  if (!service) {
    const message = "No service is set up that could translate. Enter one in Settings, under Article writer.";
    return failDraft(db, held, message, null);
  }
  let costCents = 0;
  const ask = async (said: readonly Said[]): Promise<Answered> => {
    const signal = AbortSignal.any([AbortSignal.timeout(answerTimeout), ...(stop ? [stop] : [])]);
    const opened = await openCall(db, { expected: expectedTokens(source) }, service.asks.name, service.terms, clock());
    if (!opened.ok) return { ok: false, mayPass: false, message: opened.message };
    const answered = await service.asks.ask(said, signal);
    costCents += await closeCall(db, opened, answered);
    return answered;
  };
  const translated = await translate(ask, source, held.language, room.style(held.language));
  if (translated.ok) {
    const { words, faults } = translated;
    const made = {
      words: withOwnLinks(words, held.language),
      faults,
      source: source.words,
      writer: service.asks.name,
      costCents,
      now: clock(),
    };
    return storeDraft(db, held, made);
  }
  if (stop?.aborted) return giveBackDraft(db, held);
  await failed(db, held, translated, clock());
}

/** A link to a page of ours leads to it in the language of the article. */
function withOwnLinks(words: DraftWords, language: Language): DraftWords {
  if (words.content === undefined) return words;
  const content = words.content.replace(/(\shref=")(\/(?!\/|uploads\/)[^"]*)"/g, (_, before: string, path: string) => {
    return `${before}${href(language, withoutLanguage(path))}"`;
  });
  return { ...words, content };
}

type Failure = { message: string; mayPass: boolean; retryAt?: Date };

async function failed(db: Db, held: HeldDraft, { message, ...failure }: Failure, now: Date): Promise<void> {
  const { nextTryAt, putOff } = afterFailure(held.tries, failure, now);
  await failDraft(db, held, message, nextTryAt);
  if (putOff) await putOffDrafts(db, putOff);
}
