import { z } from "zod";

import { plainText } from "~/domain/cleaning/plain-text";
import { line, requiredLine, words } from "~/domain/fields/text.schema";
import { isPhotoName } from "~/domain/listings/photo";
import { fromBarcelona } from "~/i18n/barcelona-time";
import { languages } from "~/i18n/languages";

import { articleStatuses } from "./article";
import { type ArticleField, type ArticleTexts, type ArticleValues, languageIn } from "./article-form";
import { toSlug } from "./slug";
import { longestKeyword, longestTitle } from "./topic";

// Messages are keys of the admin's catalogue; after `|` stands what the sentence mentions.

/** The longest texts of an article, in characters. */
export const longestArticleText: Record<
  Exclude<ArticleField, "status" | "language" | "publishAt" | "unpublishAt" | "sharePhoto">,
  number
> = {
  title: longestTitle,
  content: 200_000,
  keyword: longestKeyword,
  slug: 200,
  metaDescription: 500,
  author: 200,
  homes: 300,
};

/** `despite` is the tick, and its reason, that publishing a false claim asks for. */
export type ArticleErrors = Partial<Record<ArticleField | "despite" | "despiteReason", string[]>>;

/** `isSlugGiven` is false where the field was left blank: the slug is then made of the title, and may get a number. */
type ReadForm = { ok: true; values: ArticleValues; isSlugGiven: boolean } | { ok: false; errors: ArticleErrors };

/** A day and time by Barcelona's clock. Browsers add seconds, and one without such a field sends whatever was typed. */
const moment = z
  .string("field.invalid")
  .trim()
  .transform((text) => text.replace(/^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/, "$1T$2"))
  .superRefine((text, context) => {
    if (text === "" || fromBarcelona(text)) return;
    // A day of the calendar whose clocks do not show this time.
    const at = /T\d{2}:\d{2}$/.test(text) ? new Date(`${text}Z`) : new Date(NaN);
    const isSkipped = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
    context.addIssue({
      code: "custom",
      message: isSkipped ? "articleForm.moment.skipped" : "articleForm.moment.invalid",
    });
  });

/** Why it is to be published although it states something false. In characters. */
export const longestReason = 500;

/** What the form of an article may hold. */
export const articleSchema = z.object({
  title: requiredLine("articleForm.title.required", longestArticleText.title),
  content: words(longestArticleText.content),
  status: z.enum(articleStatuses, "field.invalid"),
  publishAt: moment,
  unpublishAt: moment,
  keyword: line(longestArticleText.keyword),
  slug: line(longestArticleText.slug),
  language: z.enum(languages, "field.invalid"),
  author: line(longestArticleText.author),
  homes: line(longestArticleText.homes),
  sharePhoto: z.string("field.invalid").refine((name) => name === "" || isPhotoName(name), "field.invalid"),
  metaDescription: words(longestArticleText.metaDescription).transform((text) => text.replace(/\s+/g, " ")),
});

/** Reads the form of an article, or says at each field what is wrong with it. */
export function readArticleForm(texts: ArticleTexts): ReadForm {
  const read = articleSchema.safeParse(texts);
  const slug = slugIn(texts);
  const across: ArticleErrors = {
    ...(texts.title.trim() !== "" && slug.error ? { slug: [slug.error] } : {}),
    ...((texts.status === "published" || texts.publishAt !== "") && plainText(texts.content) === ""
      ? { content: ["articleForm.content.required"] }
      : {}),
  };
  if (read.success && Object.keys(across).length === 0) {
    return { ok: true, values: { ...read.data, slug: slug.slug }, isSlugGiven: slug.isGiven };
  }
  return { ok: false, errors: { ...across, ...(read.success ? {} : z.flattenError(read.error).fieldErrors) } };
}

/** Whatever is typed becomes an address: "Why corners cost more" is taken as why-corners-cost-more. */
function slugIn(texts: ArticleTexts): { slug: string; isGiven: boolean; error?: string } {
  const language = languageIn(texts);
  // A text that is too long is refused by the schema; making a slug of it would only cost time.
  const typed = texts.slug.trim().slice(0, longestArticleText.slug);
  if (typed !== "") {
    const slug = toSlug(typed, language);
    return { slug, isGiven: true, ...(slug === "" && { error: "articleForm.slug.empty" }) };
  }
  const slug = toSlug(texts.title.slice(0, longestArticleText.title), language);
  return { slug, isGiven: false, ...(slug === "" && { error: "articleForm.slug.untitled" }) };
}
