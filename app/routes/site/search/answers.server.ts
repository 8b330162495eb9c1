import type { Submission, SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

import {
  afterStoring,
  backName,
  canChange,
  type BriefProgress,
  type BriefStep,
  stepFor,
  withDetails,
  withPreferences,
  withWishes,
} from "~/domain/enquiries/briefs/brief-progress";
import { wishesOf } from "~/domain/enquiries/briefs/listed-brief";
import { isSameBrief, type SearchBrief } from "~/domain/enquiries/briefs/search-brief";
import { detailsSchema, locationSchema, preferencesSchema } from "~/domain/enquiries/briefs/search-brief.schema";
import { honeypotName, languageName, stampName } from "~/domain/enquiries/receiving/guard-fields";
import { readSearch } from "~/domain/properties/search-address";
import { doubtOf } from "~/http/forms/asked-address.server";
import { leadToLanguage, leadToStep, readBrief } from "~/http/forms/brief.server";
import { formErrors, formFailure, formInLanguage } from "~/http/forms/form-answer.server";
import { isStale, returnPath } from "~/http/forms/form-guard.server";
import { changeSentBrief, takeEnquiry } from "~/http/forms/take-enquiry.server";
import { languageOf } from "~/http/pages/language.server";

/** What a step's form shows of earlier answers, in the shape in which a refused form gives its values back. */
export function keptAnswers({ person, typed, brief }: BriefProgress, step: BriefStep): SubmissionResult {
  if (step !== 1) {
    return { initialValue: { ...brief, neighborhoods: [...brief.neighborhoods], features: [...brief.features] } };
  }
  if (typed) return { initialValue: typed };
  if (!person) return { initialValue: {} };
  const { wantsNews, ...said } = person;
  return { initialValue: { ...said, ...(wantsNews ? { news: "on" } : {}) } };
}

const schemas = { 1: detailsSchema, 2: preferencesSchema, 3: locationSchema };

/** The step in another language, with what was typed so far; undefined where no other was chosen. */
export async function inLanguage(request: Request, form: FormData, step: 1 | 2 | 3) {
  if (!form.has(languageName)) return undefined;
  const submission = parseWithZod(form, { schema: schemas[step] });
  const kept = withTyped(await readBrief(request), form, step);
  return (kept && (await leadToLanguage(request, kept))) ?? formInLanguage(request, submission);
}

/** The search with what stands in a step; undefined where that is kept for its own answer alone. */
function withTyped(progress: BriefProgress, form: FormData, step: 1 | 2 | 3): BriefProgress | undefined {
  // Answers of a search that was sent are no others until they are sent again.
  if (canChange(progress)) return undefined;
  if (step === 1) return { ...progress, typed: typedIn(form) };
  if (step === 2) return withWishes(progress, preferences(readable(form, preferencesSchema)));
  return wordsRefused(form) ? undefined : withWishes(progress, location(readable(form, locationSchema)));
}

function typedIn(form: FormData): NonNullable<BriefProgress["typed"]> {
  const said = (name: string) => String(form.get(name) ?? "");
  const ticked = (name: "privacy" | "news") => (form.get(name) === "on" ? { [name]: "on" as const } : {});
  return { name: said("name"), email: said("email"), ...ticked("privacy"), ...ticked("news") };
}

/** What was asked of the list of homes, where the visitor comes from there: the address carries it to the answer of step 1. */
export function listedWishes(request: Request): Partial<SearchBrief> {
  return wishesOf(readSearch(new URL(request.url).searchParams));
}

/** Step 1: keeps who searches, and what was asked of the list before. */
export function answerDetails(request: Request, form: FormData, progress: BriefProgress) {
  const submission = parseWithZod(form, { schema: detailsSchema });
  if (submission.status !== "success") return formErrors(submission);

  const { name, email, news } = submission.value;
  const doubt = doubtOf(form, email);
  if (doubt) return formErrors(submission, { email: [doubt] });
  const person = { name, email, wantsNews: news === "on" };
  return leadToStep(
    languageOf(request),
    2,
    withDetails(withWishes(progress, listedWishes(request)), { person, guard: progress.guard ?? firstGuard(form) }),
  );
}

/** Step 2: keeps what the home should be. */
export async function answerBudget(request: Request, form: FormData, progress: BriefProgress) {
  const submission = parseWithZod(form, { schema: preferencesSchema });
  if (submission.status !== "success") return formErrors(submission);

  const said = preferences(submission.value);
  if (canChange(progress)) return change(request, form, { submission, progress, said });
  return leadToStep(languageOf(request), 3, withPreferences(progress, said));
}

/** Step 3: stores the brief as a message, and leads to the homes that fit it. */
export async function answerLocation(request: Request, form: FormData, progress: BriefProgress) {
  const submission = parseWithZod(form, { schema: locationSchema });
  if (submission.status !== "success") return formErrors(submission);

  const language = languageOf(request);
  const said = location(submission.value);
  if (canChange(progress)) return change(request, form, { submission, progress, said });
  const whole = withWishes(progress, said);
  // The browser's own Back leads here again after the brief was stored, when we no longer know who sends it.
  if (whole.isStored) return leadToStep(language, 4, whole);
  if (!whole.person || stepFor(whole, 3) !== 3) return leadToStep(language, 3, whole);

  const { name, email, wantsNews } = whole.person;
  const taken = await takeEnquiry(
    request,
    guardedSinceFirst(form, whole),
    {
      kind: "search-brief",
      firstName: name,
      email,
      message: whole.brief.additionalRequirements,
      page: returnPath(form, "/search"),
      asked: whole.brief,
      wantsNews,
    },
    "search.failed",
  );
  if (taken.trouble) return formFailure(submission, taken.trouble);
  return leadToStep(language, 4, afterStoring(whole, taken.id ?? undefined));
}

/** An answer of a search that was sent: the message is written anew, and nobody is asked again who they are. */
async function change(
  request: Request,
  form: FormData,
  {
    submission,
    progress,
    said,
  }: { submission: Submission<unknown>; progress: BriefProgress; said: Partial<SearchBrief> },
) {
  const language = languageOf(request);
  const brief = { ...progress.brief, ...said };
  if (progress.message === undefined || isSameBrief(brief, progress.brief)) return leadToStep(language, 4, progress);

  const taken = await changeSentBrief(request, form, { id: progress.message, brief });
  if (taken.trouble) return formFailure(submission, taken.trouble);
  // Erased in the meantime, and with it who it was from: the wishes are kept, and the first step asks.
  if (taken.id === null) return leadToStep(language, 1, withWishes(progress, said));
  return leadToStep(language, 4, afterStoring({ brief }, taken.id));
}

/** Back to the step that the button names, or one back, with what was typed as far as it can be read. */
export function stepBack(request: Request, form: FormData, progress: BriefProgress, step: 1 | 2 | 3) {
  const language = languageOf(request);
  // From a change of a search that was sent, back to where it can be seen whole.
  if (canChange(progress) && step !== 1) return leadToStep(language, 4, progress);
  if (step === 3) {
    const said = location(readable(form, locationSchema));
    return wordsRefused(form) ?? leadToStep(language, form.get(backName) === "1" ? 1 : 2, withWishes(progress, said));
  }
  if (step === 2) return leadToStep(language, 1, withWishes(progress, preferences(readable(form, preferencesSchema))));
  return leadToStep(language, 1, progress);
}

// What is not said is written down as not said, so that it takes the place of an earlier answer.
function preferences(said: Partial<z.output<typeof preferencesSchema>>): Partial<SearchBrief> {
  const { budget, propertyType, bedrooms, bathrooms, timeline } = said;
  return { budget, propertyType, bedrooms, bathrooms, timeline };
}

function location(said: Partial<z.output<typeof locationSchema>>): Partial<SearchBrief> {
  const { neighborhoods = [], features = [], additionalRequirements } = said;
  return { neighborhoods, features, additionalRequirements };
}

/** The last step with a complaint, where its own words can't be carried along: a choice that we don't know may go, a word may not. */
function wordsRefused(form: FormData) {
  const submission = parseWithZod(form, { schema: locationSchema });
  return submission.status === "error" && submission.error?.additionalRequirements ? formErrors(submission) : undefined;
}

/** The answers that are right, without those that are not. Every answer of these steps may be missing. */
function readable<Schema extends z.ZodObject>(form: FormData, schema: Schema): Partial<z.output<Schema>> {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return submission.value;
  const right = new FormData();
  for (const [name, value] of form) if (!submission.error?.[name]) right.append(name, value);
  const rest = parseWithZod(right, { schema });
  return rest.status === "success" ? rest.value : {};
}

function firstGuard(form: FormData) {
  const stamp = form.get(stampName);
  const trap = form.get(honeypotName);
  return {
    stamp: typeof stamp === "string" ? stamp.slice(0, 100) : "",
    isTrapped: trap !== null && trap !== "",
  };
}

/** The last form as the guard should see it: drawn when the first was, and trapped if the first was. */
function guardedSinceFirst(form: FormData, { guard }: BriefProgress): FormData {
  if (!guard) return form;
  // Begun longer than a day ago and carried on now: this step says when.
  if (!isStale(guard.stamp, new Date())) form.set(stampName, guard.stamp);
  if (guard.isTrapped) form.set(honeypotName, "filled");
  return form;
}
