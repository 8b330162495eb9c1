import { createRequire } from "node:module";

/** @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void} Program */

/**
 * The one place where requests are met before remix-serve. It takes no options and has no hook, but it tells Express to listen, and Express
 * makes the server there that Node hands the requests to. Here that server is made in its place.
 * @param {(remix: Program) => import("node:http").Server} makeServer what comes to it and is not answered there is for `remix`
 */
export function standBeforeRemix(makeServer) {
  const ofRemix = createRequire(import.meta.resolve("@remix-run/serve/dist/cli.js"));
  /** @type {{ application: { listen: (this: Program, ...args: never[]) => import("node:http").Server } }} */
  const express = ofRemix("express");
  express.application.listen = function (...args) {
    return makeServer(this).listen(...args);
  };
  // remix-serve prints a line for each request, with the whole address: the link of a mail with its key too. Its logger, morgan,
  // leaves out a line for which a format gives nothing; request-log.mjs writes ours.
  ofRemix("morgan").format("tiny", () => undefined);
}
