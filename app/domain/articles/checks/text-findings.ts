import { fewestWords } from "~/domain/cleaning/check-content";
import { countWords } from "~/domain/cleaning/text-statistics";
import type { Entry } from "~/domain/guide/entry";
import { leavesOwnWords } from "~/domain/writer/article/own-words";

import type { ArticleTexts } from "../article-form";

import { type ArticleFinding, fewestUsefulWords } from "./findings";
import { missingKeywordWords, soughtWords } from "./keyword-check";

type CheckedTexts = Pick<ArticleTexts, "title" | "content" | "keyword">;

/** What an article's own text shows: its keyword where it should stand, its length, its links. `hosts` are our own. */
export function textFindings(
  { title, content, keyword }: CheckedTexts,
  { hosts, answered }: { hosts: readonly string[]; answered?: Entry | undefined },
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
    ...(leavesOwnWords(content) ? [{ kind: "ownWords" } as const] : []),
    ...(hasOwnLink(content, hosts) ? [] : [{ kind: "unlinked" } as const]),
  ];
}

function hasOwnLink(content: string, hosts: readonly string[]): boolean {
  return [...content.matchAll(/<a\s[^<>]*?href\s*=\s*["']?([^"'\s<>]+)/gi)].some(([, target = ""]) => {
    if (/^\/(?!\/)/.test(target)) return true;
    return hosts.includes(URL.parse(target)?.host ?? "");
  });
}
