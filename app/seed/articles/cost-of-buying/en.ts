import { blocks, type SampleArticleText, table } from "../../sample-article";

export const english: SampleArticleText = {
  title: "What buying a home in Barcelona costs in 2026",
  slug: "cost-of-buying-a-home-in-barcelona-2026",
  keyword: "cost of buying a home in Barcelona",
  metaDescription:
    "Transfer tax by slices, notary, registry and the rest: what a buyer in Barcelona pays on top of the price in 2026, with four worked examples and sources.",
  words: 575,
  content: blocks(
    "<p>The price in an advertisement is not what you pay in the end. In Catalonia taxes and costs come on top, and one of them changed its shape in the summer of 2025. Here is the sum as it stands on 21 November 2026, for homes of the size we sell.</p>",
    "<h2>The tax: by slices, no longer one rate</h2>",
    "<p>On a resale home you pay transfer tax (<em>impost de transmissions patrimonials</em>, ITP). Since 27 June 2025 it is a scale (Decret llei 5/2025): <strong>10% on the first €600,000, 11% from there to €900,000, 12% to €1,500,000 and 13% above</strong>. Each rate applies to its own slice only, as income tax does. A home of €650,000 therefore pays 10% on €600,000 and 11% on the remaining €50,000: €65,500.</p>",
    "<p>Many guides still repeat the old sum. Check the date of whatever you read.</p>",
    "<p>The tax is calculated on the price or on the reference value of the Cadastre (<em>valor de referencia</em>), whichever is higher. Ask for that value before you make an offer.</p>",
    "<h2>Four prices, worked out</h2>",
    "<p>Three of these prices are those of homes on our list on the day of writing; you find them below. Notary and registry are the official tariffs for the deed, before VAT and copies.</p>",
    table("Tax and tariffs on a resale home, in euros, on 21 November 2026", [
      ["Price", "Transfer tax", "Share of price", "Notary tariff", "Registry tariff, about"],
      ["€580,000", "€58,000", "10.00%", "€521", "€285"],
      ["€700,000", "€71,000", "10.14%", "€559", "€310"],
      ["€850,000", "€87,500", "10.29%", "€602", "€339"],
      ["€950,000", "€99,000", "10.42%", "€630", "€358"],
    ]),
    '<p>Real invoices are higher, because pages, copies and VAT come on top. As a rule of thumb, plan <strong>11 to 12.5% of the price</strong> for everything together on a resale home between €500,000 and €1,000,000. Your own figures are quickly made with our <a href="/costs?price=850000">cost calculator</a>.</p>',
    "<h2>New homes: another tax</h2>",
    "<p>A home bought from its developer pays no transfer tax. It pays 10% VAT (IVA) and 1.5% stamp duty (AJD). For €850,000 that is €97,750.</p>",
    "<h2>Who pays less</h2>",
    "<p>For a main home, a reduced transfer tax of 5% is open to buyers aged 35 or under, to large and single-parent families, to people with a disability of 65% or more and to victims of gender violence. All of them have to pass an income test: as a rule €36,000 of taxable base. It is worth checking before signing, not after.</p>",
    "<h2>Who pays what</h2>",
    "<ul><li><strong>The buyer</strong> pays the tax, the deed with its first copy, and the entry in the land registry.</li><li><strong>The seller</strong> pays the municipal tax on the gain (<em>plusvàlua</em>) and their own income tax.</li><li><strong>The bank</strong> pays for the mortgage: notary, registry, agency and stamp duty of the loan (Ley 5/2019, art. 14). The borrower pays the valuation.</li></ul>",
    "<p>If the seller does not live in Spain, the buyer keeps back 3% of the price and pays it to the tax office within one month, on form 211. It is part of the price and not an extra cost, but whoever forgets it is liable.</p>",
    "<h2>Before you sign</h2>",
    '<p>Before you pay any money on account you are entitled to a written sheet with the total price, the taxes and the costs that fall on you (Ley 18/2007, art. 60). Ask us for it with your first offer. The prices of <a href="/properties">our homes</a> are without purchase taxes and costs.</p>',
    "<p><em>Sample article written for this demonstration. It informs and is no legal advice; all figures were read on 21 November 2026.</em></p>",
  ),
};
