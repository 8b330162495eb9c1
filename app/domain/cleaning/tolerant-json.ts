import { jsonrepair } from "jsonrepair";

import { unescapeJson } from "./json-escapes";
import { inStrictQuotes } from "./json-strings";

/** A value as JSON knows it; objects as maps, so that no key of the text can mean anything to us. */
export type Json = string | number | boolean | null | Json[] | Map<string, Json>;

/** A value, where its text ends, and whether it was all there. */
export type ReadJson = { value: Json; end: number; isComplete: boolean };

/** What is longer is read where it is JSON, and not repaired: that takes its time. In characters. */
const longestRepaired = 50_000;
const deepest = 40;

/**
 * Reads JSON as machines that write articles really send it: with line ends and bare quotation marks inside strings, keys without
 * quotes, commas too many or too few, paragraphs of an editor in between, cut off at any place.
 * @returns null where no object or array starts there, or none that can be repaired
 */
export function readJson(text: string, start: number): ReadJson | null {
  if (!/[{[]/.test(text.charAt(start))) return null;
  const { json, end, isComplete } = inStrictQuotes(text, start);
  const value = parsed(json) ?? (json.length <= longestRepaired ? repaired(json) : undefined);
  return value === undefined ? null : { value, end, isComplete };
}

/** Reads the one JSON string that makes up the rest of a text, its end or its closing mark perhaps missing. */
export function readJsonString(text: string, start: number): ReadJson {
  const inside = text.slice(start + 1);
  const close = /["“”][\s`]*$/.exec(inside);
  const end = close ? start + 2 + close.index : text.length;
  return { value: unescapeJson(text.slice(start + 1, close ? end - 1 : end)), end, isComplete: close !== null };
}

function repaired(json: string): Json | undefined {
  try {
    return parsed(jsonrepair(json));
  } catch {
    return undefined;
  }
}

function parsed(json: string): Json | undefined {
  try {
    return asMaps(JSON.parse(json), 0);
  } catch {
    return undefined;
  }
}

function asMaps(value: unknown, depth: number): Json {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value !== "object" || value === null || depth > deepest) return null;
  if (Array.isArray(value)) return value.map((each) => asMaps(each, depth + 1));
  return new Map(Object.entries(value).map(([key, each]) => [key, asMaps(each, depth + 1)]));
}
