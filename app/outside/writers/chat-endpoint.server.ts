import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from "openai";

import type { Assignment, Draft, Writer, Writing } from "~/domain/articles/writer";

import { instructions, request } from "./chat-prompt";

export type ChatEndpoint = {
  /** Base address of the interface, as in `https://api.example.com/v1`. */
  url: string;
  key: string;
  model: string;
  /** EUR per million tokens. */
  price: { input: number; output: number };
  /** The longest that one answer may take, in ms. */
  timeout: number;
};

/** What is true and ours about a topic: a writer that knows nothing of us can only repeat what everybody says. */
export type Material = (assignment: Assignment) => Promise<string>;

/** Reads the answer of a model: the article's HTML and what came around it. */
export type ReadAnswer = (answer: string) => { content: string; title?: string; metaDescription?: string };

/**
 * A writer behind any endpoint that speaks the chat protocol of OpenAI. One request for each piece: the loop decides about
 * another try, so the client library makes none of its own.
 */
export function chatWriter(endpoint: ChatEndpoint, material: Material, readAnswer: ReadAnswer): Writer {
  const client = new OpenAI({ baseURL: endpoint.url, apiKey: endpoint.key, maxRetries: 0, timeout: endpoint.timeout });
  return {
    name: endpoint.model,
    async write(assignment, signal) {
      try {
        const answer = await client.chat.completions.create(
          {
            model: endpoint.model,
            messages: [
              { role: "system", content: instructions },
              { role: "user", content: request(assignment, await material(assignment)) },
            ],
          },
          { signal },
        );
        return handedIn(answer, assignment, endpoint, readAnswer);
      } catch (error) {
        return refused(error);
      }
    },
  };
}

function handedIn(answer: unknown, assignment: Assignment, { price }: ChatEndpoint, readAnswer: ReadAnswer): Writing {
  // An endpoint, or a proxy before it, may answer anything with status 200.
  const read = readCompletion(answer);
  if (!read) return { ok: false, mayPass: true, message: "The endpoint's answer is not one of the chat protocol." };
  const { text, finish, usage } = read;
  if (finish === "length") {
    return { ok: false, mayPass: true, message: "The answer was cut off at the model's limit of length." };
  }
  if (finish === "content_filter" || text.trim() === "") {
    return { ok: false, mayPass: false, message: "The model gave no text for this topic." };
  }
  const { content, title, metaDescription } = readAnswer(text);
  const draft: Draft = { title: title ?? assignment.title, content, metaDescription: metaDescription ?? "" };
  if (usage) {
    draft.tokens = usage;
    draft.costCents = ((usage.input * price.input + usage.output * price.output) / 1_000_000) * 100;
  }
  return { ok: true, draft, raw: text };
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
    usage: typeof input === "number" && typeof output === "number" ? { input, output } : undefined,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Which refusals may pass: a busy or broken endpoint does, a wrong key or an unknown model does not. */
function refused(error: unknown): Writing {
  if (error instanceof APIUserAbortError) return { ok: false, mayPass: true, message: "The endpoint took too long." };
  if (error instanceof APIConnectionError) {
    const message = /timed? ?out/i.test(error.message)
      ? "The endpoint took too long."
      : "The endpoint was not reached.";
    return { ok: false, mayPass: true, message };
  }
  if (error instanceof APIError) {
    const status = Number(error.status);
    const mayPass = status === 408 || status === 409 || status === 429 || status >= 500;
    return { ok: false, mayPass, message: `The endpoint answered ${status}. ${shortly(error.message)}`.trim() };
  }
  if (error instanceof SyntaxError) {
    return { ok: false, mayPass: true, message: "The endpoint's answer broke off or is no JSON." };
  }
  throw error;
}

/** The beginning of what the endpoint said. Never a page of it: it stands in a table. */
function shortly(message: string): string {
  return message
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 200);
}
