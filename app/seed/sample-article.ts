import { z } from "zod";

/** What the four languages of an article have in common. */
export const sampleArticle = z
  .strictObject({
    group: z.string(),
    /** What of the guide it answers. */
    about: z.string(),
    /** References of the sample homes that stand under it. */
    homes: z.array(z.string()).readonly(),
  })
  .readonly();

/** An article in one language. */
export const sampleArticleText = z
  .strictObject({
    title: z.string(),
    slug: z.string(),
    /** What people search for. */
    keyword: z.string(),
    /** 150 to 160 characters. */
    metaDescription: z.string(),
    /** HTML as the sanitiser leaves it. */
    content: z.string(),
  })
  .readonly();
