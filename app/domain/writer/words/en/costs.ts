import { either } from "../../section";

export const costs = {
  "costs-short": {
    heading: either("What comes on top of the price?", "What do you pay in total, tax included?"),
    opening:
      "Resale homes in Catalonia are subject to a purchase tax, ITP. Since {itp.date} it rises in bands: {itp.rate1} up to {itp.edge1}, {itp.rate2} from there to {itp.edge2}, {itp.rate3} to {itp.edge3} and {itp.rate4} above (Decree-Law 5/2025).",
    middle: [
      "{?x.home}One of our homes as an example: [{a.title}](/property/{a.id}), {a.where}, at {a.price}.",
      "{!x.home}An example: a price of {x.price}.",
      "The tax on it is {x.tax}, or {x.effective} of the price.",
      "The official tariffs come to about {x.notary} for the notary and about {x.registry} for the land registry (Royal Decrees 1426/1989 and 1427/1989), before VAT and copies.",
    ],
    closing: either(
      "A lawyer, if you want one, and the gestoría that files the paperwork are extra. Ask each for a written quote.",
      "With a mortgage you also pay for the bank valuation. The lender pays the other costs of the loan (Law 5/2019, art. 14.1 e).",
    ),
  },
  "tax-scale": {
    heading: either("How does transfer tax rise, band by band?", "How is the tax on a resale home worked out?"),
    opening:
      "When you buy a resale home, you pay transfer tax (ITP). Since {itp.date} Catalonia has charged it in bands (Decree-Law 5/2025).",
    closing: [
      either(
        "Each rate applies to its own band only, as with income tax. Nobody pays {itp.rate4} on the whole price.",
        "A higher rate never applies to the part below it: the first {itp.edge1} is taxed at {itp.rate1}, however expensive the home.",
      ),
      "The tax is charged on the price or on the tax office’s reference value (valor de referencia), whichever is higher. Ask for that value before you make an offer.",
    ],
  },
  "tax-table": {
    heading: either("{?x.home}What is the tax at real prices?", "What is the tax at each price?"),
    opening: [
      "{?x.home}These are asking prices of our own homes on {date}, with the tax due on each.",
      "{!x.home}These are round prices, with the tax due on each.",
    ],
    closing: [
      "For the notary and the land registry we give the official tariffs for the deed of sale (Royal Decrees 1426/1989 and 1427/1989), before VAT. Real invoices are higher, because copies, pages and VAT come on top.",
      either(
        "At these prices the tax is by far the largest item; the two tariffs together come nowhere near it.",
        "Set the tax aside before you budget for furniture or building work.",
      ),
    ],
  },
  "tax-example": {
    heading: either(
      "What does one home come to, tax included?",
      "{?x.home}What does one of our homes come to, tax included?",
    ),
    opening: [
      "{?x.home}Take one of our homes: [{a.title}](/property/{a.id}), {a.where}, at {a.price}.",
      "{!x.home}Take a price of {x.price}.",
      "{?x.otherSlices}The first {itp.edge1} is taxed at {itp.rate1}, which makes {x.firstSlice}. The part above that adds {x.otherSlices}. In total the tax is {x.tax}, or {x.effective} of the price.",
      "{!x.otherSlices}That is within the first band of the scale, so the tax is {itp.rate1} of the price: {x.tax}.",
    ],
    middle: [
      "Price and tax together come to {x.sum}.",
      "{?b.title}For comparison, [{b.title}](/property/{b.id}) at {b.price}: the tax is {b.tax} and the total {b.sum}.",
      "{!b.title}For comparison, a price of {y.price}: the tax is {y.tax} and the total {y.sum}.",
    ],
    closing:
      "The scale is set by Decree-Law 5/2025 and has been in force since {itp.date}. The notary and the land registry come on top; at {x.price} their tariffs are about {x.notary} and about {x.registry} before VAT and copies.",
  },
  "notary-registry": {
    heading: either("What do the notary and the land registry charge?", "Which fees are set by decree?"),
    opening: [
      "You can’t negotiate these two fees: both tariffs are set by decree, Royal Decree 1426/1989 for notaries and Royal Decree 1427/1989 for the land registry.",
      "At {x.price} they come to about {x.notary} and about {x.registry}; at {y.price}, to about {y.notary} and about {y.registry}. All four figures are before VAT.",
    ],
    closing: [
      "The number of pages, each copy, the registry’s filing fee and VAT add to the invoice.",
      either(
        "Ask the notary’s office for a written estimate; it is a common request.",
        "As the buyer you may choose the notary, so you can compare what two of them charge for the extras.",
      ),
    ],
  },
  "reduced-rates": {
    heading: either("Who pays less, and who pays more", "Which buyers have a rate of their own?"),
    opening: "The scale applies to most buyers. These are the main exceptions for resale homes, checked on {checked}:",
    points: [
      "Buyers aged {itp.age} or under: {itp.reduced} on a main home, if their income is within {itp.income} (taxable base less the personal allowance).",
      "Large and single-parent families: {itp.reduced} on a main home, with the same income test, which rises by {itp.perChild} for each child.",
      "Buyers with a disability of {itp.disability} or more, and victims of gender violence: {itp.reduced} on a main home, also with an income test.",
      "Officially protected homes: {itp.protected}.",
      "Large holders: {itp.large}. That means owning more than {itp.largeHomes} homes or more than {itp.largeArea} of residential floor area; in officially declared “stressed” housing areas, fewer.",
    ],
    closing: "Each case has further conditions. Have yours confirmed in writing before you count on a lower rate.",
  },
  "old-claims": {
    heading: either("What do older guides still get wrong?", "Which claims are out of date?"),
    opening: either(
      "Guides to buying in Spain stay online long after the rates have changed. When a page quotes a rate, look for its date first.",
      "Some statements used to be true and are still repeated.",
    ),
    points: [
      "The tax is no longer {itp.rate1} whatever the price: above {itp.edge1} the rates are higher, and have been since {itp.date}.",
      "The scale of {itp.rate1} up to {itp.formerLimit} and {itp.rate2} above ended on {itp.formerEnd}.",
      "The reduced rate is no longer for buyers up to {itp.formerAge}: the limit is {itp.age} now.",
      "A home of {visa.price} no longer brings a residence permit; that route ended on {visa.ended}.",
      "The lender, not the buyer, pays for the mortgage deed (Law 5/2019, art. 14.1 e).",
    ],
  },
  "who-pays": {
    heading: either("Who pays for what?", "What does the buyer pay, and what the seller?"),
    points: [
      "The buyer pays the deed, its first copy, the land registry and the purchase tax (Civil Code of Catalonia, art. 531-6).",
      "The seller pays the costs of handing over the home, the municipal capital gains tax (plusvalía) and income tax on the gain.",
      "If there is a mortgage, the buyer pays the bank valuation (tasación) and any copies they ask for. The lender pays the deed of the loan, the registry and the filing (Law 5/2019, art. 14.1 e).",
      "If the seller does not live in Spain, the buyer withholds {withheld.rate} of the price and pays it to the tax office on form {withheld.form} within one month (Royal Decree 1776/2004, art. 14).",
    ],
    closing: either(
      "Contracts sometimes say otherwise. Read the clause on costs before you sign the deposit contract (arras).",
      "If a contract moves one of these costs to the other side, it should say so in plain words and with an amount.",
    ),
  },
  "before-money": {
    heading: either("What should you have before you pay anything?", "What must you get in writing before you pay?"),
    opening:
      "Even a small reservation can commit you. Catalan law lists what you must receive in writing before you pay anything on account (Law 18/2007, art. 60.2–3):",
    points: [
      "Who the agent is.",
      "Which home it is, with its usable area, its annexes (parking, storage) and its land registry entry.",
      "The total price, with the taxes and costs that fall on the buyer.",
      "For a home not yet built, the dates.",
      "Whether it is an officially protected home.",
      "For larger payments also its age, its services, whether anyone lives there, charges, community fees and arrears, and the terms of payment.",
    ],
    closing: either(
      "If something is missing, ask for it and wait. A home that is ready to be sold has these documents.",
      "Ask what happens to your money if the bank refuses the loan, and have the answer written into what you sign.",
    ),
  },
} as const;
