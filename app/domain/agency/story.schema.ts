import { z } from "zod";

import { optionalTick } from "~/domain/fields/choice.schema";
import { joinedLine, joinedLineOrBlank, line } from "~/domain/fields/text.schema";
import { languages } from "~/i18n/languages";

import type { StorySettings } from "./agency";
import { fromFields, toFields, versionField } from "./setting-fields.schema";
import { verifications } from "./verification";

export const storyLimits = { quote: 400, byline: 120, howVerified: 200, link: 300 } as const;

const quote = joinedLine("settings.story.quote.required", storyLimits.quote);
const byline = joinedLine("settings.story.byline.required", storyLimits.byline);
const howVerified = joinedLineOrBlank(storyLimits.howVerified);

/** The form of a buyer's story; none without saying how it is known that a client wrote it (TRLGDCU art. 20.4). */
export const storySchema = z
  .object({
    version: versionField(),
    "quote-en": quote,
    "quote-es": quote,
    "quote-ca": quote,
    "quote-ru": quote,
    "byline-en": byline,
    "byline-es": byline,
    "byline-ca": byline,
    "byline-ru": byline,
    verification: z.enum(verifications, "settings.story.verification.required"),
    link: line(storyLimits.link).refine(
      (link) => link === "" || (link.startsWith("https://") && URL.canParse(link)),
      "settings.story.link.invalid",
    ),
    saidIn: line(10)
      .refine(
        (month) => month === "" || /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(month),
        "settings.story.saidIn.invalid",
      )
      .transform((month) => month || null),
    "howVerified-en": howVerified,
    "howVerified-es": howVerified,
    "howVerified-ca": howVerified,
    "howVerified-ru": howVerified,
    isPublished: optionalTick(),
  })
  .superRefine((form, context) => {
    const complain = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
    if (form.verification === "public" && form.link === "") complain("link", "settings.story.link.required");
    if (form.verification !== "described") return;
    for (const language of languages) {
      const field = `howVerified-${language}` as const;
      if (form[field] === "") complain(field, "settings.story.howVerified.required");
    }
  })
  .transform((form) => ({
    version: form.version,
    item: {
      quote: fromFields(form, "quote"),
      byline: fromFields(form, "byline"),
      verification: form.verification,
      link: form.link,
      saidIn: form.saidIn,
      howVerified: fromFields(form, "howVerified"),
      isPublished: form.isPublished === "on",
    } satisfies StorySettings,
  }));

/** What stands in the fields of the form. */
export function storyFields(story: StorySettings): Record<string, string> {
  return {
    ...toFields("quote", story.quote),
    ...toFields("byline", story.byline),
    verification: story.verification,
    link: story.link,
    saidIn: story.saidIn ?? "",
    ...toFields("howVerified", story.howVerified),
    isPublished: story.isPublished ? "on" : "",
  };
}
