/** app/server before a small program that stands for Remix: a process of its own, because it hears the signals. Prints the port. */
import { join } from "node:path";

import { RemixProcess } from "~/server/remix-process";
import { makeServer } from "~/server/server";

const folder = process.argv[2] ?? "";
const remix = new RemixProcess({ args: ["tests/support/stands-for-remix.mjs", folder], cwd: process.cwd() }, (code) =>
  process.exit(code),
);
const server = makeServer(
  {
    clientFolder: join(folder, "client"),
    serverFolder: folder,
    publicFolder: join(folder, "public"),
    uploadsFolder: join(folder, "uploads"),
    backupsFolder: join(folder, "backups"),
    databaseFile: join(folder, "xamfra.db"),
    trustProxy: process.argv.includes("--trust-proxy"),
    isSecure: process.argv.includes("--secure"),
    ownHost: process.argv.find((each) => each.startsWith("--own-host="))?.slice("--own-host=".length),
  },
  remix,
);
await remix.start();
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`port ${typeof address === "object" ? address?.port : ""} remix ${remix.processId}`);
});
