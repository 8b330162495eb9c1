import { db } from "~/db/db.server";
import { layCorrections } from "~/domain/guide/corrections/corrections.server";

/** Before the site opens: what was corrected in the guide lies over its files, also after a backup was restored. */
export async function startGuideCorrections(): Promise<void> {
  await layCorrections(db);
}
