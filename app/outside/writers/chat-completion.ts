/** What one answer of the chat protocol of OpenAI holds. */
export type Completion = {
  text: string;
  /** `stop`, `length`, `content_filter` or whatever a service invents; empty where it says nothing. */
  finish: string;
  refusal: boolean;
  usage: { input: number; output: number } | undefined;
};

/** An error that a service told inside an answer that says it succeeded. `status` is 0 where none was named. */
export type ToldError = { status: number; code: string; words: string };

export type ChatAnswer =
  | ({ kind: "completion" } & Completion)
  | ({ kind: "error" } & ToldError)
  | { kind: "page" }
  | { kind: "cut off" }
  | { kind: "broken" };

/**
 * Reads what came with status 200, however a service or a proxy before it says it: the object of the protocol, the same as text of an
 * undeclared type, its content as a string or as a list of parts, an event stream that nobody asked for, or an error.
 */
export function readChatAnswer(answer: unknown): ChatAnswer {
  if (typeof answer !== "string") return readObject(answer);
  const text = answer.trimStart();
  if (/^(?:data|event|id|retry)?:/.test(text)) return readEventStream(text);
  if (text.startsWith("<")) return { kind: "page" };
  return readObject(parsed(text));
}

function readObject(answer: unknown): ChatAnswer {
  if (!isRecord(answer)) return { kind: "broken" };
  const choice: unknown = Array.isArray(answer.choices) ? answer.choices[0] : undefined;
  const told = answer.error ?? (isRecord(choice) ? choice.error : undefined);
  if (told) return { kind: "error", ...readError(told) };
  if (!isRecord(choice) || !isRecord(choice.message)) return { kind: "broken" };
  const { content, refusal } = choice.message;
  return {
    kind: "completion",
    text: textOf(content),
    finish: typeof choice.finish_reason === "string" ? choice.finish_reason : "",
    refusal: (typeof refusal === "string" && refusal !== "") || hasRefusalPart(content),
    usage: readUsage(answer.usage),
  };
}

/** The parts of a stream put together. One without its end was cut off on the way. */
function readEventStream(stream: string): ChatAnswer {
  let text = "";
  let finish = "";
  let isWhole = false;
  let isRefused = false;
  let usage: Completion["usage"];
  for (const event of stream.split(/\r\n|\r|\n/)) {
    const data = /^data: ?(.*)$/.exec(event)?.[1]?.trim();
    if (data === undefined || data === "") continue;
    if (data === "[DONE]") {
      isWhole = true;
      continue;
    }
    const chunk = parsed(data);
    if (!isRecord(chunk)) return { kind: "cut off" };
    if (chunk.error) return { kind: "error", ...readError(chunk.error) };
    usage = readUsage(chunk.usage) ?? usage;
    const choice: unknown = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
    if (!isRecord(choice)) continue;
    const said = isRecord(choice.delta) ? choice.delta : choice.message;
    if (isRecord(said)) {
      text += textOf(said.content);
      isRefused ||= typeof said.refusal === "string" && said.refusal !== "";
    }
    if (typeof choice.finish_reason === "string") finish = choice.finish_reason;
  }
  if (!isWhole && finish === "") return { kind: "cut off" };
  return { kind: "completion", text, finish, refusal: isRefused, usage };
}

/** A content is a string or a list of parts; what a model thought before it wrote is a part of another type. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: unknown) => (typeof part === "string" ? part : textOfPart(part))).join("");
}

function textOfPart(part: unknown): string {
  if (!isRecord(part) || (part.type !== undefined && !/^(?:output_)?text$/.test(String(part.type)))) return "";
  const { text } = part;
  if (isRecord(text)) return typeof text.value === "string" ? text.value : "";
  return typeof text === "string" ? text : "";
}

function hasRefusalPart(content: unknown): boolean {
  return Array.isArray(content) && content.some((part: unknown) => isRecord(part) && part.type === "refusal");
}

function readError(error: unknown): ToldError {
  if (!isRecord(error)) return { status: 0, code: "", words: typeof error === "string" ? error : "" };
  const { message, detail, code, type, status } = error;
  const words = [message, detail].find((each) => typeof each === "string") ?? "";
  const named = [status, code].map(Number).find((each) => Number.isInteger(each) && each >= 400 && each < 600);
  return {
    status: named ?? 0,
    code: [code, type, status].map((each) => String(each ?? "")).join(" "),
    words: String(words),
  };
}

function readUsage(usage: unknown): Completion["usage"] {
  if (!isRecord(usage)) return undefined;
  const { prompt_tokens: input, completion_tokens: output } = usage;
  return isCount(input) && isCount(output) ? { input, output } : undefined;
}

/** A figure that an article's budget may be charged with. */
function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
