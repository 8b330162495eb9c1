import { z } from "zod";

import { searchFeatureKeys } from "~/domain/listings/features";

import { tableNames, themes } from "./entry";
import { entryUnits } from "./values/unit";

const day = z.iso.date();
const sum = z.union([z.number(), z.tuple([z.number(), z.number()])]);
const isInOrder = (value: z.infer<typeof sum>) => typeof value === "number" || value[0] < value[1];

/**
 * A figure that belongs to an entry: its texts, and those of others, name it. One of law, tariff or market was read somewhere; one that
 * follows from others is worked out: `of` is what would stand in the braces.
 */
const entryFigure = z
  .strictObject({
    value: sum.refine(isInOrder, "the first of two is the lower").optional(),
    unit: z.enum(entryUnits).optional(),
    /** Where it was read: a law with its article, a tariff, whose market figure. */
    from: z.string().min(1).optional(),
    /** By when it has to be read again (ISO). */
    until: day.optional(),
    of: z.string().min(1).optional(),
  })
  .superRefine((figure, { addIssue }) => {
    const { of, ...read } = figure;
    for (const part of ["value", "unit", "from", "until"] as const) {
      if ((read[part] === undefined) === (of === undefined))
        addIssue({ code: "custom", path: [part], message: of === undefined ? "is missing" : "stands in `of` already" });
    }
  });
export type EntryFigure = z.infer<typeof entryFigure>;

/** What texts call a figure of their own entry: small letters and dashes. */
const figureName = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, "a name has small letters, digits and dashes");

/** What a worked sum of the entry's texts comes to: `of` is what stands in the braces. */
const workedExample = z.strictObject({ of: z.string().min(1), is: sum });

const hash = z.string().regex(/^[0-9a-f]{12}$/, "twelve digits of a hash, in quotation marks");

/** The file that an entry's four texts have in common. */
export const entryFacts = z.strictObject({
  theme: z.enum(themes),
  homes: z.enum([...searchFeatureKeys, "old", "any"]).optional(),
  table: z.enum(tableNames).optional(),
  related: z.array(z.string()),
  place: z.string().optional(),
  quarter: z.enum(["inside", "beside"]).optional(),
  postal_codes: z.array(z.string().regex(/^08\d{3}$/)).default([]),
  middle: z.tuple([z.number(), z.number()]).optional(),
  lines: z.string().optional(),
  figures: z.record(figureName, entryFigure).optional(),
  examples: z.array(workedExample).min(1).optional(),
  /** What is written out on purpose, as English writes it, and why: it is no figure of law, tariff or market. */
  written: z.record(z.string(), z.string().min(1)).optional(),
  /** Why a language has more or less to tell than the first one: it is not compared then. */
  differs: z.partialRecord(z.enum(["es", "ca", "ru"]), z.string().min(1)).optional(),
  /** Of which state of the English text each translation is: see `hashOf`. Left out: as it was converted. */
  translated: z.partialRecord(z.enum(["es", "ca", "ru"]), hash).optional(),
  checked: day,
  review_by: day,
});
export type EntryFacts = z.infer<typeof entryFacts>;
