/** How the loop that writes articles is doing. Times are ISO 8601, UTC. */
export type WritingState = {
  /** Batches that were started and are not done. */
  batches: number;
  /** Topics of theirs that wait or are in work. */
  waiting: number;
  /** The topic that failed last within a week, while it still is failed or waits for another try. */
  lastFailure: { batchId: number; keyword: string; message: string; at: string } | null;
};
