import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import S3rver from "s3rver";

import type { BackupStore } from "~/environment.server";

import { testFolder } from "./folders";

/** A server on loopback that speaks the protocol of S3 and keeps what it gets in a folder of its own. */
export async function s3Server(bucket = "xamfra-backups") {
  const directory = join(testFolder, `s3-${randomUUID()}`);
  mkdirSync(directory, { recursive: true });
  const s3 = new S3rver({
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
    vhostBuckets: false,
  });
  await s3.configureBuckets();
  const server = createServer(s3.callback());
  const url = await listening(server);
  const store: BackupStore = {
    endpoint: url,
    bucket,
    region: "us-east-1",
    keyId: "S3RVER",
    secret: "S3RVER",
    prefix: "site/",
  };
  return { store, server, directory, close: () => closed(server) };
}

export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

export function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => void server.close(() => resolve()));
}
