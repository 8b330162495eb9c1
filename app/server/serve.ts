/** Serves the built site: the server that listens, and Remix behind it. */
import { join, resolve } from "node:path";

import { RemixProcess, remixServe } from "./remix-process";
import { makeServer } from "./server";

/**
 * @param project its folder
 * @param listening is called with the address when the site answers
 * @param failed is called where the port cannot be had
 */
export async function serve(
  project: string,
  listening: (address: string) => void,
  failed: (error: NodeJS.ErrnoException) => void,
): Promise<void> {
  const { PORT, HOST, BASE_URL, TRUST_PROXY } = process.env;
  const dataFolder = resolve(process.env.DATA_DIR || "data");
  const remix = new RemixProcess(remixServe(project), (code) => process.exit(code === 0 ? 1 : code));
  const server = makeServer(
    {
      clientFolder: join(project, "build", "client"),
      serverFolder: join(project, "build", "server"),
      publicFolder: join(project, "public"),
      uploadsFolder: resolve(process.env.UPLOADS_DIR || "uploads"),
      backupsFolder: join(dataFolder, "backups"),
      databaseFile: join(dataFolder, "xamfra.db"),
      trustProxy: ["1", "true"].includes(TRUST_PROXY ?? ""),
      isSecure: /^https:/i.test(BASE_URL ?? ""),
      ownHost: BASE_URL ? new URL(BASE_URL).host : undefined,
    },
    remix,
  );
  await remix.start();
  server.once("error", failed);
  server.listen({ port: Number(PORT), host: HOST || undefined }, () =>
    listening(`http://${HOST || "localhost"}:${PORT}`),
  );
}
