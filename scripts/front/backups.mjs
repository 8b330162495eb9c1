/**
 * A backup is sent as a file is: in parts where they are asked for, no faster than its reader takes it, however slow the line. Remix would read all of
 * it into memory as fast as the disk gives it. The site has looked at who asks, and hands over the name in a header; to nobody else is
 * anything sent from here.
 */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { sendFile } from "./files.mjs";
import { clearHeaders } from "./headers.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/** Where a backup is asked for. */
const address = /^\/admin\/status\/backups\/[^/]+\.tar$/;
/** The name of the file that is to be sent: see app/routes/admin/status-backup.ts. */
const handedOver = "x-send-backup";
// Five times as often as those who remove old archives take a mark for true: app/outside/backup/backups-folder.server.ts.
const betweenMarks = 60_000;
const notAllowed = 403;

export class Backups {
  #folder;
  #spare;
  #sent = 0;

  /**
   * @param {string} folder absolute
   * @param {(socket: import("node:net").Socket) => void} spare has no connection ended over which one is sent
   */
  constructor(folder, spare = () => undefined) {
    this.#folder = folder;
    this.#spare = spare;
  }

  /**
   * Sends the archive in the place of an answer that names one. Is called before anybody draws the answer.
   * @param {Request} request
   * @param {Response} response
   * @param {string} path
   */
  watch(request, response, path) {
    if (!address.test(path)) return;
    // HEAD is drawn as GET.
    const { method } = request;
    const { writeHead, end } = response;
    const name = () => response.getHeader(handedOver);
    Object.assign(response, {
      writeHead: (/** @type {unknown[]} */ ...args) => {
        if (name() !== undefined) return response;
        // A program that goes on with a part would take the page that asks for the password for the rest of the file.
        if (request.headers.range !== undefined && (args[0] ?? response.statusCode) === 302) {
          clearHeaders(response);
          return Reflect.apply(writeHead, response, [notAllowed, { "Cache-Control": "no-store" }]);
        }
        return Reflect.apply(writeHead, response, args);
      },
      end: (/** @type {unknown[]} */ ...args) => {
        const file = name();
        Object.assign(response, { writeHead, end });
        if (file === undefined) return Reflect.apply(end, response, args);
        response.removeHeader(handedOver);
        request.method = method;
        this.#send(request, response, String(file));
        return response;
      },
    });
  }

  /**
   * @param {Request} request
   * @param {Response} response
   * @param {string} name
   */
  #send(request, response, name) {
    this.#spare(request.socket);
    this.#hold(response, name);
    sendFile(request, response, { file: `/${name}`, root: this.#folder, headers: {} }, name, () => {
      clearHeaders(response);
      response.writeHead(404, { "Content-Length": 0, "Cache-Control": "no-store" }).end();
    });
  }

  /**
   * Says to the programs that remove old archives that this one is being sent.
   * @param {Response} response
   * @param {string} name
   */
  #hold(response, name) {
    const mark = join(this.#folder, `.sending-${(this.#sent += 1)}-${name}`);
    const touch = () => {
      try {
        writeFileSync(mark, "");
      } catch {
        // A disk without room for it may still be read.
      }
    };
    touch();
    const timer = setInterval(touch, betweenMarks);
    timer.unref();
    response.once("close", () => {
      clearInterval(timer);
      rmSync(mark, { force: true });
    });
  }
}
