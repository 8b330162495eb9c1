import { connect, type Socket } from "node:net";

import { processorTime } from "./process-meter";

export type Burst = {
  readonly perSecond: number;
  /** Of a hundred requests the slowest but one, milliseconds. */
  readonly p99: number;
  /** Processor time of the server per request, milliseconds. */
  readonly processor: number;
};

type Wanted = { readonly path: string; readonly connections: number; readonly requests: number };

/**
 * Asks for one page again and again over kept connections, the next as soon as the last is there. Written on bare sockets: a client that
 * costs as much as the server would measure itself.
 * @throws {Error} where an answer is another than 200, or of another length than the first
 */
export async function burst(
  { url, processId }: { readonly url: string; readonly processId: number },
  { path, connections, requests }: Wanted,
): Promise<Burst> {
  const { hostname, port } = new URL(url);
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/html,*/*\r\nAccept-Encoding: gzip, br\r\nAccept-Language: en\r\nUser-Agent: Mozilla/5.0 (bench)\r\n\r\n`,
  );
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(Number(port), hostname)));
  try {
    const length = await lengthOfAnswer(sockets[0]!, request);
    const times: number[] = [];
    let left = requests;
    const used = processorTime(processId);
    const began = performance.now();
    await Promise.all(sockets.map((socket) => keepAsking(socket, request, length, () => left-- > 0, times)));
    const seconds = (performance.now() - began) / 1000;
    return {
      perSecond: times.length / seconds,
      p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN,
      processor: (processorTime(processId) - used) / times.length,
    };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function opened(port: number, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host, noDelay: true }, () => resolve(socket));
    socket.once("error", reject);
  });
}

/** Bytes of an answer, head and body. */
function lengthOfAnswer(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = Buffer.alloc(0);
    const read = (chunk: Buffer) => {
      said = Buffer.concat([said, chunk]);
      const head = /^HTTP\/1\.1 200 [^]*?\r\nContent-Length: (\d+)\r\n[^]*?\r\n\r\n/i.exec(said.toString("latin1"));
      if (!head) {
        if (said.includes("\r\n\r\n")) reject(new Error(`Answered ${said.toString("latin1").slice(0, 300)}`));
        return;
      }
      const length = head[0].length + Number(head[1]);
      if (said.length < length) return;
      socket.off("data", read);
      resolve(length);
    };
    socket.on("data", read).write(request);
  });
}

function keepAsking(
  socket: Socket,
  request: Buffer,
  length: number,
  isWanted: () => boolean,
  times: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let began = 0;
    let received = 0;
    const next = () => {
      if (!isWanted()) return resolve();
      began = performance.now();
      received = 0;
      socket.write(request);
    };
    socket.on("data", (chunk: Buffer) => {
      if (received === 0 && chunk.toString("latin1", 9, 12) !== "200")
        reject(new Error(chunk.toString("latin1", 0, 300)));
      received += chunk.length;
      if (received < length) return;
      if (received > length) return reject(new Error(`An answer of ${received} bytes instead of ${length}.`));
      times.push(performance.now() - began);
      next();
    });
    socket.once("close", () => reject(new Error("The connection was ended.")));
    next();
  });
}
