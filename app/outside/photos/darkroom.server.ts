import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

import { z } from "zod";

import type { PhotoFormat } from "~/domain/listings/photo";

/** A file to be made of a photo; width and height in px. */
export type Print = { path: string; width: number; height: number; format: PhotoFormat };

/** The process that works on photos ended at work, or was ended because it took too long. */
export class DarkroomFailure extends Error {}

type Order =
  | { measure: string }
  | { make: string; mostPixels: number; prints: Print[] }
  | { crop: string; mostPixels: number; print: Print }
  | { draw: string; width: number; height: number; isSquare: boolean };
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

const answer = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  /** The system's name for it: `ENOSPC`. */
  code: z.string().optional(),
});
const drawing = z.object({ png: z.string(), width: z.number(), height: z.number(), isBlank: z.boolean() }).nullable();
const size = z.object({ width: z.number(), height: z.number() }).nullable();

// From its source, in the built site too: the same folder from which migrations are read.
const program = join("app", "outside", "photos", "darkroom.mjs");
const longestWork = 2 * 60 * 1000;

/** A process that works on photos, and who waits for it. */
type Worker = { process: ChildProcess; waiting: Map<number, Waiting> };

/**
 * A darkroom is one process, started when it is first needed and ended some seconds after the last order: a day without
 * uploads costs no memory.
 * @param idleBeforeEnd in ms
 */
export function openDarkroom(idleBeforeEnd = 5000) {
  let worker: Worker | undefined;
  let lastId = 0;
  let ending: NodeJS.Timeout | undefined;

  async function ask(order: Order): Promise<unknown> {
    const asked = (worker ??= start());
    const { process, waiting } = asked;
    const id = (lastId += 1);
    clearTimeout(ending);
    hold(process);
    const tooLong = setTimeout(() => process.kill("SIGKILL"), longestWork);
    try {
      return await new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        process.send({ id, ...order }, (error) => error && reject(new DarkroomFailure(error.message)));
      });
    } finally {
      clearTimeout(tooLong);
      waiting.delete(id);
      if (waiting.size === 0) release(asked);
    }
  }

  function start(): Worker {
    const process = forkDarkroom();
    // Of this process alone: an older one that ends late has nothing to do with the orders of its successor.
    const waiting = new Map<number, Waiting>();
    process.on("message", (message) => {
      const { data } = answer.safeParse(message);
      if (!data) return;
      const { id, result, error, code } = data;
      if (error === undefined) waiting.get(id)?.resolve(result);
      else waiting.get(id)?.reject(Object.assign(new Error(error), code === undefined ? {} : { code }));
    });
    const leave = (reason: string, cause?: Error) => {
      if (worker?.process === process) worker = undefined;
      const failure = new DarkroomFailure(reason);
      // That no process could be started says nothing about the photo.
      const code = cause && "code" in cause ? { code: cause.code } : {};
      for (const { reject } of waiting.values()) reject(Object.assign(failure, code));
    };
    // Each time: an error that nobody hears ends the server.
    process.on("error", (error) => leave(`The process that makes photos could not be used: ${error.message}`, error));
    process.once("exit", (code, signal) => leave(`The process that makes photos ended: ${signal ?? code}`));
    return { process, waiting };
  }

  function release(idle: Worker) {
    idle.process.unref();
    idle.process.channel?.unref();
    ending = setTimeout(() => {
      if (worker === idle) worker = undefined;
      if (idle.process.connected) idle.process.disconnect();
    }, idleBeforeEnd).unref();
  }

  return {
    /** Reads the size of a photo when upright, in px, from its header alone; null where the header is broken. */
    async measurePhoto(source: string): Promise<{ width: number; height: number } | null> {
      return size.parse(await ask({ measure: source }));
    },
    /** Makes files of a photo, the largest first; false where the photo is broken. @throws {DarkroomFailure} */
    async makePrints(source: string, mostPixels: number, prints: Print[]): Promise<boolean> {
      return z.boolean().parse(await ask({ make: source, mostPixels, prints }));
    },
    /** Makes one file of the middle of a photo, which fills it; false where the photo is broken or gone. @throws {DarkroomFailure} */
    async cropPhoto(source: string, mostPixels: number, print: Print): Promise<boolean> {
      return z.boolean().parse(await ask({ crop: source, mostPixels, print }));
    },
    /**
     * Draws a small picture, an SVG too, as a PNG that fits in a box of px; as a square it is set on the colour of our pages, with room
     * around it where it is no tile itself. Null where it is broken. @throws {DarkroomFailure}
     */
    async drawPicture({ content, ...box }: { content: Uint8Array; width: number; height: number; isSquare: boolean }) {
      const drawn = drawing.parse(await ask({ draw: Buffer.from(content).toString("base64"), ...box }));
      return drawn && { ...drawn, png: Buffer.from(drawn.png, "base64") };
    },
  };
}

export const { measurePhoto, makePrints, cropPhoto, drawPicture } = openDarkroom();

function forkDarkroom(): ChildProcess {
  return fork(join(process.cwd(), program), {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // No secrets for a process that opens what others wrote. Two arenas: glibc keeps less of what was freed.
    env: { NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: "2" },
  });
}

/** While it works this process must not end before it. */
function hold(darkroom: ChildProcess) {
  darkroom.ref();
  darkroom.channel?.ref();
}
