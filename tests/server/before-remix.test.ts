import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, test } from "vitest";

/** Express as remix-serve uses it, in a process of its own: what is done to it holds for the whole process. */
const program = `
  import { createServer } from "node:http";
  import { createRequire } from "node:module";
  import { standBeforeRemix } from "./scripts/front/before-remix.mjs";

  standBeforeRemix((remix) =>
    createServer((request, response) => (request.url === "/ready" ? response.end("ready") : remix(request, response))),
  );
  const express = createRequire(import.meta.resolve("@remix-run/serve/dist/cli.js"))("express");
  const app = express();
  app.all("*", (_request, response) => response.send("drawn"));
  const server = app.listen(0, "127.0.0.1", async () => {
    for (const path of ["/ready", "/other"]) {
      console.log(await (await fetch("http://127.0.0.1:" + server.address().port + path)).text());
    }
    server.close();
    server.closeAllConnections();
  });
`;

test("whatever Express was told to serve is met first, and passed on", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program]);
  expect(stdout).toBe("ready\ndrawn\n");
});
