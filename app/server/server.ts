/** The server that listens: what is noted of each request and answer, and what becomes of a mistake of ours. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

import { withSingleSlashes } from "./addresses";
import { Asking } from "./asking";
import { Connections } from "./connections";
import { ContentVersion } from "./content-version";
import { type Parts, RequestHandler } from "./handle-request";
import { log } from "./log";
import { MissingPages } from "./missing-pages";
import { ReadyPages } from "./ready-pages";
import { refuse } from "./refusals";
import type { RemixProcess } from "./remix-process";
import { RenderQueue } from "./render-queue";
import { logAnswer, loggedPath, noteRequest } from "./request-log";
import { RouteTable } from "./route-table";
import { type FileFolders, StaticFiles } from "./static-files";
import { Stop } from "./stop";

/** Folders are absolute. */
export type Settings = FileFolders & {
  /** Of the build, with the table of routes. */
  serverFolder: string;
  databaseFile: string;
} & Pick<Parts, "backupsFolder" | "trustProxy" | "isSecure" | "ownHost">;

/** Does not listen yet. */
export function makeServer(settings: Settings, remix: RemixProcess): Server {
  const version = new ContentVersion(settings.databaseFile);
  const connections = new Connections(settings.trustProxy);
  const missingPages = new MissingPages((paths) => remix.tell({ missingPages: paths }));
  const stop = new Stop({
    connections,
    remix,
    close: () => {
      missingPages.tell();
      version.close();
    },
  });
  const handler = new RequestHandler({
    ...settings,
    files: new StaticFiles(settings),
    routes: RouteTable.read(settings.serverFolder),
    pages: new ReadyPages(version),
    asking: new Asking(remix, new RenderQueue(), settings.trustProxy),
    connections,
    countMissing: (path) => missingPages.count(path),
    isStopping: () => stop.isStopping,
  });

  const server = createServer((request, response) => {
    const began = performance.now();
    const { socket } = request;
    request.url = withSingleSlashes(request.url ?? "/");
    const noted = noteRequest(request, began);
    connections.begin(socket, response, began);
    response.on("close", () => {
      const ended = performance.now();
      logAnswer(noted, socket, response, ended);
      connections.end(socket, response, ended);
      stop.end();
    });
    try {
      handler.handle(request, response, noted);
    } catch (error) {
      failed(request, response, error);
    }
  });
  stayAlive();
  connections.watch(server);
  stop.watch(server);
  return server;
}

function failed(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  log.error({ err: error, path: loggedPath(request.url ?? "") }, "the server failed");
  refuse(request, response, 500);
}

/**
 * A mistake in one request is no reason to end what all others are in the middle of: there may be nobody near to start the
 * site again. It is logged as what it is.
 */
function stayAlive(): void {
  process.on("uncaughtException", (error) => log.fatal({ err: error }, "a mistake that nobody caught"));
  process.on("unhandledRejection", (error) => log.fatal({ err: error }, "a promise that nobody held"));
}
