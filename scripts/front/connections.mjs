/** How many connections there may be, and how long one may do nothing or take for what it does. */
import { standingLines } from "./headers.mjs";

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

export class Connections {
  /** @type {Map<import("node:net").Socket, string>} without a request under way, longest first */
  #idle = new Map();
  /** @type {WeakMap<import("node:net").Socket, number>} requests under way: some send the next before they have read an answer */
  #underWay = new WeakMap();
  /** @type {Map<string, number>} */
  #fromOne = new Map();
  #count = 0;
  #trustProxy;

  /** @param {boolean} trustProxy every visitor comes from the same address */
  constructor(trustProxy) {
    this.#trustProxy = trustProxy;
  }

  /** @param {import("node:http").Server} server */
  watch(server) {
    Object.assign(server, limits);
    server.on("connection", (socket) => this.#add(socket));
    server.on("clientError", sayWhatIsWrong);
    server.on("connect", (_request, socket) =>
      socket.end(bareAnswer("405 Method Not Allowed", "Allow: GET, HEAD, POST\r\n")),
    );
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  meet({ socket, headers }, response) {
    // Nobody here speaks another protocol. Node answers and reads nothing more from this connection: whoever kept it would wait.
    if (headers.upgrade !== undefined) response.setHeader("Connection", "close");
    const address = this.#addressOf(socket);
    this.#idle.delete(socket);
    this.#underWay.set(socket, (this.#underWay.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (this.#underWay.get(socket) ?? 1) - 1;
      this.#underWay.set(socket, left);
      if (left === 0 && !socket.destroyed) this.#idle.set(socket, address);
    });
    // A reader who takes a byte now and then is not idle.
    const tooLong = setTimeout(() => socket.destroy(), limits.requestTimeout);
    tooLong.unref();
    response.once("close", () => clearTimeout(tooLong));
  }

  /** Ends those on which nothing is under way, those included over which nothing was ever asked. */
  closeIdle() {
    for (const socket of this.#idle.keys()) socket.destroy();
  }

  /** @param {import("node:net").Socket} socket */
  #addressOf(socket) {
    return this.#trustProxy ? "" : (socket.remoteAddress ?? "");
  }

  /** @param {import("node:net").Socket} socket */
  #add(socket) {
    const address = this.#addressOf(socket);
    const fromOne = (this.#fromOne.get(address) ?? 0) + 1;
    const isTooManyFromOne = !this.#trustProxy && fromOne > mostFromOne;
    if (isTooManyFromOne && !this.#dropLongestIdle(address)) return void socket.destroy();
    if (this.#count >= mostConnections && !this.#dropLongestIdle()) return void socket.destroy();
    this.#count += 1;
    this.#fromOne.set(address, fromOne);
    this.#idle.set(socket, address);
    socket.once("close", () => {
      this.#count -= 1;
      this.#idle.delete(socket);
      const left = (this.#fromOne.get(address) ?? 1) - 1;
      if (left > 0) this.#fromOne.set(address, left);
      else this.#fromOne.delete(address);
    });
  }

  /**
   * @param {string} [from] of one address only
   * @returns {boolean} whether there was one
   */
  #dropLongestIdle(from) {
    for (const [socket, address] of this.#idle) {
      if (from !== undefined && address !== from) continue;
      // At once: the next connection may come before this one has closed.
      this.#idle.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  }
}

/**
 * What Node could not read as a request at all.
 * @param {Error & { code?: string }} error
 * @param {import("node:stream").Duplex & { _httpMessage?: import("node:http").ServerResponse | null }} socket
 */
function sayWhatIsWrong(error, socket) {
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

/**
 * @param {string} status
 * @param {string} headers
 */
function bareAnswer(status, headers = "") {
  return `HTTP/1.1 ${status}\r\n${standingLines()}${headers}Cache-Control: no-store\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
}
