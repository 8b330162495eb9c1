import { blocks, type SampleArticleText, table } from "../../sample-article";

export const english: SampleArticleText = {
  title: "What buying a home in Barcelona costs in 2026",
  slug: "cost-of-buying-a-home-in-barcelona-2026",
  keyword: "cost of buying a home in Barcelona",
  metaDescription:
    "Transfer tax by bands, the notary, the land registry and the rest: what a buyer in Barcelona pays on top of the price in 2026, with four worked examples.",
  content: blocks(
    "<p>On top of the price of a resale home in Barcelona you pay about <strong>11 to 12.5%</strong> in taxes and costs, a lawyer included; without one it is 10.3 to 10.8%. The largest of them, transfer tax, changed in the summer of 2025. Here is the full sum on 21\u00a0November 2026, for homes like ours.</p>",
    "<h2>Transfer tax now rises in bands</h2>",
    "<p>On a resale home you pay transfer tax (ITP). Since 27\u00a0June 2025 it is a scale (Decree-Law 5/2025): <strong>10% on the first €600,000, 11% from there to €900,000, 12% to €1,500,000 and 13% above</strong>. Each rate applies to its own band only, as with income tax. On a home of €650,000 you therefore pay 10% on €600,000 and 11% on the remaining €50,000: €65,500.</p>",
    "<p>Many guides still give the old single rate, so check the date of whatever you read.</p>",
    "<p>The tax is charged on the price or on the tax office’s reference value (valor de referencia), whichever is higher. Ask for that value before you make an offer.</p>",
    "<h2>What do four real prices come to?</h2>",
    "<p>Three of these are the prices of our own homes on the day of writing; you will find them below. For the notary and the land registry we give the official tariffs for the deed, before VAT and copies.</p>",
    table("Tax and tariffs on a resale home, in euros, on 21 November 2026", [
      ["Price", "Transfer tax", "Share of price", "Notary tariff", "Registry tariff, about"],
      ["€580,000", "€58,000", "10.00%", "€521", "€285"],
      ["€700,000", "€71,000", "10.14%", "€559", "€310"],
      ["€850,000", "€87,500", "10.29%", "€602", "€339"],
      ["€950,000", "€99,000", "10.42%", "€630", "€358"],
    ]),
    '<p>Real invoices are higher, because pages, copies and VAT come on top. The rule of thumb above holds for resale homes between €500,000 and €1,000,000. Work out your own figure with our <a href="/costs?price=850000">cost calculator</a>.</p>',
    "<h2>A new home pays VAT instead</h2>",
    "<p>A home bought new from its developer pays no transfer tax. It pays 10% VAT (IVA) and 1.5% stamp duty (AJD). For €850,000 that is €97,750.</p>",
    "<h2>Who pays less?</h2>",
    "<p>Some buyers of a main home pay a reduced transfer tax of 5%: those aged 35 or under, large and single-parent families, people with a disability of 65% or more, and victims of gender violence. All of them must pass an income test, as a rule €36,000 of taxable base. Check before you sign, not after.</p>",
    "<h2>Who pays for what?</h2>",
    "<ul><li><strong>The buyer</strong> pays the tax, the deed with its first copy, and the entry in the land registry.</li><li><strong>The seller</strong> pays the municipal capital gains tax (plusvalía) and income tax on the gain.</li><li><strong>The bank</strong> pays the notary, registry, gestoría (paperwork agent) and stamp duty of the mortgage (Law 5/2019, art.\u00a014). The borrower pays the bank valuation (tasación).</li></ul>",
    "<p>If the seller is not resident in Spain, the buyer withholds 3% of the price and pays it to the tax office within one month, on form\u00a0211. It is part of the price, not an extra cost, but a buyer who forgets it is liable for it.</p>",
    "<h2>What should you have before you sign?</h2>",
    '<p>Before you pay any money on account, you are entitled to the total price in writing, with the taxes and costs that fall on you (Law 18/2007, art.\u00a060). Ask us for it with your first offer. The prices of <a href="/properties">our homes</a> exclude purchase taxes and costs.</p>',
    "<p><em>Sample article. For information only; not legal or tax advice. All figures checked on 21\u00a0November 2026.</em></p>",
  ),
};
