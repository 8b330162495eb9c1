import OpenAI from "openai";

import { type Answered, type TextService } from "~/domain/writer/service/text-service";
import { longestDraft, type Price } from "~/domain/writer/writer";

import { boundedFetch } from "./bounded-fetch";
import { faultOf } from "./service-faults";

/** Bytes of a whole answer. Many times the longest article, in whatever letters and with whatever is told around it. */
const longestAnswer = 2 * 1024 * 1024;

export type ChatEndpoint = {
  /** Base address of the interface, as in `https://api.example.com/v1`. */
  url: string;
  /** Empty where the service wants none, as one of our own may. */
  key: string;
  model: string;
  price: Price;
  /** The longest that one answer may take, in ms. */
  timeout: number;
};

/**
 * Any endpoint that speaks the chat protocol of OpenAI. One request for each question: whoever asks decides about another try,
 * so the client library makes none of its own.
 */
export function chatService(endpoint: ChatEndpoint, now = () => new Date()): TextService {
  const client = new OpenAI({
    baseURL: endpoint.url,
    apiKey: endpoint.key || "none",
    maxRetries: 0,
    timeout: endpoint.timeout,
    fetch: boundedFetch(longestAnswer),
  });
  return {
    name: endpoint.model,
    async ask(said, signal) {
      try {
        const messages = said.map(({ role, content }) => ({ role, content }));
        return read(await client.chat.completions.create({ model: endpoint.model, messages }, { signal }), endpoint);
      } catch (error) {
        return faultOf(error, { ...endpoint, key: endpoint.key || "none" }, now());
      }
    },
  };
}

function read(answer: unknown, { price }: ChatEndpoint): Answered {
  // A service, or a proxy before it, may answer anything with status 200.
  const completion = readCompletion(answer);
  if (!completion) {
    const isPage = typeof answer === "string" && /^\s*</.test(answer);
    const message = isPage
      ? "The service answered with a web page. Check the address under Settings: it usually ends in /v1."
      : "The service’s answer broke off or is not one of the chat protocol. Check the address under Settings.";
    return { ok: false, mayPass: true, message, costCents: 0 };
  }
  const { text, finish, refusal, usage } = completion;
  const paid = usage ? { tokens: usage, costCents: costOf(usage, price) } : {};
  if (finish === "content_filter" || refusal || isRefusal(text)) {
    return { ok: false, mayPass: false, message: "The model refused to write this text.", ...paid };
  }
  if (finish === "length") {
    return { ok: false, mayPass: true, message: "The answer was cut off at the model’s limit of length.", ...paid };
  }
  if (text.trim() === "") return { ok: false, mayPass: false, message: "The model answered with no text.", ...paid };
  if (text.length > longestDraft) {
    return { ok: false, mayPass: true, message: "The answer is longer than any article.", ...paid };
  }
  return { ok: true, text, ...paid };
}

/** EUR cents. */
function costOf(usage: { input: number; output: number }, price: Price): number {
  return ((usage.input * price.input + usage.output * price.output) / 1_000_000) * 100;
}

/** Longer ones say something beside the refusal. */
const longestRefusal = 700;
const refusals =
  /^\W*(?:i['’]?m sorry|i am sorry|sorry,|i (?:can(?:no|['’])t|cannot|won['’]t)|as an ai|lo siento|no puedo ayudar|ho sento|no puc ajudar|извините|к сожалению, я не)/i;

/** "I'm sorry, but I can't help with that": a polite no has every mark of an answer but its length. */
function isRefusal(text: string): boolean {
  return text.length <= longestRefusal && refusals.test(text);
}

type Completion = {
  text: string;
  finish: string;
  refusal: boolean;
  usage: { input: number; output: number } | undefined;
};

function readCompletion(answer: unknown): Completion | undefined {
  const choice: unknown = isRecord(answer) && Array.isArray(answer.choices) ? answer.choices[0] : undefined;
  if (!isRecord(answer) || !isRecord(choice) || !isRecord(choice.message)) return undefined;
  const { content, refusal } = choice.message;
  const usage = isRecord(answer.usage) ? answer.usage : {};
  const { prompt_tokens: input, completion_tokens: output } = usage;
  return {
    text: typeof content === "string" ? content : "",
    finish: typeof choice.finish_reason === "string" ? choice.finish_reason : "",
    refusal: typeof refusal === "string" && refusal !== "",
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
