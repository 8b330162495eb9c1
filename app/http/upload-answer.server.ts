import type { Reception } from "~/domain/properties/property-uploads.server";
import { adminText } from "~/i18n/admin.server";

import { redirectWithAdminFlash } from "./flash.server";

/** Says how many files are on their way to become images, and what became of the others. */
export function redirectAfterUpload(path: string, { received, refused, known }: Reception): Promise<Response> {
  const others = [
    ...(refused > 0 ? [adminText("images.note.refused", { count: refused })] : []),
    ...(known.length > 0 ? [adminText("images.note.known", { count: known.length })] : []),
  ].join(" ");
  if (received > 0) {
    const note = others || adminText("images.note.waiting");
    return redirectWithAdminFlash(path, "imagesUploaded", { values: { count: received, note } });
  }
  if (refused > 0)
    return redirectWithAdminFlash(path, "imagesRefused", { values: { reason: others }, hasFailed: true });
  return redirectWithAdminFlash(path, "imagesKnown", { values: { note: others } });
}
