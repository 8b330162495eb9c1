export type Said = { role: "system" | "user" | "assistant"; content: string };

/** What one question cost. `costCents` are EUR cents, fractions included; left out where nobody knows. */
export type Paid = { tokens?: { input: number; output: number }; costCents?: number };

/**
 * How a question to a service ended. `mayPass`: the same question may be answered later; `retryAt`: not before then, as the
 * service itself asked for. The message is for the agent: what happened and what to do about it.
 */
export type Answered =
  ({ ok: true; text: string } & Paid) | ({ ok: false; mayPass: boolean; message: string; retryAt?: Date } & Paid);

/** Anything that answers in words: it writes, translates, or says one word for a test. */
export interface TextService {
  readonly name: string;
  ask(said: readonly Said[], signal: AbortSignal): Promise<Answered>;
}
