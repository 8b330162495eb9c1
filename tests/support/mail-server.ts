import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type Refusal = { code: number; words: string };

export type MailServer = {
  readonly url: string;
  readonly received: Email[];
  /** Each mail as its bytes came. */
  readonly raw: string[];
  /** Whom the last mails were for, as the server was told. */
  readonly recipients: string[];
  /** The names that signed in. */
  readonly logins: string[];
  /** What it says to the next ones. */
  refuses(what: "recipient" | "mail" | "sender", refusal: Refusal | undefined): void;
  stop(): Promise<void>;
};

/** A mail server on this machine that keeps what it gets. @param port to come back on the port it had */
export async function aMailServer(port = 0): Promise<MailServer> {
  const received: Email[] = [];
  const raw: string[] = [];
  const recipients: string[] = [];
  const logins: string[] = [];
  const refusals = new Map<string, Refusal>();
  const answer = (what: string, callback: (error?: Error | null) => void) => {
    const refusal = refusals.get(what);
    callback(refusal && Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
  };
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: ({ username = "" }, _session, callback) => {
      logins.push(username);
      callback(null, { user: username });
    },
    onMailFrom: (_address, _session, callback) => answer("sender", callback),
    onRcptTo: ({ address }, _session, callback) => {
      recipients.push(address);
      answer("recipient", callback);
    },
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (refusals.has("mail")) return answer("mail", callback);
        const whole = Buffer.concat(chunks);
        raw.push(whole.toString());
        received.push(await PostalMime.parse(whole));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    received,
    raw,
    recipients,
    logins,
    refuses: (what, refusal) => void (refusal ? refusals.set(what, refusal) : refusals.delete(what)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A server that takes connections and then says nothing, or nothing more than a greeting. */
export async function aSilentServer(greeting = ""): Promise<{ url: string; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    if (greeting) socket.write(greeting);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server does not listen.");
  return address.port;
}
