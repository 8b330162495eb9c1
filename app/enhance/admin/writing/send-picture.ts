import type { InsertablePicture } from "~/domain/articles/pictures/insertable-picture";

import { say } from "./words";

/**
 * Sends a picture by the form of the page of pictures, as it works without script, and reads the answer there.
 * @returns the picture, or why it was not taken
 */
export async function sendPicture(page: string, file: File, alt: string): Promise<InsertablePicture | string> {
  const form = new FormData();
  form.set("alt", alt);
  form.set("images", file);
  const answer = await fetch(page, { method: "POST", body: form, headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer) return say("picture.offline");
  if (/\/admin\/(?:login|session-ended)/.test(answer.url)) return say("picture.signedOut");
  const drawn = new DOMParser().parseFromString(await answer.text(), "text/html");
  const added = drawn.querySelector<HTMLElement>("[data-added]")?.dataset.added;
  if (added) return JSON.parse(added) as InsertablePicture;
  const said = drawn.querySelector("#picture-file-error, #picture-alt-error, [role=alert] > div");
  return said?.textContent.trim() || say("picture.failed");
}
