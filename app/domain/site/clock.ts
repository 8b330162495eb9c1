const hour = 60 * 60 * 1000;

/**
 * How far the clock may be from when it was last believed. What goes at most too early is what would go within the month
 * anyway; a site that was off for a holiday is asked nothing.
 */
export const believable = { aheadBy: 30 * 24 * hour, behindBy: hour } as const;

/** A clock that cannot be believed. Both are ISO 8601, UTC. */
export type ClockDoubt = {
  /** What the machine's clock says. */
  says: string;
  /** When it was last believed, or the newest row that there is. */
  known: string;
};
