import type { ListedUpload } from "~/domain/listings/image";
import type { NamedFiles, UploadTally } from "~/domain/listings/upload-tally";
import { adminText } from "~/i18n/admin.server";
import { formatList } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { pauseReasonOf, photoPause } from "~/outside/photos/pause.server";

import { reasonOf } from "./failure-reason.server";
import { redirectWithAdminFlash } from "./flash.server";

/** Says how many files are on their way to become images, and what became of the others. */
export function redirectAfterUpload(path: string, tally: UploadTally): Promise<Response> {
  const { added, known, unreadable, refused } = tally;
  const others = [
    ...(known > 0 ? [adminText("images.note.known", { count: known })] : []),
    ...(unreadable.count > 0
      ? [adminText("images.note.unreadable", { count: unreadable.count, names: namesOf(unreadable) })]
      : []),
    ...(refused.count > 0 ? [adminText("images.note.refused", { count: refused.count, names: namesOf(refused) })] : []),
  ].join(" ");
  const handedOn = { tally: JSON.stringify(tally) };
  if (added > 0) {
    const note = others || adminText("images.note.waiting");
    return redirectWithAdminFlash(path, "imagesUploaded", { values: { count: added, note, ...handedOn } });
  }
  if (unreadable.count + refused.count > 0)
    return redirectWithAdminFlash(path, "imagesRefused", { values: { reason: others, ...handedOn }, hasFailed: true });
  return redirectWithAdminFlash(path, "imagesKnown", { values: { note: others, ...handedOn } });
}

function namesOf({ count, names }: NamedFiles): string {
  const more = count - names.length;
  return formatList(defaultLanguage, more > 0 ? [...names, adminText("images.note.more", { count: more })] : names);
}

/**
 * Says why files could not be kept: in a sentence where the machine is at fault, else in its own words. What was chosen beside
 * the files stands in the form again; the files themselves no browser keeps.
 * @param kind what the form said that they show
 */
export function redirectAfterFailedUpload(
  request: Request,
  path: string,
  error: unknown,
  kind?: string,
): Promise<Response> {
  const values = { reason: uploadFailure(request, error) };
  const back = kind && kind !== "photo" && path.endsWith("/images") ? `${path}?${new URLSearchParams({ kind })}` : path;
  return redirectWithAdminFlash(back, "imagesRefused", { values, hasFailed: true });
}

/** Why a file could not be kept: in our words where the machine is at fault, else in its own. */
export function uploadFailure(request: Request, error: unknown): string {
  const said = reasonOf(error, request);
  const cause = pauseReasonOf(error);
  return cause === null ? said : adminText(`images.notKept.${cause}`);
}

/** Files that wait, with why they wait longer than they would. */
export function withPause(uploads: readonly ListedUpload[]): ListedUpload[] {
  const pause = photoPause();
  return uploads.map((upload) => (upload.refusal === null ? { ...upload, pause } : upload));
}
