import OpenAI from "openai";

import { type Answered, type TextService } from "~/domain/writer/service/text-service";
import { longestDraft, type Price } from "~/domain/writer/writer";
import { environment } from "~/environment.server";

import { boundedFetch } from "./bounded-fetch";
import { readChatAnswer } from "./chat-completion";
import { brokeOff, faultOf, toldFault } from "./service-faults";
import { fetchFromInternet } from "./service-fetch";

/** Bytes of a whole answer. Many times the longest article, in whatever letters and with whatever is told around it. */
const longestAnswer = 2 * 1024 * 1024;

export type ChatEndpoint = {
  /** Base address of the interface, as in `https://api.example.com/v1`. */
  url: string;
  /** Empty where the service wants none, as one of our own may. */
  key: string;
  model: string;
  price: Price;
  /** Named by the environment: whoever runs the server says that it may be asked, wherever it is. */
  isOperators?: boolean;
  /** The longest that one answer may take, in ms. */
  timeout: number;
};

/**
 * Any endpoint that speaks the chat protocol of OpenAI. One request for each question: whoever asks decides about another try,
 * so the client library makes none of its own.
 */
export function chatService(endpoint: ChatEndpoint, now = () => new Date()): TextService {
  const mayBePrivate = endpoint.isOperators === true || environment.allowPrivateServices;
  const client = new OpenAI({
    baseURL: endpoint.url,
    apiKey: endpoint.key || "none",
    maxRetries: 0,
    timeout: endpoint.timeout,
    fetch: boundedFetch(longestAnswer, mayBePrivate ? fetch : fetchFromInternet),
  });
  return {
    name: endpoint.model,
    async ask(said, signal) {
      try {
        const messages = said.map(({ role, content }) => ({ role, content }));
        const answer = await client.chat.completions.create({ model: endpoint.model, messages }, { signal });
        return read(answer, { ...endpoint, key: endpoint.key || "none" });
      } catch (error) {
        return faultOf(error, { ...endpoint, key: endpoint.key || "none" }, now());
      }
    },
  };
}

function read(answer: unknown, endpoint: ChatEndpoint): Answered {
  const completion = readChatAnswer(answer);
  if (completion.kind === "error") return toldFault(completion, endpoint);
  // What a text that was begun cost, nobody knows.
  if (completion.kind === "cut off") return { ok: false, mayPass: true, message: brokeOff };
  if (completion.kind === "page" || completion.kind === "broken") {
    const message =
      completion.kind === "page"
        ? "The service answered with a web page. Check the address under Settings: it usually ends in /v1."
        : "The service’s answer broke off or is not one of the chat protocol. Check the address under Settings.";
    return { ok: false, mayPass: true, message, costCents: 0 };
  }
  const { text, finish, refusal, usage } = completion;
  const paid = usage ? { tokens: usage, costCents: costOf(usage, endpoint.price) } : {};
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
