import { APIConnectionError, APIError, APIUserAbortError } from "openai";

import type { Answered } from "~/domain/writer/service/text-service";

import { AnswerTooLong } from "./bounded-fetch";
import type { ToldError } from "./chat-completion";
import { retryAfter } from "./retry-after";

type Fault = Extract<Answered, { ok: false }>;

export const brokeOff = "The service’s answer broke off in the middle.";
const tooSlow = "The service took too long to answer.";
const noCredit = /insufficient_quota|insufficient[ _]credit|exceeded your current quota|billing|out of credit/i;
const tooLongAsked = /context[ _]length|maximum context|too many tokens|context window/i;

/**
 * What went wrong with a question, in the agent's words, and whether it may pass: a busy or broken service may, a wrong key
 * does not. A service that answered with a refusal charged nothing; of one that was left in the middle nobody knows.
 * @throws what is no fault of a service
 */
export function faultOf(error: unknown, { key, model }: { key: string; model: string }, now: Date): Fault {
  if (error instanceof APIUserAbortError) return { ok: false, mayPass: true, message: tooSlow };
  if (error instanceof APIConnectionError) return connectionFault(error);
  if (error instanceof APIError) return answeredFault(error, key, model, now);
  if (error instanceof AnswerTooLong) {
    const message = "The service sent more than any text of ours has (over 2 MB): it was not read further.";
    return { ok: false, mayPass: true, message };
  }
  // JSON without its end, or a connection that was cut while the answer came.
  if (error instanceof SyntaxError || (error instanceof TypeError && /terminated|aborted/i.test(error.message))) {
    return { ok: false, mayPass: true, message: brokeOff };
  }
  throw error;
}

/**
 * An error that came inside an answer of status 200. Its words are shown. Where it names no status they decide whether asking again may
 * help; what nobody knows to pass is not asked again, for each try costs.
 */
export function toldFault(
  { status, code, words: told }: ToldError,
  { key, model }: { key: string; model: string },
): Fault {
  const said = `${code} ${told}`;
  const quoted = shortly(withoutKey(told, key));
  const likely = status || (statuses.find(([words]) => words.test(said))?.[1] ?? 400);
  const { words, mayPass } = refusal(likely, said, model);
  const message = quoted === "" ? `${words} It answered with an error and no words.` : `${words} It said: ${quoted}`;
  return { ok: false, mayPass, message, costCents: 0 };
}

/** What services call their errors where they give no status, most telling first. */
const statuses: [RegExp, number][] = [
  [noCredit, 402],
  [/invalid[ _]api[ _]key|unauthori[sz]ed|authentication|permission/i, 401],
  [/rate[ _-]?limit|too many requests/i, 429],
  [/model[ _]not[ _]found|no such model|unknown model/i, 404],
  [/overloaded|unavailable|time[d -]?out|try again|internal|server[ _]error|upstream|bad gateway/i, 503],
];

function answeredFault(error: APIError, key: string, model: string, now: Date): Fault {
  const status = Number(error.status);
  const { words, mayPass } = refusal(status, `${String(error.code ?? "")} ${error.message}`, model);
  const said = shortly(withoutKey(error.message, key).replace(new RegExp(`^${status} ?`), ""));
  const quoted =
    said === "" || said === "status code (no body)" ? `It answered ${status}.` : `It answered ${status}: ${said}`;
  const retryAt = mayPass ? retryAfter(headerOf(error, "retry-after"), now) : undefined;
  return { ok: false, mayPass, message: `${words} ${quoted}`, costCents: 0, ...(retryAt && { retryAt }) };
}

function refusal(status: number, said: string, model: string): { words: string; mayPass: boolean } {
  if (status === 402 || ((status === 429 || status === 403) && noCredit.test(said))) {
    const words = "The account at the service has no credit left. Top it up there, then start the failed topics again.";
    return { words, mayPass: false };
  }
  if (status === 401 || status === 403) {
    return { words: "The key was refused. Check it under Settings.", mayPass: false };
  }
  if (status === 404) {
    const words = `The service has no model “${model}”, or its address is another. Check both under Settings.`;
    return { words, mayPass: false };
  }
  if (status === 429) return { words: "The service is busy: too many requests at once.", mayPass: true };
  if (status === 413 || (status === 400 && tooLongAsked.test(said))) {
    const words = "What we asked is too long for this model. Choose one that reads longer texts under Settings.";
    return { words, mayPass: false };
  }
  if (status >= 500 || status === 408 || status === 409) {
    return { words: "The service has a fault of its own at the moment.", mayPass: true };
  }
  return {
    words: "The service did not accept the request. Check the address and the model under Settings.",
    mayPass: false,
  };
}

/** What the connection itself did. One that was never made cost nothing; one that was hung up may have been charged for. */
function connectionFault(error: APIConnectionError): Fault {
  const codes = causes(error);
  if (/timed? ?out/i.test(error.message)) return { ok: false, mayPass: true, message: tooSlow };
  if (codes.some((code) => /^(?:CERT_|DEPTH_|SELF_SIGNED|UNABLE_|ERR_TLS_|HOSTNAME_MISMATCH)/.test(code))) {
    const message = "The service’s certificate is not valid, so nothing was sent. Check the address under Settings.";
    return { ok: false, mayPass: false, message, costCents: 0 };
  }
  if (codes.includes("PRIVATE_ADDRESS")) {
    const message =
      "This address leads into the server’s own network, which is not asked. Enter a public one under Settings, or have whoever runs the server set ALLOW_PRIVATE_SERVICES.";
    return { ok: false, mayPass: false, message, costCents: 0 };
  }
  if (codes.some((code) => /unexpected redirect/i.test(code))) {
    const message =
      "The service sends us on to another address, which we don’t follow. Check the address under Settings.";
    return { ok: false, mayPass: false, message, costCents: 0 };
  }
  // A port that no browser would ask either: nothing was sent.
  if (codes.some((code) => /^(?:bad port$|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/.test(code))) {
    const message =
      "The service was not reached. Check that it is running and that its address under Settings is right.";
    return { ok: false, mayPass: true, message, costCents: 0 };
  }
  return { ok: false, mayPass: true, message: "The service hung up before it had answered." };
}

/** Codes and messages of an error and of what caused it. */
function causes(error: unknown): string[] {
  const found: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause) found.push(String(cause.code));
    found.push(cause.message);
  }
  return found;
}

function headerOf(error: APIError, name: string): string | null {
  const headers: unknown = error.headers;
  return headers instanceof Headers ? headers.get(name) : null;
}

/** Shorter ones are words of every day, as the "none" of a service that wants no key. */
const shortestKey = 5;
/** From so many letters on the first six of a key are found nowhere else. */
const telling = 8;

/** Services say a wrong key back, whole or its ends: what begins as ours does is left out. */
function withoutKey(message: string, key: string): string {
  if (key.length < shortestKey) return message;
  const said = message.replaceAll(key, "…");
  if (key.length < telling) return said;
  const beginning = key.slice(0, 6).replace(/[^\w-]/g, "\\$&");
  return said.replace(new RegExp(`${beginning}\\S*`, "g"), "…");
}

/** The beginning of what the service said. Never a page of it: it stands in a table. */
function shortly(message: string): string {
  return message
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}
