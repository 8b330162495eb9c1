import { setTimeout as wait } from "node:timers/promises";

import { db } from "~/db/db.server";
import { findPaidService, findWriterSettings } from "~/domain/agency/writer-settings.server";
import { datedFacts } from "~/domain/articles/facts/dated-claims";
import { onWritingWanted } from "~/domain/batches/batches.server";
import { draftFaults } from "~/domain/batches/draft-faults";
import { readyArticle } from "~/domain/batches/ready-article.server";
import {
  type EndedTopic,
  nextTopicDue,
  takeUpWriting,
  writeNextArticles,
  type WritingRoom,
} from "~/domain/batches/writing.server";
import { cleanContent } from "~/domain/cleaning/clean-content";
import { isOpenJson } from "~/domain/cleaning/leftovers/unfinished";
import { builtInWriter } from "~/domain/writer/built-in-writer.server";
import { serviceMaterial } from "~/domain/writer/service/service-material.server";
import { serviceTimeout } from "~/domain/writer/service/tries";
import type { Writer } from "~/domain/writer/writer";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";

declare global {
  // Development reloads modules; the work must not run twice at once.
  var articleWork: { wake(): void } | undefined;
}

const second = 1000;
/** Section 9 of the specification. */
const pauseBetweenGroups = second;
const pauseAfterFailure = 30 * second;
/** However far off the next topic seems to be: clocks are set, and other programs may start a batch. */
const longestSleep = 60 * second;

/**
 * Writes the articles of the batches that run while the server does, beside the requests: woken when a batch is started,
 * when a topic is due for another try, and at the start for what an earlier run left.
 * @param pause between two groups of three, in ms
 */
export function startArticleBatches({ pause = pauseBetweenGroups } = {}): void {
  const isNew = !globalThis.articleWork;
  const work = (globalThis.articleWork ??= newWork(pause));
  onWritingWanted(() => work.wake());
  if (isNew) work.wake();
}

function newWork(pause: number) {
  const stopping = new AbortController();
  const stop = stopping.signal;
  let isRunning = false;
  let isAfterStart = true;
  let isWanted = false;
  let alarm: NodeJS.Timeout | undefined;
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => stopping.abort());

  const wake = () => {
    isWanted = true;
    if (!isRunning && !stop.aborted) void run();
  };
  const wakeIn = (milliseconds: number) => {
    clearTimeout(alarm);
    alarm = setTimeout(wake, milliseconds).unref();
  };
  async function run() {
    isRunning = true;
    try {
      if (isAfterStart) await takeUp();
      isAfterStart = false;
      // What comes while the last look is taken is wanted anew.
      while (isWanted && !stop.aborted) {
        isWanted = false;
        while (!stop.aborted && (await writeNextArticles(db, await writingRoom(stop))) > 0) {
          await wait(pause, undefined, { ref: false });
        }
        wakeIn(untilDue(await nextTopicDue(db)));
      }
    } catch (error) {
      log.error({ err: error }, "articles could not be written; trying again in half a minute");
      isAfterStart = true;
      wakeIn(pauseAfterFailure);
    } finally {
      isRunning = false;
    }
  }
  return { wake };
}

async function takeUp() {
  const topics = await takeUpWriting(db, new Date());
  if (topics > 0) log.info({ topics }, "articles that were in work are taken up again");
}

function untilDue(due: Date | undefined): number {
  const milliseconds = due ? due.getTime() - Date.now() : longestSleep;
  return Math.min(Math.max(milliseconds, second), longestSleep);
}

/** Asked anew for each group: who writes and what it may cost can change while a batch runs. */
async function writingRoom(stop: AbortSignal): Promise<WritingRoom> {
  const hosts = environment.baseUrl ? [new URL(environment.baseUrl).host] : [];
  return {
    ...(await chosenWriter()),
    clock: () => new Date(),
    ready: (draft, assignment) => readyArticle(draft, assignment, { hosts }),
    faults: draftFaults,
    stop,
    report,
  };
}

async function chosenWriter(): Promise<Pick<WritingRoom, "writer" | "terms">> {
  const { settings } = await findWriterSettings(db);
  if (settings.writer === "built-in") return { writer: builtInWriter(db, () => new Date()) };
  const service = await findPaidService(db, environment.articleEndpoint);
  if (!service) return { writer: missingWriter };

  // Loaded by those who use it: the client library is larger than all else that the loop needs.
  const { chatWriter } = await import("~/outside/writers/chat-endpoint.server");
  const writer = chatWriter(
    { ...service, timeout: serviceTimeout },
    (assignment) => serviceMaterial(db, assignment, { now: new Date(), facts: generalFacts }),
    (answer) => {
      const { content, found } = cleanContent(answer);
      return { content, ...found, isCutOff: isOpenJson(answer) };
    },
  );
  return { writer, terms: service };
}

/** What no article may contradict, whatever it is about. */
const generalFacts = Object.values(datedFacts).map(({ value, source }) => `${value} (${source})`);

/** Where the settings name a service that is not there: better no article than one by somebody else. */
const missingWriter: Writer = {
  name: "none",
  write: async () => ({
    ok: false,
    mayPass: false,
    message:
      "The settings say that a service writes, but its address or prices are missing. Enter them under Settings or choose the built-in writer, then start the failed topics again.",
  }),
};

function report(ended: EndedTopic): void {
  const { topic, costCents } = ended;
  const line = { batch: topic.batchId, topic: topic.id, tries: topic.tries + 1, costCents };
  if (ended.ok) log.info(line, "article written");
  else if (ended.error !== undefined) log.error({ ...line, err: ended.error }, "an article could not be stored");
  else log.warn({ ...line, mayPass: ended.mayPass, reason: ended.message }, "no article written");
}
