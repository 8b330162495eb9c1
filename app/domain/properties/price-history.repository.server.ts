import { sql } from "kysely";

/** The last that is known of a home's price: nothing where it has another by now, as one that was changed while it was sold. */
const lastKnown = sql`last.id = (select max(id) from property_prices where property_id = home.id) and last.price = home.price`;

/** Since when today's price stands; nothing where no change of it was ever seen. */
export const priceSince = sql<string | null>`(select since from property_prices as last where ${lastKnown})`;

/**
 * The lowest price that was asked for in the 30 days before the last change: a price that was raised for a day is no price to
 * have come down from. Nothing where the last that happened was that the home came on the market.
 */
export const priceBefore = sql<number | null>`(
  select min(min(coalesce(earlier.price_before, earlier.price), iif(earlier.id = last.id, earlier.price_before, earlier.price)))
  from property_prices as last
  join property_prices as earlier on earlier.property_id = last.property_id
    and earlier.since > strftime('%Y-%m-%dT%H:%M:%fZ', last.since, '-30 days')
  where ${lastKnown} and last.price_before is not null
)`;
