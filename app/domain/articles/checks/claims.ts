import { type ArticleTexts, languageIn } from "../article-form";
import { checkFacts, type FactFinding } from "../facts/fact-check";

/** What an article states that we know to be wrong, in its title, its text or its description. */
export function falseClaims({
  title,
  content,
  metaDescription,
  language,
}: Pick<ArticleTexts, "title" | "content" | "metaDescription" | "language">): FactFinding[] {
  const page = `<h2>${escaped(title)}</h2>${content}<p>${escaped(metaDescription)}</p>`;
  return checkFacts(page, languageIn({ language }));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
