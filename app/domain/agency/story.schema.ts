import { z } from "zod";

import { optionalTick } from "~/domain/fields/choice.schema";
import { joinedLine } from "~/domain/fields/text.schema";

import type { StorySettings } from "./agency";
import { fromFields, toFields, versionField } from "./setting-fields.schema";

export const storyLimits = { quote: 400, byline: 120, howVerified: 200 } as const;

const quote = joinedLine("settings.story.quote.required", storyLimits.quote);
const byline = joinedLine("settings.story.byline.required", storyLimits.byline);
const howVerified = joinedLine("settings.story.howVerified.required", storyLimits.howVerified);

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
    "howVerified-en": howVerified,
    "howVerified-es": howVerified,
    "howVerified-ca": howVerified,
    "howVerified-ru": howVerified,
    isPublished: optionalTick(),
  })
  .transform((form) => ({
    version: form.version,
    item: {
      quote: fromFields(form, "quote"),
      byline: fromFields(form, "byline"),
      howVerified: fromFields(form, "howVerified"),
      isPublished: form.isPublished === "on",
    } satisfies StorySettings,
  }));

/** What stands in the fields of the form. */
export function storyFields(story: StorySettings): Record<string, string> {
  return {
    ...toFields("quote", story.quote),
    ...toFields("byline", story.byline),
    ...toFields("howVerified", story.howVerified),
    isPublished: story.isPublished ? "on" : "",
  };
}
