import type { Issue } from "~/domain/cleaning/check-content";
import { panelList } from "~/i18n/admin-list";

type Say = (key: "articles.issue.line" | "articles.issue.lines", values: Record<string, string | number>) => string;

const mostLines = 8;

/** Where an issue shows, in words: `Lines 6 and 11`, `Line 9, column 21: \n`. One of the whole text has no place. */
export function placesOf({ kind, line, column, excerpt, places }: Issue, say: Say): string {
  if (kind === "short" || kind === "heading") return "";
  const lines = [...new Set(places.map((place) => place.line))];
  if (lines.length === 1) return say("articles.issue.line", { line, column, excerpt });
  const shown = lines.slice(0, mostLines).map(String);
  return say("articles.issue.lines", { lines: panelList.format(lines.length > mostLines ? [...shown, "…"] : shown) });
}
