import { type ArticleTexts, languageIn } from "~/domain/articles/article-form";
import { toSlug } from "~/domain/articles/slug";
import { metaDescriptionGuide } from "~/domain/cleaning/text-statistics";

/** The way to the page as search engines write it. */
export function resultAddress(site: string, texts: ArticleTexts): string {
  const language = languageIn(texts);
  const slug = toSlug(texts.slug.trim() || texts.title, language);
  return [site, ...(language === "en" ? [] : [language]), "articles", ...(slug ? [slug] : [])].join(" › ");
}

/** As much of a description as there is room for. */
export function resultDescription(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  const { to } = metaDescriptionGuide;
  return characters.length > to ? `${characters.slice(0, to).join("").trimEnd()} …` : line;
}
