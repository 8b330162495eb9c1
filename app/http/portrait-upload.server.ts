import { db } from "~/db/db.server";
import { replacePortrait } from "~/domain/agency/agent.server";
import { environment } from "~/environment.server";
import { removePhoto } from "~/outside/photos/accept.server";

import { badRequest } from "./not-found.server";
import { keepPhoto, takeOnePhoto } from "./one-photo.server";
import type { Visit } from "./panel/panel-route.server";

/** What is said where no file was chosen: a key of the catalogue. */
export const noPortrait = "settings.portrait.none";

/** Takes the portrait of the agent out of a form. The one before goes with all its files. What was typed beside it is handed over. */
export function takePortrait({ request, admin, now }: Visit) {
  return takeOnePhoto(request, noPortrait, async ({ accept, fields }) => {
    isPortraitPressed(fields);
    const before = await keepPhoto(await accept(), (photo) => replacePortrait(db, photo, admin.userId, now));
    // What could not be removed now goes at night.
    if (before !== null) await removePhoto(before, environment.uploadsDir).catch(() => undefined);
  });
}

/** Whether the button beside the portrait was pressed. @throws {Response} 400 for one that the form does not have */
export function isPortraitPressed(fields: ReadonlyMap<string, string>): boolean {
  const press = fields.get("press");
  if (press !== undefined && press !== "upload") throw badRequest();
  return press !== undefined;
}
