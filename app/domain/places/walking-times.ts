/** What a neighbourhood's walking times lead to, in the order in which they are told. */
export const walkGoals = ["metro", "school", "market"] as const;
export type WalkGoal = (typeof walkGoals)[number];

/** Minutes on foot from the middle of a neighbourhood, 1 to 60; null where nobody has entered any. */
export type WalkingTimes = Readonly<Record<WalkGoal, number | null>>;

export const longestWalk = 60;

/** What stands in the fields of the form. */
export function walkingTimeFields(times: WalkingTimes): Record<WalkGoal, string> {
  return { metro: written(times.metro), school: written(times.school), market: written(times.market) };
}

function written(minutes: number | null): string {
  return minutes === null ? "" : String(minutes);
}

/** Whether anything is known, and so shown. */
export function isEntered(times: WalkingTimes): boolean {
  return walkGoals.some((goal) => times[goal] !== null);
}
