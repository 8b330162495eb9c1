/** Run before serving: finishes or carries out a restore, then brings the data up to date. What stops it is said in a sentence. */
import { resolve } from "node:path";

import { troubleOf } from "~/outside/trouble";

process.umask(0o077);
try {
  await restoreFirst();
  await requireWhatWasThere();
  // Loaded only now: it opens the database.
  const { prepareSite } = await import("./prepare-site");
  const { photoRecipe } = await import("~/domain/listings/photo");
  // For who measures pages or tests them: nothing is left to follow while the site is served.
  await prepareSite(process.argv.includes("--whole-photos") ? photoRecipe : undefined);
} catch (error) {
  const said = saidOf(error);
  if (said === null) console.error(error);
  else console.error(`[xamfra] The site cannot start. ${said}`);
  process.exit(1);
}

async function restoreFirst() {
  const { environment } = await import("~/environment.server");
  const { finishReplacing, isReplacing, takeRestoreLock } = await import("~/outside/backup/replace.server");
  const { carryOutOrder } = await import("~/outside/backup/restore-order.server");
  if (isReplacing(environment)) {
    const only = takeRestoreLock(environment);
    const aside = await finishReplacing(environment);
    only.release();
    say(`A restore was interrupted; it is finished now. What it replaced is kept: ${aside ?? "nothing"}.`);
  }
  try {
    const restored = await carryOutOrder(environment, { migrations: resolve("migrations"), now: new Date() });
    if (restored === null) return;
    const { manifest, aside } = restored;
    say(`Restored: the backup of ${manifest.createdAt}. To go back: npm run restore -- --go-back ${aside}`);
  } catch (error) {
    // The site is worth more with what it has than not at all.
    say(`The restore that was ordered was not carried out. ${saidOf(error) ?? String(error)}`);
  }
}

/** Before anything is made: what is missing would be there again afterwards, and empty. */
async function requireWhatWasThere() {
  const { environment } = await import("~/environment.server");
  const { requireDatabase } = await import("~/outside/lost-database.server");
  const { readSecret } = await import("~/outside/kept-secret.server");
  requireDatabase(environment);
  if (environment.sessionSecret === undefined) readSecret(environment.dataDir);
}

function saidOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.message.startsWith("corrupted migrations")) {
    return `The database was written by another version of the site (${error.message}). Use that one, or restore a backup.`;
  }
  const isOurs = /^(ArchiveFault|RestoreFault|StartFault)$/.test(error.constructor.name);
  return isOurs || error.message.startsWith("These settings cannot be used") ? error.message : troubleOf(error);
}

function say(text: string) {
  console.log(`[xamfra] ${text}`);
}
