import type { Db } from "~/db/database";
import { noteRestored } from "~/domain/activity/restored.server";
import { forgetRestoredNote, readRestoredNote } from "~/outside/backup/restored-note.server";

/** Before the site opens: writes into the activity log that a restore has replaced the data since the last start. */
export async function noteRestoredAtStart(db: Db, dataDir: string): Promise<void> {
  const note = await readRestoredNote({ dataDir });
  if (note) await noteRestored(db, note);
  await forgetRestoredNote({ dataDir });
}
