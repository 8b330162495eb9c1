import type { Db } from "~/db/database";
import { removeUnitIn } from "~/domain/developments/units.server";
import { deleteListingIn } from "~/domain/listings/deletion.server";
import type { Listing } from "~/domain/listings/listing";

import { cancelAheadIn, type Chosen } from "./ahead-of-listing.server";

type Removal = {
  /** The appointments that go with it, whose people are told. */
  cancels: readonly Chosen[];
  /** Id of the account that does it. */
  by: number;
};

/** Deletes a listing, as `deleteListing` does, and cancels the appointments at it that were chosen: both or neither. */
export function deleteListingWith(db: Db, listing: Listing, { cancels, by }: Removal, now: Date) {
  return db.transaction().execute(async (trx) => {
    const { kind, id } = listing;
    await cancelAheadIn(trx, kind === "property" ? { kind, id } : { kind, id, unit: null }, cancels, now);
    return deleteListingIn(trx, listing, by, now);
  });
}

/** Deletes a unit, as `removeUnit` does, and cancels the appointments at it that were chosen: both or neither. */
export function removeUnitWith(db: Db, developmentId: number, unit: number, { cancels, by }: Removal, now: Date) {
  return db.transaction().execute(async (trx) => {
    await cancelAheadIn(trx, { kind: "development", id: developmentId, unit }, cancels, now);
    return removeUnitIn(trx, developmentId, unit, by, now);
  });
}
