import { sql } from "kysely";

/**
 * What the database wrote down of the price of each row of a listing, which the query calls `owner` (migration 2026-11-22-11).
 * @param prices the table of the history
 * @param listing its column that names the row
 */
function priceHistory(owner: string, prices: string, listing: string) {
  const history = sql.table(prices);
  const id = sql.ref(`${owner}.id`);
  const own = sql.ref(listing);
  const lastOwn = sql.ref(`last.${listing}`);

  /** The last that is known: nothing where it has another price by now, as one that was changed while it was sold. */
  const lastKnown = sql`last.id = (select max(id) from ${history} where ${own} = ${id}) and last.price = ${sql.ref(`${owner}.price`)}`;

  return {
    /** Since when today's price stands; nothing where no change of it was ever seen. */
    since: sql<string | null>`(select since from ${history} as last where ${lastKnown})`,

    /**
     * The lowest price that was asked for in the 30 days before the last change: a price that was raised for a day is no price to
     * have come down from. Nothing where the last that happened was that it came on the market.
     */
    before: sql<number | null>`(
      select min(min(coalesce(earlier.price_before, earlier.price), iif(earlier.id = last.id, earlier.price_before, earlier.price)))
      from ${history} as last
      join ${history} as earlier on earlier.${own} = ${lastOwn}
        and earlier.since > strftime('%Y-%m-%dT%H:%M:%fZ', last.since, '-30 days')
      where ${lastKnown} and last.price_before is not null
    )`,
  };
}

/** Of `properties as home`. */
export const homePrices = priceHistory("home", "property_prices", "property_id");

/** Of `development_units as unit`. */
export const unitPrices = priceHistory("unit", "development_unit_prices", "unit_id");
