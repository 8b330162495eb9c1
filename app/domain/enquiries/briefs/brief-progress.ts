import { emptyBrief, isSameBrief, type SearchBrief } from "./search-brief";

/** The steps of the property search: contact details, budget, location, confirmation. Specification, section 2. */
export const briefSteps = [1, 2, 3, 4] as const;
export type BriefStep = (typeof briefSteps)[number];

/** Name of the buttons that lead back to the step of their value; they keep what was typed and demand nothing. */
export const backName = "back";

/** A search on its way: what was answered so far and how far that leads. */
export type BriefProgress = {
  /** Who searches; forgotten once the brief is stored. */
  person?: { name: string; email: string; wantsNews: boolean };
  /** What stands in the first step and was not answered with yet: while its language is changed. */
  typed?: { name: string; email: string; privacy?: "on"; news?: "on" };
  /** When the first step was drawn, signed, and whether its trap was filled in; judged when the brief is sent. */
  guard?: { stamp: string; isTrapped: boolean };
  brief: SearchBrief;
  /** How many steps were answered and accepted, one after the other. */
  answered: 0 | 1 | 2;
  /** Whether this brief was stored as a message: then the confirmation can be seen again. */
  isStored: boolean;
  /** The message with it, while its answers can still be changed. */
  message?: number;
};

export const noProgress: BriefProgress = { brief: emptyBrief, answered: 0, isStored: false };

/** The step that a visitor sees who asks for one: that step, or the first that still has to be answered before it. */
export function stepFor(progress: BriefProgress, wanted: BriefStep): BriefStep {
  if (wanted === 4) return progress.isStored ? 4 : firstUnanswered(progress);
  if (canChange(progress)) return wanted;
  return wanted <= firstUnanswered(progress) ? wanted : firstUnanswered(progress);
}

/** Whether an answer can be changed after the search was sent, without saying again who asks. */
export function canChange({ isStored, message }: BriefProgress): boolean {
  return isStored && message !== undefined;
}

/** Step 1 was answered. It begins a new search after one that was stored, with the same wishes. */
export function withDetails(
  progress: BriefProgress,
  details: Required<Pick<BriefProgress, "person" | "guard">>,
): BriefProgress {
  const { message: _before, typed: _answered, ...rest } = progress;
  return { ...rest, ...details, answered: progress.answered === 0 ? 1 : progress.answered, isStored: false };
}

/** Step 2 was answered; without step 1 before it, its answers wait for their turn. */
export function withPreferences(progress: BriefProgress, said: Partial<SearchBrief>): BriefProgress {
  return { ...withWishes(progress, said), answered: progress.answered === 0 ? 0 : 2 };
}

/**
 * Wishes as far as they were said, without a claim that their step is done: on the way back to an earlier one. A brief that
 * was stored and now asks for something else is not that brief any more.
 */
export function withWishes(progress: BriefProgress, said: Partial<SearchBrief>): BriefProgress {
  const brief = { ...progress.brief, ...said };
  if (isSameBrief(brief, progress.brief)) return { ...progress, brief };
  const { message: _before, ...rest } = progress;
  return { ...rest, brief, isStored: false };
}

/** What is left when the brief is stored: the wishes, by which homes are shown, and no longer who has them. */
export function afterStoring({ brief }: Pick<BriefProgress, "brief">, message?: number): BriefProgress {
  return { brief, answered: 0, isStored: true, ...(message === undefined ? {} : { message }) };
}

function firstUnanswered({ answered }: BriefProgress): 1 | 2 | 3 {
  return answered === 0 ? 1 : answered === 1 ? 2 : 3;
}
