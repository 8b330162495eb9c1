import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** 32 bytes, made of the site's secret: see http/second-factor-key.server.ts. */
export type SealingKey = Uint8Array;

/**
 * Encrypts the secret of a second factor (AES-256-GCM), for this account alone: who reads the database, or a backup
 * without the site's secret beside it, makes no codes of it.
 */
export function seal(secret: string, userId: number, key: SealingKey): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(`user:${userId}`));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The secret again; null where the site's secret is another one now, or the row is somebody else's. */
export function unseal(stored: string, userId: number, key: SealingKey): string | null {
  const bytes = Buffer.from(stored, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(`user:${userId}`)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
