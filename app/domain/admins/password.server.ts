import { randomBytes } from "node:crypto";

import { hash, verify } from "@node-rs/argon2";
import PQueue from "p-queue";

/**
 * Who has a password hashed. Anybody is a `stranger`; `known` is who has shown before that the account is theirs: somebody
 * signed in, or a browser in which somebody signed in.
 */
export type Asker = "stranger" | "known";

/** So many passwords of each kind of asker wait at most; at some 30 ms each the last of them waits about a second. */
export const mostWaiting = 20;

/** Too many passwords wait to be hashed already: come again in a few seconds. */
export class PasswordsBusy extends Error {}

// One at a time: each takes 19 MiB, a core, and one of the four threads that files and photographs need too.
const queue = new PQueue({ concurrency: 1 });
const priorities: Record<Asker, number> = { stranger: 0, known: 1 };

/**
 * argon2id (the library's default) with the memory and passes that OWASP recommends (19 MiB, 2): about 30 ms on a small machine.
 * @throws {PasswordsBusy}
 */
export function hashPassword(password: string, asker: Asker = "stranger"): Promise<string> {
  return inTurn(asker, () => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }));
}

/**
 * Whether a password is the one a hash was made of; takes as long as making it did.
 * @throws {PasswordsBusy}
 */
export function isPasswordOf(passwordHash: string, password: string, asker: Asker = "stranger"): Promise<boolean> {
  return inTurn(asker, () => verify(passwordHash, password));
}

/** Strangers wait among themselves: however many they are, they keep nobody out who is known. */
async function inTurn<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> {
  const priority = priorities[asker];
  if (queue.sizeBy({ priority }) >= mostWaiting) throw new PasswordsBusy("Too many passwords wait to be hashed.");
  return queue.add(work, { priority });
}

/** A password that nobody chose: 16 characters of 96 random bits, without the ones that look alike in a terminal. */
export function randomPassword(): string {
  return randomBytes(12).toString("base64url").replaceAll("l", "k").replaceAll("I", "J").replaceAll("O", "P");
}
