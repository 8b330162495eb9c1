import { db } from "~/db/db.server";
import { checkAdvert } from "~/domain/properties/advert-checklist.server";
import type { PropertyStatus } from "~/domain/properties/property";
import type { PropertyValues } from "~/domain/properties/property-form.schema";
import { publishingDoubts } from "~/domain/properties/publishing.server";

import { noteError } from "./error-reference.server";
import { redirectWithAdminFlash } from "./flash.server";

/**
 * Puts a home that would come before visitors without what its advertisement wants back among the drafts, so that it can be asked about first: what
 * was entered is stored by then.
 * @param id null for a new one
 */
export async function heldBack(
  id: number | null,
  values: PropertyValues,
  now: Date,
): Promise<{ values: PropertyValues; isHeld: boolean }> {
  const isHeld = (await publishingDoubts(db, id, values, now)) !== undefined;
  return { values: isHeld ? { ...values, status: "draft" } : values, isHeld };
}

type Saved = {
  id: number;
  status: PropertyStatus;
  name: "propertyCreated" | "propertyUpdated";
  /** How areas were rounded; empty where none was. */
  rounded: string;
};

/**
 * Leads to the form of a home that has just been stored. One that is for sale and lacks what the law wants in an
 * advertisement says how much: that warns and blocks nothing.
 */
export async function redirectToSavedHome(request: Request, { id, status, name, rounded }: Saved, now: Date) {
  const path = `/admin/properties/${id}/edit`;
  if (status !== "available") return redirectWithAdminFlash(path, name, { values: { rounded } });
  const items = await checkedAdvert(request, id, now);
  const missing = items.filter(({ isMet }) => !isMet).length;
  if (missing === 0) return redirectWithAdminFlash(path, name, { values: { rounded } });
  return redirectWithAdminFlash(path, `${name}Incomplete`, { values: { missing, all: items.length, rounded } });
}

/** The home is stored by now: a list that cannot be made must not say otherwise. */
async function checkedAdvert(request: Request, id: number, now: Date) {
  try {
    return await checkAdvert(db, id, now);
  } catch (error) {
    noteError(error, request);
    return [];
  }
}
