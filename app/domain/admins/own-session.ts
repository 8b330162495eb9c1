/** One of somebody's open sessions. */
export type OwnSession = {
  id: string;
  /** Browser and system, such as "Firefox on Windows"; "" where unknown. */
  device: string;
  /** ISO 8601, UTC. */
  begunAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
};
