import type { Visitor } from "./visitor";

/** Asks the list for two bedrooms in Gràcia with a terrace, at no more than a price, one wish after another. */
export async function asksForTwoBedroomsInGracia(visitor: Visitor, most: string): Promise<void> {
  await visitor.opens("/properties");
  await visitor.asksForHomes({ Neighbourhood: "Gràcia" });
  await visitor.reads("1 property found");
  await visitor.asksForHomes({ Bedrooms: "2 or more" });
  await visitor.reads("Bedrooms: 2 or more");
  await visitor.unfoldsFilters();
  await visitor.page.getByText("More filters").click();
  await visitor.fillsIn({ "Price to": most });
  await visitor.ticks(/^Terrace or balcony/);
  if (!visitor.hasScript) await visitor.presses("Show homes");
}
