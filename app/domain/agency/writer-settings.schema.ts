import { z } from "zod";

import { decimal } from "~/domain/fields/number.schema";

import { versionField } from "./setting-fields.schema";
import { writerKinds, type WriterSettings } from "./writer-settings";

/** The most that a month may cost, EUR: more is a slip of the finger. */
export const highestBudget = 10_000;
const highestPrice = 10_000;

/** An amount as people write it, `20`, `0.15` or `0,15`. */
function amount(invalid: string, most: number) {
  return decimal(/^\d{1,6}(?:[.,]\d{1,6})?\s*€?$/, invalid).refine((euro) => euro <= most, invalid);
}

/**
 * The form of the article writer. A budget without prices would guard nothing: both are asked for where a service writes.
 * @param hasEndpoint whether ARTICLE_API_URL and its companions are set
 */
export function writerSchema(hasEndpoint: boolean) {
  return z
    .object({
      version: versionField(),
      writer: z.enum(writerKinds, { error: "settings.writer.required" }),
      budget: amount("settings.budget.invalid", highestBudget)
        .refine((euro) => Number.isInteger(Math.round(euro * 1e6) / 1e4), "settings.budget.invalid")
        .default(0),
      inputPrice: amount("settings.price.invalid", highestPrice).optional(),
      outputPrice: amount("settings.price.invalid", highestPrice).optional(),
    })
    .superRefine(({ writer, inputPrice, outputPrice }, context) => {
      if (writer === "built-in") return;
      const demand = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
      if (!hasEndpoint) demand("writer", "settings.writer.noEndpoint");
      if (inputPrice === undefined) demand("inputPrice", "settings.price.required");
      if (outputPrice === undefined) demand("outputPrice", "settings.price.required");
    })
    .transform(({ version, inputPrice = null, outputPrice = null, ...form }) => ({
      version,
      settings: { ...form, inputPrice, outputPrice } satisfies WriterSettings,
    }));
}
