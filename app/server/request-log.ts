/**
 * A structured line for each request: id, method, path, status, ms, bytes. Nothing about who asked: no address, no cookie, no
 * query (links in mails carry keys there).
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

import { withoutSecrets } from "~/domain/site/secret-paths";

import { pathIn } from "./addresses";
import { writeReady } from "./log";

const longestRead = 2000;

/** What the line will say of a request: noted before anybody changes it. An error page shows the same id. */
export type Noted = {
  id: string;
  method: string | undefined;
  /** As it was asked for. */
  url: string;
  began: number;
  sentBefore: number;
  /** Said only with LOG_LEVEL=debug: asked for by programs every few seconds, or a dozen times for each page. */
  isQuiet: boolean;
};

export function noteRequest({ method, url = "/", socket }: IncomingMessage, began: number): Noted {
  const id = randomUUID().slice(0, 8).toUpperCase();
  return { id, method, url, began, sentBefore: socket.bytesWritten, isQuiet: false };
}

/** @param response closed by now */
export function logAnswer(noted: Noted, socket: Socket, response: ServerResponse, ended: number): void {
  const ms = Math.round((ended - noted.began) * 10) / 10;
  const what = `"id":"${noted.id}","method":"${noted.method}","path":${loggedText(noted.url)}`;
  const outcome = `"status":${response.statusCode},"ms":${ms},"bytes":${socket.bytesWritten - noted.sentBefore}`;
  const end = response.writableFinished ? "" : ',"isCutOff":true';
  writeReady(noted.isQuiet ? "debug" : "info", `${what},${outcome}${end}`, "request");
}

// Most ask for the same addresses as others: reading one for secrets costs as much as a third of a ready answer.
const mostRemembered = 1000;
const remembered = new Map<string, string>();

function loggedText(url: string): string {
  const known = remembered.get(url);
  if (known !== undefined) return known;
  const text = JSON.stringify(loggedPath(url));
  if (remembered.size >= mostRemembered) remembered.clear();
  if (url.length <= 200) remembered.set(url, text);
  return text;
}

/** The path alone, without secrets and e-mail addresses. */
export function loggedPath(address: string): string {
  const path = pathIn(address.startsWith("/") ? address : address.replace(/^https?:\/\/[^/?]*/i, ""));
  // Cut after it was read: half a secret is recognised by nobody.
  return withoutSecrets(path.slice(0, longestRead)).slice(0, 200);
}
