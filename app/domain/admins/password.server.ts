import { randomBytes } from "node:crypto";

import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default) with the memory and passes that OWASP recommends (19 MiB, 2): about 30 ms on a small machine. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}

/** Whether a password is the one a hash was made of; takes as long as making it did. */
export function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** A password that nobody chose: 16 characters of 96 random bits, without the ones that look alike in a terminal. */
export function randomPassword(): string {
  return randomBytes(12).toString("base64url").replaceAll("l", "k").replaceAll("I", "J").replaceAll("O", "P");
}
