import { Bot, Check, Circle, Clock, LoaderCircle, type LucideIcon, Pencil, TriangleAlert } from "lucide-react";

import type { TranslationRow } from "~/domain/listings/translation";
import type { DraftStatus } from "~/domain/translations/translation-draft";

/** How a text stands, with what a service is doing about it. */
export type TextState = TranslationRow["state"] | DraftStatus;

/** A draft says more than the lack that it is to mend. */
export function textState({ state }: TranslationRow, draft: DraftStatus | undefined): TextState {
  return state === "source" ? state : (draft ?? state);
}

/** The look of each state, beside its word. */
export const translationLooks: Readonly<Record<TextState, { icon: LucideIcon; tint: string }>> = {
  source: { icon: Pencil, tint: "text-stone-600" },
  missing: { icon: Circle, tint: "text-stone-600" },
  stale: { icon: TriangleAlert, tint: "text-warn-700" },
  current: { icon: Check, tint: "text-ok-700" },
  waiting: { icon: Clock, tint: "text-stone-600" },
  working: { icon: LoaderCircle, tint: "text-mar-700" },
  ready: { icon: Bot, tint: "text-warn-700" },
  failed: { icon: TriangleAlert, tint: "text-bad-700" },
};

/** Whether a press would have the text translated: nothing is there, or under way. */
export function isToBeAsked(state: TextState): boolean {
  return state === "missing" || state === "stale" || state === "failed";
}
