import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from "openai";

import {
  type Assignment,
  type Draft,
  longestDraft,
  type Price,
  type Writer,
  type Writing,
} from "~/domain/writer/writer";

import { AnswerTooLong, boundedFetch } from "./bounded-fetch";
import { instructions, request } from "./chat-prompt";

/** Bytes of a whole answer. Many times the longest article, in whatever letters and with whatever is told around it. */
const longestAnswer = 2 * 1024 * 1024;

export type ChatEndpoint = {
  /** Base address of the interface, as in `https://api.example.com/v1`. */
  url: string;
  key: string;
  model: string;
  price: Price;
  /** The longest that one answer may take, in ms. */
  timeout: number;
};

/**
 * What is true and ours about a topic; undefined where there is nothing. A writer that knows nothing of us can only repeat
 * what everybody says.
 */
export type Material = (assignment: Assignment, signal: AbortSignal) => Promise<string | undefined>;

/** Reads the answer of a model: the article's HTML and what came around it. */
export type ReadAnswer = (answer: string) => { content: string; title?: string; metaDescription?: string };

/**
 * A writer behind any endpoint that speaks the chat protocol of OpenAI. One request for each piece: the loop decides about
 * another try, so the client library makes none of its own.
 */
export function chatWriter(endpoint: ChatEndpoint, material: Material, readAnswer: ReadAnswer): Writer {
  const client = new OpenAI({
    baseURL: endpoint.url,
    apiKey: endpoint.key,
    maxRetries: 0,
    timeout: endpoint.timeout,
    fetch: boundedFetch(longestAnswer),
  });
  return {
    name: endpoint.model,
    async write(assignment, signal) {
      const ours = await material(assignment, signal);
      if (ours === undefined) {
        const message = "There is too little in the database for an article about this keyword.";
        return { ok: false, mayPass: false, message, costCents: 0 };
      }
      try {
        const answer = await client.chat.completions.create(
          {
            model: endpoint.model,
            messages: [
              { role: "system", content: instructions },
              { role: "user", content: request(assignment, ours) },
            ],
          },
          { signal },
        );
        return handedIn(answer, assignment, endpoint, readAnswer);
      } catch (error) {
        return refused(error, endpoint.key);
      }
    },
  };
}

function handedIn(answer: unknown, assignment: Assignment, { price }: ChatEndpoint, readAnswer: ReadAnswer): Writing {
  // An endpoint, or a proxy before it, may answer anything with status 200.
  const read = readCompletion(answer);
  if (!read) {
    return {
      ok: false,
      mayPass: true,
      message: "The endpoint's answer is not one of the chat protocol.",
      costCents: 0,
    };
  }
  const { text, finish, usage } = read;
  const paid = usage ? { tokens: usage, costCents: costOf(usage, price) } : {};
  if (finish === "length") {
    return { ok: false, mayPass: true, message: "The answer was cut off at the model's limit of length.", ...paid };
  }
  if (finish === "content_filter" || text.trim() === "") {
    return { ok: false, mayPass: false, message: "The model gave no text for this topic.", ...paid };
  }
  if (text.length > longestDraft) {
    return { ok: false, mayPass: true, message: "The answer is longer than any article.", ...paid };
  }
  const { content, title, metaDescription } = readAnswer(text);
  const draft: Draft = { title: title ?? assignment.title, content, metaDescription: metaDescription ?? "", ...paid };
  return { ok: true, draft, raw: text };
}

/** EUR cents. */
function costOf(usage: { input: number; output: number }, price: Price): number {
  return ((usage.input * price.input + usage.output * price.output) / 1_000_000) * 100;
}

type Completion = { text: string; finish: string; usage: { input: number; output: number } | undefined };

function readCompletion(answer: unknown): Completion | undefined {
  const choice: unknown = isRecord(answer) && Array.isArray(answer.choices) ? answer.choices[0] : undefined;
  if (!isRecord(answer) || !isRecord(choice) || !isRecord(choice.message)) return undefined;
  const { content } = choice.message;
  const usage = isRecord(answer.usage) ? answer.usage : {};
  const { prompt_tokens: input, completion_tokens: output } = usage;
  return {
    text: typeof content === "string" ? content : "",
    finish: typeof choice.finish_reason === "string" ? choice.finish_reason : "",
    usage: isCount(input) && isCount(output) ? { input, output } : undefined,
  };
}

/** A figure that an article's budget may be charged with. */
function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/**
 * Which refusals may pass: a busy or broken endpoint does, a wrong key or an unknown model does not. An endpoint that answered
 * with a refusal charged nothing; of one that was left in the middle nobody knows.
 */
function refused(error: unknown, key: string): Writing {
  if (error instanceof APIUserAbortError) return { ok: false, mayPass: true, message: "The endpoint took too long." };
  if (error instanceof APIConnectionError) {
    if (/timed? ?out/i.test(error.message)) return { ok: false, mayPass: true, message: "The endpoint took too long." };
    const message = "The endpoint was not reached.";
    return { ok: false, mayPass: true, message, ...(wasNeverReached(error) && { costCents: 0 }) };
  }
  if (error instanceof APIError) {
    const status = Number(error.status);
    const mayPass = status === 408 || status === 409 || status === 429 || status >= 500;
    const said = shortly(error.message.replaceAll(key, "…").replace(new RegExp(`^${status} `), ""));
    return { ok: false, mayPass, message: `The endpoint answered ${status}. ${said}`.trim(), costCents: 0 };
  }
  if (error instanceof AnswerTooLong) {
    return { ok: false, mayPass: true, message: "The endpoint's answer is longer than 2 MB: it was not read further." };
  }
  if (error instanceof SyntaxError) {
    return { ok: false, mayPass: true, message: "The endpoint's answer broke off or is no JSON." };
  }
  throw error;
}

/** Whether the connection was never made; one that was hung up may have been charged for. */
function wasNeverReached(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      "code" in cause &&
      /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|DEPTH_|SELF_SIGNED|UNABLE_)/.test(
        String(cause.code),
      )
    ) {
      return true;
    }
  }
  return false;
}

/** The beginning of what the endpoint said. Never a page of it: it stands in a table. */
function shortly(message: string): string {
  return message
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}
