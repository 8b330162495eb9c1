import { db } from "~/db/db.server";
import { findPaidService } from "~/domain/agency/writer-settings.server";
import { takeUpTranslations, translateNext, type TranslatingRoom } from "~/domain/translations/translating.server";
import { onTranslationWanted } from "~/domain/translations/translation-drafts.server";
import { serviceTimeout } from "~/domain/writer/service/tries";
import { environment } from "~/environment.server";
import { log } from "~/outside/log.server";

declare global {
  // Development reloads modules; the work must not run twice at once.
  var translationWork: { wake(): void } | undefined;
}

const second = 1000;
/** Between two looks at what waits for another try. */
const pauseBetweenLooks = 15 * second;

/** Has the service translate what people ask for, one after another beside the requests; at the start also what an earlier run left. */
export function startTranslations(): void {
  const isNew = !globalThis.translationWork;
  const work = (globalThis.translationWork ??= newWork());
  onTranslationWanted(() => work.wake());
  if (isNew) work.wake();
}

function newWork() {
  const stopping = new AbortController();
  let isRunning = false;
  let isAfterStart = true;
  let isWanted = false;
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => stopping.abort());

  const wake = () => {
    isWanted = true;
    if (!isRunning && !stopping.signal.aborted) void run();
  };
  async function run() {
    isRunning = true;
    try {
      if (isAfterStart) await takeUpTranslations(db, new Date());
      isAfterStart = false;
      while (isWanted && !stopping.signal.aborted) {
        isWanted = false;
        while (!stopping.signal.aborted && (await translateNext(db, await room(stopping.signal))));
      }
    } catch (error) {
      log.error({ err: error }, "translations could not be made; trying again soon");
    } finally {
      isRunning = false;
    }
  }
  setInterval(wake, pauseBetweenLooks).unref();
  return { wake };
}

/** Asked anew for each: the service and its budget can change meanwhile. */
async function room(stop: AbortSignal): Promise<TranslatingRoom> {
  const service = await findPaidService(db, environment.articleEndpoint);
  const shared = { clock: () => new Date(), stop };
  if (!service) return { ...shared, service: undefined, style: () => [] };
  // Loaded by those who use it.
  const { chatService } = await import("~/outside/writers/chat-service.server");
  const { houseStyle } = await import("~/outside/writers/house-style");
  return {
    ...shared,
    service: { asks: chatService({ ...service, timeout: serviceTimeout }), terms: service },
    style: houseStyle,
  };
}
