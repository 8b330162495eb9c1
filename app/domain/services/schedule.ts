/** How long a step usually takes, both ends included. */
export type Duration = { from: number; to: number; unit: "days" | "weeks" };

/** A step on the chart, in days from the start of the first: each begins when the one before took its longest. */
export type ScheduledStep = { start: number; shortest: number; longest: number };

/** Steps one after another, and how many days they take together. */
export type Schedule = { steps: ScheduledStep[]; shortest: number; longest: number };

const daysOf = { days: 1, weeks: 7 } as const;

export function scheduleOf(durations: readonly Duration[]): Schedule {
  const schedule: Schedule = { steps: [], shortest: 0, longest: 0 };
  for (const { from, to, unit } of durations) {
    const step = { start: schedule.longest, shortest: from * daysOf[unit], longest: to * daysOf[unit] };
    schedule.steps.push(step);
    schedule.shortest += step.shortest;
    schedule.longest += step.longest;
  }
  return schedule;
}

/** Whole weeks, to the nearest. */
export function inWeeks(days: number): number {
  return Math.round(days / 7);
}
