import { z } from "zod";

import { tick } from "~/domain/fields/choice.schema";
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

/** The address of the verb itself is what a service's documentation shows first. */
export function baseAddress(url: string): string {
  return url.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
}

/** A key goes into a header, on one line. */
const printable = /^[\x21-\x7e]+$/;

/**
 * The form of the article writer. A budget without prices would guard nothing: both are asked for where a service writes.
 * @param hasEndpoint whether ARTICLE_API_URL and its companions are set
 */
export function writerSchema(hasEndpoint: boolean) {
  return z
    .object({
      version: versionField(),
      writer: z.enum(writerKinds, { error: "settings.writer.required" }),
      url: z
        .url({ protocol: /^https?$/, error: "settings.service.url.invalid" })
        .max(300, "settings.service.url.invalid")
        .refine((url) => !/[?#@]/.test(url), "settings.service.url.invalid")
        .transform(baseAddress)
        .optional(),
      model: z.string().trim().max(200, "field.tooLong|max=200").optional(),
      key: z
        .string()
        .trim()
        .max(500, "field.tooLong|max=500")
        .regex(printable, "settings.service.key.invalid")
        .optional(),
      forgetKey: tick().optional(),
      budget: amount("settings.budget.invalid", highestBudget)
        .refine((euro) => Number.isInteger(Math.round(euro * 1e6) / 1e4), "settings.budget.invalid")
        .default(0),
      inputPrice: amount("settings.price.invalid", highestPrice).optional(),
      outputPrice: amount("settings.price.invalid", highestPrice).optional(),
    })
    .superRefine(({ writer, url, model, inputPrice, outputPrice }, context) => {
      const demand = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
      if (url !== undefined && model === undefined) demand("model", "settings.service.model.required");
      if (url === undefined && model !== undefined) demand("url", "settings.service.url.required");
      if (writer === "built-in") return;
      if (!hasEndpoint && url === undefined) demand("url", "settings.service.url.required");
      if (inputPrice === undefined) demand("inputPrice", "settings.price.required");
      if (outputPrice === undefined) demand("outputPrice", "settings.price.required");
    })
    .transform(
      ({ version, key, forgetKey = false, url = "", model = "", inputPrice = null, outputPrice = null, ...form }) => ({
        version,
        key,
        forgetKey,
        settings: { ...form, url, model, inputPrice, outputPrice } satisfies WriterSettings,
      }),
    );
}
