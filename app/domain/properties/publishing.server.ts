import type { Db } from "~/db/database";

import type { AdvertPoint } from "./advert-checklist";
import { checkEntered } from "./advert-checklist.server";
import { findPropertyForm } from "./property-form.repository.server";
import type { PropertyValues } from "./property-form.schema";
import { isPublicStatus } from "./property-search";

/** What a home would come before visitors without. */
export type PublishingDoubts = { lacking: AdvertPoint[]; hasPhoto: boolean };

/**
 * What is asked about before visitors see a home that they could not see so far; undefined where nothing is. Of a sold one only the photograph: it is
 * advertised no more.
 * @param id null where it is not stored yet
 */
export async function publishingDoubts(
  db: Db,
  id: number | null,
  values: PropertyValues,
  now: Date,
): Promise<PublishingDoubts | undefined> {
  if (!isPublicStatus(values.status)) return undefined;
  const stored = id === null ? undefined : await findPropertyForm(db, id);
  if (stored && isPublicStatus(stored.values.status)) return undefined;
  const { items, hasPhoto } = await checkEntered(db, id, values, now);
  const lacking = items
    .filter(({ point, isMet }) => !isMet && (values.status !== "sold" || (point === "photos" && !hasPhoto)))
    .map(({ point }) => point);
  return lacking.length > 0 ? { lacking, hasPhoto } : undefined;
}
