import { data } from "@remix-run/node";

import type { PropertyAnswer, PropertyConflict, PropertyEntry } from "~/domain/properties/property-entry";
import type { PropertyErrors } from "~/domain/properties/property-form.schema";

/** The largest form of a listing, in bytes: its longest texts in Cyrillic take a tenth of a megabyte. */
export const largestListingForm = 512 * 1024;

const statusCodes = { redrawn: 200, refused: 400, conflict: 409, gone: 404, failed: 500 } as const;

type Said = { errors?: PropertyErrors; conflict?: PropertyConflict; failure?: string };

/** The answer to a form of a home that was not stored: the same page with everything that stood in it. */
export function propertyAnswer(
  { texts, feature, errors, version }: PropertyEntry,
  status: PropertyAnswer["status"],
  said: Said = {},
) {
  const answer: PropertyAnswer = {
    texts,
    feature,
    version,
    status,
    errors: said.errors ?? errors,
    conflict: said.conflict ?? null,
    failure: said.failure ?? null,
  };
  return data(answer, { status: statusCodes[status] });
}
