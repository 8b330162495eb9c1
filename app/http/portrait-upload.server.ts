import { data } from "@remix-run/node";

import { db } from "~/db/db.server";
import { replacePortrait } from "~/domain/agency/agent.server";
import { environment } from "~/environment.server";
import { removePhoto } from "~/outside/photos/accept.server";

import { redirectWithAdminFlash } from "./flash.server";
import { keepPhoto, takeOnePhoto } from "./one-photo.server";
import type { Visit } from "./panel/panel-route.server";
import { redirectAfterFailedUpload } from "./upload-answer.server";

const back = "/admin/settings/agent";

/** Takes the portrait of the agent. The one before goes with all its files. */
export async function takePortrait({ request, admin, now }: Visit) {
  const taken = await takeOnePhoto(request, "settings.portrait.none", async ({ accept }) => {
    const before = await keepPhoto(await accept(), (photo) => replacePortrait(db, photo, admin.userId, now));
    // What could not be removed now goes at night.
    if (before !== null) await removePhoto(before, environment.uploadsDir).catch(() => undefined);
  });
  if (taken.ok) return redirectWithAdminFlash(back, "portraitSaved");
  if ("error" in taken) return refusal(taken.error, taken.status);
  return redirectAfterFailedUpload(request, back, taken.failure);
}

/** The page again, with what was wrong with the file: a key of the catalogue. */
function refusal(error: string, status = 400) {
  return data({ error }, { status });
}
