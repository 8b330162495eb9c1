/**
 * What comes with a request, bounded in bytes and in time. A form is taken in whole before Remix hears of it: whoever sends a byte a second, or
 * breaks off in the middle, keeps nothing busy but a connection. Large forms of the panel pass as they come, counted. Nobody is answered
 * before they have said everything: a browser listens only then, and a connection that is closed before would be reset.
 */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { PassThrough, type Readable } from "node:stream";

import { GoneAway } from "./render-queue";
import type { Route } from "./route-table";

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

// What may wait in memory for its end: more than any form of the public site has (post.server.ts refuses it at 64 KiB).
const mostWaiting = 96 * kibibyte;
/** What is read of a body that was refused, so that its sender hears why. */
const mostUnread = 4 * mebibyte;
const mostOfPanel = 16 * mebibyte;
// Twenty photographs of 15 MB; a film chosen by mistake is answered with a sentence at its field.
const mostOfUpload = 320 * mebibyte;

const longestForm = 30_000;
/** Twenty photos of a phone over a slow line. */
const longestUpload = 15 * 60_000;

/** `isWhole`: taken in before it is passed on. */
export type Allowance = { bytes: number; milliseconds: number; isWhole: boolean };

export function allowanceFor(
  { who, upload }: Pick<Route, "who" | "upload">,
  { cookie = "", "content-length": length }: IncomingHttpHeaders,
): Allowance {
  if (who !== "staff") return { bytes: mostWaiting, milliseconds: longestForm, isWhole: true };
  // Who is not signed in has nothing to upload. The route asks whether the session is a true one, before it reads.
  const hasSession = /(?:^|;\s*)(?:__Host-)?session=[\w%.-]{20}/.test(cookie);
  if (hasSession && upload) return { bytes: mostOfUpload, milliseconds: longestUpload, isWhole: false };
  const isWhole = length !== undefined && Number(length) <= mostWaiting;
  return { bytes: mostOfPanel, milliseconds: longestForm, isWhole };
}

/** Whether a request says that something comes with it. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
}

/** A body that is not passed on, or no further. */
export class BodyRefused extends Error {
  constructor(readonly status: 408 | 413) {
    super(`The body was refused with ${status}.`);
  }
}

/** What Remix is handed: all of it, what comes, or how long it would have been, of which the route says so in a page. */
export type Body = { content: Buffer | Readable } | { refusedBytes: number };

export class RequestBody {
  #request: IncomingMessage;
  #allowed: Allowance;
  #size = 0;
  #isForgotten = false;
  #waiting: Buffer[] = [];
  #stream: PassThrough | undefined;
  #timer: NodeJS.Timeout;
  #read: Promise<Body>;
  #resolve: (body: Body) => void = () => undefined;
  #reject: (error: Error) => void = () => undefined;
  /** Whether its sender has said everything, or nothing more of it is read. */
  isSaid = false;
  #said: Promise<void>;
  #say: () => void = () => undefined;
  /** Why it is refused in the middle, if it is. */
  readonly refused: Promise<never>;
  #refuse: (error: Error) => void = () => undefined;

  constructor(request: IncomingMessage, allowed: Allowance) {
    this.#request = request;
    this.#allowed = allowed;
    this.#read = new Promise((resolve, reject) => ([this.#resolve, this.#reject] = [resolve, reject]));
    this.#said = new Promise((resolve) => (this.#say = resolve));
    this.refused = new Promise((_resolve, reject) => (this.#refuse = reject));
    // Whoever does not wait for one of them is not asked.
    this.#read.catch(() => undefined);
    this.refused.catch(() => undefined);
    this.#timer = setTimeout(() => this.#giveUp(408), allowed.milliseconds);
    this.#timer.unref();
    const declared = Number(request.headers["content-length"] ?? 0);
    if (declared > allowed.bytes) {
      this.#forget({ refusedBytes: declared });
      // It would not be read to its end.
      if (declared > this.#mostRead) this.#end();
    } else if (!allowed.isWhole) this.#pass();
    request.on("data", (chunk: Buffer) => this.#take(chunk));
    request.once("end", () => this.#finish());
    request.once("close", () => this.#leave());
  }

  /**
   * @throws {BodyRefused} whole ones: too slow
   * @throws {GoneAway}
   */
  read(): Promise<Body> {
    return this.#read;
  }

  /** Ends when its sender has said everything, or nothing more of it is read: then they listen. */
  said(): Promise<void> {
    return this.#said;
  }

  /** Nothing of it is wanted any more. */
  forget(): void {
    this.#isForgotten = true;
    this.#waiting = [];
    this.#request.resume();
  }

  /** Whether something of it will never be read: its connection cannot be used again. */
  get isCutOff(): boolean {
    return this.isSaid && !this.#request.complete;
  }

  get #mostRead(): number {
    return this.#allowed.bytes > mostOfPanel ? this.#allowed.bytes : this.#allowed.bytes + mostUnread;
  }

  #take(chunk: Buffer): void {
    if (this.isSaid) return;
    this.#size += chunk.length;
    if (this.#size > this.#mostRead) return this.#end();
    if (this.#isForgotten) return;
    if (this.#size > this.#allowed.bytes) {
      if (this.#stream) return this.#giveUp(413);
      return this.#forget({ refusedBytes: this.#size });
    }
    if (!this.#stream) return void this.#waiting.push(chunk);
    if (!this.#stream.write(chunk)) this.#request.pause();
  }

  #pass(): void {
    const stream = new PassThrough();
    // Who reads it may have enough before its end.
    stream.on("error", () => undefined);
    stream.on("close", () => this.forget());
    stream.on("drain", () => this.#request.resume());
    this.#stream = stream;
    this.#resolve({ content: stream });
  }

  #forget(body: Body): void {
    this.forget();
    this.#resolve(body);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#resolve({ content: Buffer.concat(this.#waiting) });
    this.#stream?.end();
    this.isSaid = true;
    this.#say();
  }

  #leave(): void {
    clearTimeout(this.#timer);
    if (this.#request.complete) return;
    const gone = new GoneAway();
    this.#stream?.destroy(gone);
    this.#reject(gone);
    this.#refuse(gone);
    this.isSaid = true;
    this.#say();
  }

  #giveUp(status: 408 | 413): void {
    const why = new BodyRefused(status);
    this.forget();
    this.#stream?.destroy(why);
    this.#reject(why);
    this.#refuse(why);
    // Whoever sends too slowly is not waited for; whoever sends too much hears so at the end of it.
    if (status === 408) this.#end();
  }

  /** Reads no more of it. */
  #end(): void {
    clearTimeout(this.#timer);
    this.forget();
    this.isSaid = true;
    this.#say();
    // Time to hear the answer.
    setTimeout(() => this.#request.destroy(), 1000).unref();
  }
}
