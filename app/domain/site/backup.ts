/** A backup that lies on the server. */
export type BackupLine = {
  name: string;
  /** When it was begun, ISO 8601, UTC. */
  at: string;
  /** In bytes. */
  size: number;
  /** Whether every photo that a record shows is in it. */
  isComplete: boolean;
  /** Whether it lay in the storage elsewhere when that was asked last. */
  isCopied: boolean;
};

/** How it stands with the making of them. */
export type BackupState = {
  isUnderWay: boolean;
  /** Why none can be made, in a sentence; null where one can. */
  hindrance: string | null;
};
