export type BatchStatus = "pending" | "processing" | "completed";

export type KeywordStatus = "pending" | "processing" | "completed" | "failed";

/** A batch as the list of the newest shows it. */
export type BatchSummary = {
  id: number;
  name: string;
  total: number;
  completed: number;
  failed: number;
  status: BatchStatus;
  isStopped: boolean;
};
