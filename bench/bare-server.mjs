/**
 * What Node itself costs: a server without a framework that answers with the very bytes it was told to. Started by
 * load.ts as a process of its own, so that its processor time can be read like that of the site.
 */
import { createServer } from "node:http";

/** @typedef {{ path: string, headers: string[], body: string }} BareAnswer `headers` in pairs, `body` in base64 */

process.once("message", (/** @type {BareAnswer[]} */ answers) => {
  const known = new Map(
    answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, "base64") }]),
  );
  const server = createServer((request, response) => {
    const answer = known.get(request.url ?? "");
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
});
process.once("disconnect", () => process.exit());
