/**
 * A figure of law or custom, with what makes it believable. Only figures that were read somewhere stand in these files:
 * what is merely remembered or disputed (the days within which ITP has to be paid, for one) is left out.
 */
export type DatedFigure = {
  /** The law or publication, as it is quoted. */
  source: string;
  /** The official text, where its address is known. */
  url?: string;
  /** From when it holds, ISO date; null where the source gives no day. */
  effectiveFrom: string | null;
  /** When we last read the source, ISO date. */
  checked: string;
  /** When it should be read again, ISO date. */
  reviewBy: string;
  /** high: read in the law itself or in several sources that agree; medium: in good secondary sources, shown as "about". */
  certainty: "high" | "medium";
};

/** The day on which every source of these files was read. */
export const lastRead = "2026-11-21";

/** Whether its source should have been read again by this day, ISO date. */
export function isDue({ reviewBy }: DatedFigure, day: string): boolean {
  return reviewBy <= day;
}
