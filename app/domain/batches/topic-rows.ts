import { longestKeyword, longestTitle, mostTopics, type Topic, toTopic } from "~/domain/articles/topic";
import type { CsvRow } from "~/domain/fields/csv/csv-rows.server";
import { isLanguage, type Language } from "~/i18n/languages";
import { languageName, readLanguage } from "~/i18n/read-language";

import type { Layout } from "./topic-columns";
import { keywordFault, type TopicFault, titleFault } from "./topic-faults";

/** A topic of a file; `language` where its row names one. */
export type FileTopic = Topic & { language?: Language | undefined };

/**
 * The topics of a file. `leftOut` are the rows that are none; `isProposed`, that the titles are ours. Of too many none is taken: `count`
 * says how many there are.
 */
export type LaidTopics =
  | { ok: true; topics: FileTopic[]; leftOut: LeftOutRow[]; isProposed: boolean }
  | { ok: false; reason: "no-pairs" }
  | { ok: false; reason: "too-many"; count: number }
  | { ok: false; reason: "hopeless"; leftOut: LeftOutRow[] };

/**
 * A row that was left out: its line, counted from 1, what stands in it, and why. `about` is what that reason speaks of: the greatest
 * length, or the language.
 */
export type LeftOutRow = { line: number; text: string; fault: RowFault; about?: string | number };
type RowFault = TopicFault | "blank" | "noKeyword" | "noTitle" | "wide" | "unwritten" | "unknown";

/** Reads the rows of a file as topics. */
export function layTopics(rows: readonly CsvRow[], layout: Layout): LaidTopics {
  const laid = rows.slice(layout.headings).map((row) => layRow(row, layout));
  const whole = laid.filter((row) => !("fault" in row) || !isHalf(row));
  if (whole.length === 0) return { ok: false, reason: "no-pairs" };
  if (whole.length > mostTopics) return { ok: false, reason: "too-many", count: whole.length };
  const topics = laid.flatMap((row) => ("fault" in row ? [] : [row]));
  // What has words comes first: a spreadsheet may end in hundreds of rows without any.
  const leftOut = laid
    .flatMap((row) => ("fault" in row ? [row] : []))
    .toSorted((one, other) => Number(one.fault === "blank") - Number(other.fault === "blank"));
  if (topics.length === 0) return { ok: false, reason: "hopeless", leftOut };
  return { ok: true, topics, leftOut, isProposed: !layout.columns.includes("title") };
}

function isHalf({ fault }: LeftOutRow): boolean {
  return fault === "blank" || fault === "noKeyword" || fault === "noTitle";
}

function layRow({ line, values }: CsvRow, { columns }: Layout): FileTopic | LeftOutRow {
  const rest = columns.at(-1) === "title" ? "title" : undefined;
  const cellsOf = (kind: Layout["columns"][number]) =>
    values.filter((value, place) => value !== "" && (place < columns.length ? columns[place] : rest) === kind);
  const leftOut = (fault: RowFault, text: string, about?: string | number): LeftOutRow => {
    return { line, text: shortened(text), fault, ...(about !== undefined && { about }) };
  };
  const words = values.filter((value) => value !== "");
  if (words.length === 0) return leftOut("blank", "");
  const [keyword = ""] = cellsOf("keyword");
  const title = columns.includes("title") ? cellsOf("title").join(", ") : capitalised(keyword);
  if (rest === undefined && values.slice(columns.length).some((value) => value !== ""))
    return leftOut("wide", words.join(", "));
  const topic = toTopic(keyword, title);
  if (!topic) return leftOut(keyword === "" ? "noKeyword" : "noTitle", words.join(", "));

  const ofKeyword = keywordFault(keyword);
  if (ofKeyword) return leftOut(ofKeyword, keyword, longestKeyword);
  const ofTitle = titleFault(title);
  if (ofTitle) return leftOut(ofTitle, title, longestTitle);
  const [said = ""] = cellsOf("language");
  if (said === "") return topic;
  const language = readLanguage(said);
  if (isLanguage(language)) return { ...topic, language };
  return language === undefined
    ? leftOut("unknown", keyword, shortened(said))
    : leftOut("unwritten", keyword, languageName(language));
}

function capitalised(keyword: string): string {
  const [first = "", ...more] = keyword;
  return first.toUpperCase() + more.join("");
}

/** Enough of it to be found in the file. */
export function shortened(text: string): string {
  return text.length > 60 ? `${[...text].slice(0, 59).join("")}…` : text;
}
