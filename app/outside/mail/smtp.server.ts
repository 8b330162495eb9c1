import { createTransport } from "nodemailer";
import { z } from "zod";

import type { Deliver, Delivery } from "~/domain/mail/mail";

import { messageOf } from "./message.server";

/** How long the mail server may take, in ms; together shorter than the lease of a mail. */
export type Patience = { connect: number; greet: number; idle: number; whole: number };

const patience: Patience = { connect: 10_000, greet: 10_000, idle: 20_000, whole: 60_000 };

/**
 * Delivers by SMTP, on a connection for each mail: there are a few an hour.
 * @param url such as `smtp://user:password@host:587`; options of the library may stand in its query
 * @param stop ends what is under way when the server is asked to stop
 */
export function smtpDelivery(url: string, options: { patience?: Patience; stop?: AbortSignal } = {}): Deliver {
  const { connect, greet, idle, whole } = options.patience ?? patience;
  const transport = createTransport({
    url,
    connectionTimeout: connect,
    dnsTimeout: connect,
    greetingTimeout: greet,
    socketTimeout: idle,
    socketCloseTimeout: Math.min(1000, idle),
    requireTLS: carriesPassword(url),
  });
  return async (mail) => {
    const signals = [AbortSignal.timeout(whole), ...(options.stop ? [options.stop] : [])];
    try {
      await transport.sendMail({ ...messageOf(mail), signal: AbortSignal.any(signals) });
      return { ok: true };
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** A password is not sent in the clear, unless the server stands on this machine or `?requireTLS=false` says so. */
function carriesPassword(url: string): boolean {
  const { password, hostname } = new URL(url);
  return password !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

const failure = z.object({
  message: z.string(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
  responseCode: z.number().optional(),
});

/**
 * A server that refuses the recipient or the mail itself for good (5xx, RFC 5321 section 4.2.1) has spoken. What it says of
 * our name, password or sender can be set right, so the mail waits.
 */
function failureOf(error: unknown): Delivery {
  const read = failure.safeParse(error);
  // Not of the mail server: a mistake of ours.
  if (!read.success || read.data.code === undefined) throw error;

  const { message, code, command = "", response, responseCode } = read.data;
  const isAboutMail = ["RCPT TO", "DATA"].includes(command) || code === "EMESSAGE";
  const said = response ?? message;
  if (responseCode === undefined) {
    const isUnsendable = code === "EENVELOPE" || code === "EMESSAGE";
    return { ok: false, reason: isUnsendable ? "refused" : "unreachable", said, code };
  }
  const isForGood = responseCode >= 500 && responseCode !== 503;
  if (isAboutMail) return { ok: false, reason: isForGood ? "refused" : "not-now", said, code: String(responseCode) };
  return { ok: false, reason: "unreachable", said, code: String(responseCode) };
}
