import { unescapeJson } from "./json-escapes";

/** A value as JSON knows it; objects as maps, so that no key of the text can mean anything to us. */
export type Json = string | number | boolean | null | Json[] | Map<string, Json>;

/** A value, where its text ends, and whether it was all there. */
export type ReadJson = { value: Json; end: number; isComplete: boolean };

const between = String.raw`(?:\s|<\/?(?:p|div|br|span|pre|code)(?=[\s/>])[^<>]*>|&nbsp;|\\[nrt])*`;
// Between values an editor may have put its paragraphs and line breaks, or an escaped line end may stand.
const gap = new RegExp(between, "y");
const bareKey = /[A-Za-z_][\w-]{0,40}/y;
const literal = /true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const quotedKeyAndColon = new RegExp(`["“'][^"“”\\\\<>\\n]{1,80}["”']${between}:`, "y");
const bareKeyAndColon = new RegExp(`[A-Za-z_][\\w-]{0,40}${between}:`, "y");
const nextInArray = /["“'`{[\d\]]|$/y;

const deepest = 40;
/** What may open a string, and what then ends it. */
const closers: Record<string, string> = { '"': '"', "“": "“”", "`": "`", "'": "'" };

/** What a string stands in. */
type Holder = "key" | "object" | "array" | "text";

/**
 * Reads JSON as machines that write articles really send it: with line ends and bare quotation marks inside strings, keys
 * without quotes, commas too many or too few, paragraphs of an editor in between, cut off at any place.
 * @returns null where no object or array starts there
 */
export function readJson(text: string, start: number): ReadJson | null {
  const sign = text.charAt(start);
  if (sign !== "{" && sign !== "[") return null;
  const reader = new Reader(text, start);
  const value = reader.value("array", 0);
  return value === undefined ? null : { value, end: reader.at, isComplete: reader.isComplete };
}

/** Reads the one JSON string that makes up the rest of a text, its end or its closing mark perhaps missing. */
export function readJsonString(text: string, start: number): ReadJson {
  const reader = new Reader(text, start);
  const value = reader.value("text", 0) ?? "";
  return { value, end: reader.at, isComplete: reader.isComplete };
}

class Reader {
  isComplete = true;
  private hasBareKeys = false;

  constructor(
    private readonly text: string,
    public at: number,
  ) {}

  /** The value that starts here; undefined where there is none, and then nothing after it can be read. */
  value(holder: Holder, depth: number): Json | undefined {
    const sign = this.text.charAt(this.at);
    if (depth > deepest) return this.broken();
    if (sign === "{") return this.object(depth + 1);
    if (sign === "[") return this.array(depth + 1);
    if (sign in closers) return this.string(holder);
    const word = this.take(literal);
    if (word === "") return this.broken();
    return word === "true" ? true : word === "false" ? false : word === "null" ? null : Number(word);
  }

  private object(depth: number): Json {
    const object = new Map<string, Json>();
    for (this.at += 1; this.isComplete;) {
      this.take(gap);
      const sign = this.text.charAt(this.at);
      if (sign === "," || sign === "}") this.at += 1;
      if (sign === "}") return object;
      if (sign !== ",") this.member(object, depth);
    }
    return object;
  }

  private member(object: Map<string, Json>, depth: number): void {
    const key = this.key();
    this.take(gap);
    if (key === "" || this.text.charAt(this.at) !== ":") return this.broken();
    this.at += 1;
    this.take(gap);
    const value = this.value("object", depth);
    if (value !== undefined && !object.has(key)) object.set(key, value);
  }

  private array(depth: number): Json {
    const list: Json[] = [];
    for (this.at += 1; this.isComplete;) {
      this.take(gap);
      const sign = this.text.charAt(this.at);
      if (sign === "," || sign === "]") this.at += 1;
      if (sign === "]") return list;
      if (sign === ",") continue;
      const value = this.value("array", depth);
      if (value !== undefined) list.push(value);
    }
    return list;
  }

  private key(): string {
    if (this.text.charAt(this.at) in closers) return this.string("key");
    this.hasBareKeys = true;
    return this.take(bareKey);
  }

  private string(holder: Holder): string {
    const closing = closers[this.text.charAt(this.at)] ?? "";
    const from = this.at + 1;
    for (this.at = from; this.at < this.text.length; this.at += 1) {
      if (this.text.charAt(this.at) === "\\") this.at += 1;
      else if (closing.includes(this.text.charAt(this.at)) && this.isEndOf(holder, this.at + 1)) {
        this.at += 1;
        return unescapeJson(this.text.slice(from, this.at - 1));
      }
    }
    this.at = this.text.length;
    this.isComplete = false;
    return unescapeJson(this.text.slice(from));
  }

  /** Whether a quotation mark before this place ended its string: what follows is what may follow a string there. */
  private isEndOf(holder: Holder, place: number): boolean {
    const next = matchEnd(gap, this.text, place);
    const sign = this.text.charAt(next);
    if (holder === "key") return sign === ":";
    if (holder === "text") return sign === "" || sign === "`";
    if (sign === "" || sign === "}" || sign === "]") return true;
    if (sign !== ",") return holder === "object" && matchEnd(quotedKeyAndColon, this.text, next) > next;
    const beyond = matchEnd(gap, this.text, next + 1);
    if (holder === "array") return isAt(nextInArray, this.text, beyond);
    if (/^[}\],]?$/.test(this.text.charAt(beyond))) return true;
    return (
      matchEnd(quotedKeyAndColon, this.text, beyond) > beyond ||
      (this.hasBareKeys && matchEnd(bareKeyAndColon, this.text, beyond) > beyond)
    );
  }

  private take(pattern: RegExp): string {
    const from = this.at;
    this.at = matchEnd(pattern, this.text, from);
    return this.text.slice(from, this.at);
  }

  private broken(): undefined {
    this.isComplete = false;
  }
}

function matchEnd(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

function isAt(pattern: RegExp, text: string, from: number): boolean {
  pattern.lastIndex = from;
  return pattern.test(text);
}
