import { connect, type Socket } from "node:net";

// A client that tidies nothing up: what an attacker writes goes over the wire as it is, and what came back is told as it came.

export type Answer = {
  /** 0 where no answer came. */
  status: number;
  /** By lower-case name; a name that came twice holds both, comma-separated, but for cookies: a line each. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** How the connection ended: closed by the server, cut off with a reset, or not at all within the time given. */
  ended: "closed" | "reset" | "hung";
  /** Every byte that came, further answers of one connection included. */
  bytes: Buffer;
  ms: number;
};

/** Where the attacked site listens. */
export type Target = { port: number };

type Patience = { /** How long to wait for the end, in milliseconds. */ ms?: number; halfOpen?: boolean };

/** Sends bytes and hears out what comes until the server closes. The bytes should ask it to: `Connection: close`. */
export function sendBytes(
  { port }: Target,
  bytes: Buffer | string,
  { ms = 10_000, halfOpen = false }: Patience = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
    const giveUp = setTimeout(() => end("hung"), ms);
    socket.on("connect", () => {
      socket.write(bytes);
      if (halfOpen) socket.end();
    });
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("end", () => end("closed"));
    socket.on("error", () => end("reset"));
    let isOver = false;
    function end(ended: Answer["ended"]) {
      if (isOver) return;
      isOver = true;
      clearTimeout(giveUp);
      socket.destroy();
      resolve({ ...parse(Buffer.concat(chunks)), ended, ms: performance.now() - began });
    }
  });
}

export type Asked = {
  method?: string;
  /** A list where a name comes twice or the order matters. */
  headers?: Readonly<Record<string, string>> | readonly (readonly [name: string, value: string])[];
  body?: Buffer | string;
  ms?: number;
};

/** One well-framed request, whose path, method and headers are written as they are. */
export function ask(target: Target, path: string, asked: Asked = {}): Promise<Answer> {
  return sendBytes(target, requestBytes(target, path, asked), { ms: asked.ms });
}

/** The bytes of a request. `Host` and `Connection: close` are added where the headers do not name them. */
export function requestBytes(
  { port }: Target,
  path: string,
  { method = "GET", headers = [], body }: Asked = {},
): Buffer {
  const lines = Array.isArray(headers) ? [...headers] : Object.entries(headers);
  const names = new Set(lines.map(([name]) => name.toLowerCase()));
  if (!names.has("host")) lines.unshift(["Host", `127.0.0.1:${port}`]);
  if (!names.has("connection")) lines.push(["Connection", "close"]);
  if (body !== undefined && !names.has("content-length") && !names.has("transfer-encoding")) {
    lines.push(["Content-Length", String(Buffer.byteLength(body))]);
  }
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
  return Buffer.concat([Buffer.from(head, "utf8"), Buffer.from(body ?? "")]);
}

/** Opens a connection and leaves it to the caller, who ends it. Errors on it are expected. */
export function opens({ port }: Target, bytes: Buffer | string = ""): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
    socket.once("error", reject);
    socket.once("connect", () => {
      socket.off("error", reject);
      socket.on("error", () => undefined);
      if (bytes.length > 0) socket.write(bytes);
      resolve(socket);
    });
  });
}

function parse(bytes: Buffer): Omit<Answer, "ended" | "ms"> {
  let rest = bytes;
  // Preliminary answers, as to `Expect`, are none yet.
  for (;;) {
    const end = rest.indexOf("\r\n\r\n");
    if (end < 0) return { status: 0, headers: {}, body: Buffer.alloc(0), bytes };
    const [first = "", ...lines] = rest.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
    rest = rest.subarray(end + 4);
    if (status >= 100 && status < 200 && status !== 101) continue;
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const colon = line.indexOf(":");
      const name = line.slice(0, colon).toLowerCase();
      const value = line.slice(colon + 1).trim();
      headers[name] =
        headers[name] === undefined ? value : `${headers[name]}${name === "set-cookie" ? "\n" : ", "}${value}`;
    }
    const isChunked = headers["transfer-encoding"]?.toLowerCase().includes("chunked") ?? false;
    return { status, headers, body: isChunked ? unchunked(rest) : rest, bytes };
  }
}

function unchunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) break;
    const size = parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
