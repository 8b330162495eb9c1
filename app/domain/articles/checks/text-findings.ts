import { fewestWords } from "~/domain/cleaning/check-content";
import { countWords } from "~/domain/cleaning/text-statistics";
import type { Entry } from "~/domain/guide/entry";
import { figuresIn } from "~/domain/guide/written-figures";
import { leavesOwnWords } from "~/domain/writer/article/own-words";
import type { Language } from "~/i18n/languages";

import { type ArticleTexts, languageIn } from "../article-form";

import { type ArticleFinding, fewestUsefulWords } from "./findings";
import { missingKeywordWords, soughtWords } from "./keyword-check";

type CheckedTexts = Pick<ArticleTexts, "title" | "content" | "keyword" | "language">;

type Known = {
  /** Our own. */
  hosts: readonly string[];
  answered?: Entry | undefined;
  /** Figures that the service that wrote it was not given. */
  unsourced: readonly string[];
};

/** What an article's own text shows: its keyword where it should stand, its length, its links, figures from nowhere. */
export function textFindings(
  { title, content, keyword, language }: CheckedTexts,
  { hosts, answered, unsourced }: Known,
): ArticleFinding[] {
  const words = countWords(content);
  // An empty page lacks everything; that it is short says enough.
  if (words === 0) return [];
  return [
    ...(soughtWords(keyword).length === 0
      ? [{ kind: "keywordMissing" } as const]
      : missingKeywordWords(keyword, { title, content }, answered).map(
          (missing) => ({ kind: "keyword", ...missing }) as const,
        )),
    ...(words >= fewestWords && words < fewestUsefulWords ? [{ kind: "thin", words } as const] : []),
    ...unsourcedFigures(content, languageIn({ language }), unsourced),
    ...(leavesOwnWords(content) ? [{ kind: "ownWords" } as const] : []),
    ...(hasOwnLink(content, hosts) ? [] : [{ kind: "unlinked" } as const]),
  ];
}

/** Those that nobody has taken out meanwhile. */
function unsourcedFigures(content: string, language: Language, unsourced: readonly string[]): ArticleFinding[] {
  if (unsourced.length === 0) return [];
  const said = new Set(figuresIn(content, language).map((figure) => figure.said));
  const figures = unsourced.filter((figure) => said.has(figure));
  return figures.length > 0 ? [{ kind: "unsourced", figures }] : [];
}

function hasOwnLink(content: string, hosts: readonly string[]): boolean {
  return [...content.matchAll(/<a\s[^<>]*?href\s*=\s*["']?([^"'\s<>]+)/gi)].some(([, target = ""]) => {
    if (/^\/(?!\/)/.test(target)) return true;
    return hosts.includes(URL.parse(target)?.host ?? "");
  });
}
