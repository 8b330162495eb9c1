import type { BriefStep } from "~/domain/enquiries/briefs/brief-progress";

/** The address of a step of the property search, without language: the first is the search itself. */
export function stepPath(step: BriefStep): string {
  return step === 1 ? "/search" : `/search/${step}`;
}

/** The step that an address names; `undefined` for one that is not there. */
export function readStep(segment: string | undefined): BriefStep | undefined {
  if (segment === undefined) return 1;
  return ([2, 3, 4] as const).find((step) => String(step) === segment);
}
