import { db } from "~/db/db.server";
import type { BrandSlot } from "~/domain/agency/brand";
import {
  findBrandPictures,
  findSharingPhoto,
  removeBrandPicture,
  removeSharingPhoto,
} from "~/domain/agency/brand-pictures.server";
import { environment } from "~/environment.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { adminText } from "~/i18n/admin.server";
import { removePhoto } from "~/outside/photos/accept.server";

import type { Question } from "../question";

const page = "/admin/settings/brand";

/** A picture by which the agency is known, with all its files. */
export function removingBrandPicture(place: BrandSlot | "sharing"): Question {
  return {
    needs: { may: "settings" },
    ask: async () => {
      const picture = place === "sharing" ? await findSharingPhoto(db) : (await findBrandPictures(db))[place];
      if (!picture) return undefined;
      return {
        title: adminText(`settings.brand.${place}.remove`),
        question: adminText("settings.brand.question"),
        lost: [adminText(`settings.brand.${place}.lost`)],
        confirm: adminText(`settings.brand.${place}.remove`),
        confirming: adminText("settings.removing"),
        parent: { label: adminText("settings.brand"), href: page },
      };
    },
    act: async ({ admin, now }) => {
      const isRemoved =
        place === "sharing"
          ? await removeSharing(admin.userId, now)
          : await removeBrandPicture(db, place, admin.userId, now);
      return isRemoved
        ? redirectWithAdminFlash(page, "brandPictureRemoved")
        : redirectWithAdminFlash(page, "brandPictureGone", { hasFailed: true });
    },
  };
}

async function removeSharing(by: number, now: Date): Promise<boolean> {
  const removed = await removeSharingPhoto(db, by, now);
  // What could not be removed now goes at night.
  if (removed !== null) await removePhoto(removed, environment.uploadsDir).catch(() => undefined);
  return removed !== null;
}
