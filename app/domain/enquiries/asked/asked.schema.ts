import { z } from "zod";

import { serviceSlugs } from "~/domain/services/service";

import { briefQuestions } from "../briefs/search-brief.schema";
import type { EnquiryKind } from "../enquiry";

import { contactQuestions } from "./contact.schema";
import { consultationQuestions, quoteQuestions } from "./service-request.schema";
import { premiumValuationQuestions, valuationQuestions } from "./valuation.schema";
import { viewingQuestions } from "./viewing.schema";

const service = z.enum(serviceSlugs);
/** Barcelona's time, as a field holds it: `2026-11-28T10:00`. */
const chosenTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const home = z.object({ id: z.int(), title: z.string() });

/**
 * What each kind of message holds beside who wrote it and in what words, as keys: the answers of its form, and what the page
 * knew itself. Names of homes and developments are kept as they stood on the page. Every answer may be missing.
 */
export const askedSchemas = {
  contact: z.object({ ...contactQuestions, homes: z.array(home), chosenTime }).partial(),
  valuation: z.object({ ...valuationQuestions, chosenTime }).partial(),
  "premium-valuation": z.object(premiumValuationQuestions).partial(),
  "search-brief": z.object(briefQuestions),
  viewing: z.object({ ...viewingQuestions, home: home.optional(), chosenTime: chosenTime.optional() }),
  quote: z.object({ ...quoteQuestions, service }).partial(),
  development: z.object({ development: z.string(), unit: z.string() }).partial(),
  consultation: z.object({ ...consultationQuestions, service }).partial(),
} satisfies Record<EnquiryKind, z.ZodObject>;

/** The answers of one kind of message. */
export type AskedBy<Kind extends EnquiryKind> = z.output<(typeof askedSchemas)[Kind]>;

export type Question = { [Kind in EnquiryKind]: keyof AskedBy<Kind> }[EnquiryKind];

type Answer<Name extends Question> = {
  [Kind in EnquiryKind]: Name extends keyof AskedBy<Kind> ? AskedBy<Kind>[Name] : never;
}[EnquiryKind];

/** The answers of a message of any kind. */
export type Asked = { readonly [Name in Question]?: Readonly<Answer<Name>> | undefined };
