import type { BatchStatus, KeywordStatus } from "./batch";

/** How many topics of a batch stand where. */
export type BatchCounts = Record<KeywordStatus, number> & { total: number };

/** How far a batch is, as the bar and the words beside it show it. */
export type BatchProgress = {
  id: number;
  name: string;
  status: BatchStatus;
  isStopped: boolean;
  counts: BatchCounts;
  /** Where each topic stands, in their order. */
  states: KeywordStatus[];
  /** ISO 8601, UTC; null before the start */
  startedAt: string | null;
  finishedAt: string | null;
  /** What is left at the pace so far, in ms; null where the pace is not known. */
  leftMs: number | null;
  /** The service asked to be left alone: nothing is written before then. ISO 8601, UTC. */
  waitsUntil: string | null;
  /** EUR cents paid to a writer so far. */
  costCents: number;
};

export function countStates(states: readonly KeywordStatus[]): BatchCounts {
  const counts = { pending: 0, processing: 0, completed: 0, failed: 0, total: states.length };
  for (const state of states) counts[state] += 1;
  return counts;
}

/** A pause longer than this between two articles, in ms, was no work: a stop of the server, or a batch started again. */
const longestPause = 10 * 60 * 1000;
/** From so many articles on the pace says something. */
const fewestForPace = 2;

type Pace = {
  startedAt: string | null;
  /** When each article was stored; ISO 8601, UTC, in their order. */
  storedAt: readonly string[];
  /** Topics that are not written yet. */
  left: number;
};

/** The time left at the pace since the last long pause, in ms; null where there is too little to tell it from. */
export function timeLeft({ startedAt, storedAt, left }: Pace, now: Date): number | null {
  const times = [...(startedAt === null ? [] : [startedAt]), ...storedAt].map((iso) => Date.parse(iso));
  const last = times.at(-1);
  if (last === undefined || now.getTime() - last > longestPause) return null;
  let begin = times.length - 1;
  while (begin > 0 && (times[begin] ?? 0) - (times[begin - 1] ?? 0) <= longestPause) begin -= 1;
  const written = times.length - 1 - begin;
  if (written < fewestForPace) return null;
  return ((now.getTime() - (times[begin] ?? 0)) / written) * left;
}
