/** How many homes there are, for the agent: drafts included. `total` counts the reserved ones too. */
export type PropertyCounts = { total: number; available: number; sold: number; drafts: number };
