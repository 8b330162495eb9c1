/** Copies the list of who was erased beside the archives. The server starts this after each erasure. */
import { setPriority } from "node:os";

import { environment } from "~/environment.server";
import { exchangeErasedList } from "~/outside/backup/erased-copy.server";
import { S3Store } from "~/outside/backup/s3-store.server";
import { erasedListFile } from "~/outside/erased-list.server";

setPriority(10);
process.umask(0o077);
if (environment.backupStore) {
  const store = new S3Store(environment.backupStore);
  try {
    await exchangeErasedList(store, erasedListFile);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    store.close();
  }
}
