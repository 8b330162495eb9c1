/** How many connections there may be, and how long one may do nothing or take for what it does. */
import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

import { standingLines } from "./standing-headers";

const seconds = 1000;

// Beyond either, the one goes that has waited longest without a request under way: whoever opens many and says nothing keeps
// nobody out, not even who shares the address.
/** In all. */
const mostConnections = 1500;
/** From one address, where it is the visitor's own and not a proxy's. */
const mostFromOne = 600;

const limits = {
  headersTimeout: 15 * seconds,
  // The largest that bodies.mjs allows; every other request has 30 s there.
  requestTimeout: 15 * 60 * seconds,
  // Node's own five seconds end, after a busy moment of as long, connections over which a request has come meanwhile. A proxy
  // in front keeps its own for a minute.
  keepAliveTimeout: 75 * seconds,
  // Nothing sent and nothing taken.
  timeout: 120 * seconds,
  maxHeadersCount: 100,
};

// How often it is looked whether an answer takes too long.
const betweenLooks = 30 * seconds;

/** `underWay`: some send the next before they have read an answer. */
type Use = { address: string; underWay: number; since: number };

export class Connections {
  #open = new Map<Socket, Use>();
  #fromOne = new Map<string, number>();
  /** Not answered yet. */
  #answers = new Set<ServerResponse>();
  #trustProxy: boolean;

  /** @param trustProxy every visitor comes from the same address */
  constructor(trustProxy: boolean) {
    this.#trustProxy = trustProxy;
  }

  watch(server: Server): void {
    Object.assign(server, limits);
    server.on("connection", (socket) => this.#add(socket));
    server.on("clientError", sayWhatIsWrong);
    server.on("connect", (_request, socket) =>
      socket.end(bareAnswer("405 Method Not Allowed", "Allow: GET, HEAD, POST\r\n")),
    );
    setInterval(() => this.endSlow(), betweenLooks).unref();
  }

  /**
   * A request has come over it.
   * @param now in ms, as `performance` counts
   */
  begin(socket: Socket, response: ServerResponse, now: number): void {
    this.#answers.add(response);
    const use = this.#open.get(socket);
    if (!use) return;
    if (use.underWay === 0) use.since = now;
    use.underWay += 1;
  }

  /** It was answered, or will not be. */
  end(socket: Socket, response: ServerResponse, now: number): void {
    this.#answers.delete(response);
    const use = this.#open.get(socket);
    if (!use) return;
    use.since = now;
    use.underWay -= 1;
  }

  /**
   * What goes over it may take as long as its reader needs; a reader who takes nothing at all is let go.
   */
  spare(socket: Socket): void {
    const use = this.#open.get(socket);
    if (use) use.since = Infinity;
    // The system takes in more than a slow line carries in two minutes. Node sets it back with the next request.
    socket.setTimeout(limits.requestTimeout);
  }

  /** Requests that are not answered yet. */
  get underWay(): number {
    return this.#answers.size;
  }

  /** A browser keeps its connection for the next page: from now on each answer says that there is none any more. */
  closeAfterAnswers(): void {
    for (const response of this.#answers) if (!response.headersSent) response.setHeader("Connection", "close");
  }

  /** Ends those on which nothing is under way, those included over which nothing was ever asked. */
  endIdle(): void {
    for (const [socket, { underWay }] of this.#open) if (underWay === 0) socket.destroy();
  }

  /** Ends those that wait for one answer too long: a reader who takes a byte now and then is not idle. */
  endSlow(): void {
    const longestAgo = performance.now() - limits.requestTimeout;
    for (const [socket, { underWay, since }] of this.#open) if (underWay > 0 && since < longestAgo) socket.destroy();
  }

  #add(socket: Socket): void {
    const address = this.#trustProxy ? "" : (socket.remoteAddress ?? "");
    const fromOne = (this.#fromOne.get(address) ?? 0) + 1;
    const isTooManyFromOne = !this.#trustProxy && fromOne > mostFromOne;
    if (isTooManyFromOne && !this.#dropLongestIdle(address)) return void socket.destroy();
    if (this.#open.size >= mostConnections && !this.#dropLongestIdle()) return void socket.destroy();
    this.#fromOne.set(address, fromOne);
    this.#open.set(socket, { address, underWay: 0, since: performance.now() });
    socket.once("close", () => {
      this.#open.delete(socket);
      const left = (this.#fromOne.get(address) ?? 1) - 1;
      if (left > 0) this.#fromOne.set(address, left);
      else this.#fromOne.delete(address);
    });
  }

  /**
   * @param from of one address only
   * @returns whether there was one
   */
  #dropLongestIdle(from?: string): boolean {
    let longest: Socket | undefined;
    let longestSince = Infinity;
    for (const [socket, { address, underWay, since }] of this.#open) {
      if (underWay > 0 || since >= longestSince || socket.destroyed || (from !== undefined && address !== from))
        continue;
      longest = socket;
      longestSince = since;
    }
    longest?.destroy();
    return longest !== undefined;
  }
}

/** What Node could not read as a request at all. */
function sayWhatIsWrong(
  error: Error & { code?: string },
  socket: Duplex & { _httpMessage?: ServerResponse | null },
): void {
  // Nobody listens any more, or an answer is half sent: a second one would be read as part of it.
  if (error.code === "ECONNRESET" || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
  const status =
    error.code === "HPE_HEADER_OVERFLOW" || error.code === "HPE_CHUNK_EXTENSIONS_OVERFLOW"
      ? "431 Request Header Fields Too Large"
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? "408 Request Timeout"
        : "400 Bad Request";
  socket.end(bareAnswer(status));
}

function bareAnswer(status: string, headers = ""): string {
  return `HTTP/1.1 ${status}\r\n${standingLines()}${headers}Cache-Control: no-store\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}
