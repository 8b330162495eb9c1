import { either } from "../../section";

export const costs = {
  "costs-short": {
    heading: either("What comes on top of the price", "The whole sum, tax included"),
    opening:
      "Resale homes in Catalonia are subject to a purchase tax, ITP. Since {itp.date} it goes by slices: {itp.rate1} up to {itp.edge1}, {itp.rate2} from there to {itp.edge2}, {itp.rate3} to {itp.edge3} and {itp.rate4} above (Decree Law 5/2025).",
    middle: [
      "{?x.home}An example from our list: [{a.title}](/property/{a.id}), {a.where}, at {a.price}.",
      "{!x.home}An example: a price of {x.price}.",
      "The tax on it is {x.tax}, or {x.effective} of the price.",
      "The official tariffs come to about {x.notary} for the notary's deed and about {x.registry} for the land registry (RD 1426/1989 and RD 1427/1989), before VAT and copies.",
    ],
    closing: either(
      "A lawyer, if you want one, and the office that files the papers are extra. Ask each for a written estimate.",
      "A mortgage adds the bank's valuation of the home. The other costs of the loan are the lender's (Law 5/2019, art. 14.1 e).",
    ),
  },
  "tax-scale": {
    heading: either("The purchase tax, slice by slice", "How the tax on a resale home is worked out"),
    opening:
      "A home that has had an owner before is subject to transfer tax, ITP in Spanish. Since {itp.date} Catalonia charges it in slices (Decree Law 5/2025).",
    closing: [
      either(
        "Each rate applies to its own slice only, as with income tax. Nobody pays {itp.rate4} on the whole price.",
        "The higher rate never touches the part below it: the first {itp.edge1} is taxed at {itp.rate1}, however expensive the home.",
      ),
      "The tax is counted on the higher of two figures, the price and the reference value that the Cadastre gives the home. Ask for that value before you make an offer.",
    ],
  },
  "tax-table": {
    heading: either("{?x.home}The tax at real prices", "The sums, price by price"),
    opening: [
      "{?x.home}These are asking prices from our list of {date}, with the tax due on each.",
      "{!x.home}Round prices, with the tax due on each.",
    ],
    closing: [
      "Notary and registry are the official tariffs of the deed of sale (RD 1426/1989 and RD 1427/1989), before VAT. Invoices come out higher, because copies, pages and VAT are added.",
      either(
        "At these prices the tax is the figure that decides; the two tariffs together stay far below it.",
        "Set the tax aside in your account before you look at furniture.",
      ),
    ],
  },
  "tax-example": {
    heading: either("One price, worked through", "{?x.home}A sum with a real price"),
    opening: [
      "{?x.home}Take a home from our list: [{a.title}](/property/{a.id}), {a.where}, at {a.price}.",
      "{!x.home}Take a price of {x.price}.",
      "{?x.otherSlices}The first {itp.edge1} is taxed at {itp.rate1}, which makes {x.firstSlice}. What lies above adds {x.otherSlices}. Together the tax is {x.tax}, or {x.effective} of the price.",
      "{!x.otherSlices}It lies within the first slice of the scale, so the tax is {itp.rate1} of the price: {x.tax}.",
    ],
    middle: [
      "Price and tax together make {x.sum}.",
      "{?b.title}For comparison, [{b.title}](/property/{b.id}) at {b.price}: the tax is {b.tax} and the sum {b.sum}.",
      "{!b.title}For comparison, a price of {y.price}: the tax is {y.tax} and the sum {y.sum}.",
    ],
    closing:
      "The scale is that of Decree Law 5/2025, in force since {itp.date}. Notary and land registry come on top; at {x.price} their tariffs are about {x.notary} and about {x.registry} before VAT and copies.",
  },
  "notary-registry": {
    heading: either("Notary and land registry", "Two tariffs set by decree"),
    opening: [
      "Neither fee is a matter of bargaining: both tariffs are set by decree, RD 1426/1989 for notaries and RD 1427/1989 for the land registry.",
      "At {x.price} they come to about {x.notary} and about {x.registry}; at {y.price}, to about {y.notary} and about {y.registry}. All four figures are before VAT.",
    ],
    closing: [
      "What makes the invoice longer is the number of pages, each copy, the presentation at the registry and VAT.",
      either(
        "Ask the notary's office for an estimate in writing; it is a common request.",
        "The buyer may choose the notary, so two estimates can be compared on the extras.",
      ),
    ],
  },
  "reduced-rates": {
    heading: either("Who pays less, and who pays more", "Rates for particular buyers"),
    opening:
      "The scale is for the general case. These are the main exceptions for resale homes, as we read them on {checked}:",
    points: [
      "Buyers aged {itp.age} or under: {itp.reduced} on a main home, if their income passes the test of {itp.income} (taxable base less the personal minimum).",
      "Large and single-parent families: {itp.reduced} on a main home, with the same test, which rises by {itp.perChild} for each child.",
      "Buyers with a disability of {itp.disability} or more, and victims of gender violence: {itp.reduced} on a main home, also with an income test.",
      "Protected housing: {itp.protected}.",
      "Large holders: {itp.large}. That means more than {itp.largeHomes} homes or more than {itp.largeArea} of housing in Catalonia, and fewer in areas declared as stressed.",
    ],
    closing: "Each case has conditions of its own. Have yours confirmed in writing before you count on a lower rate.",
  },
  "old-claims": {
    heading: either("What older pages still say, and what is so", "What is out of date"),
    opening: either(
      "Texts about buying in Spain live long on the internet, and rates do not. When a page quotes one, look for its date first.",
      "Some statements were true once and are still copied.",
    ),
    points: [
      "The tax is no longer {itp.rate1} whatever the price: above {itp.edge1} the rates are higher, and have been since {itp.date}.",
      "The scale of {itp.rate1} up to {itp.formerLimit} and {itp.rate2} above ended on {itp.formerEnd}.",
      "The reduced rate is no longer for buyers up to {itp.formerAge}: the limit is {itp.age} now.",
      "A home of {visa.price} no longer brings a residence permit; that route ended on {visa.ended}.",
      "The deed of a mortgage is not the buyer's to pay but the lender's (Law 5/2019, art. 14.1 e).",
    ],
  },
  "who-pays": {
    heading: either("Who pays what", "Buyer or seller: whose invoice is it?"),
    points: [
      "The buyer pays the deed, its first copy, the land registry and the purchase tax (Civil Code of Catalonia, art. 531-6).",
      "The seller pays the costs of handing over, the municipal tax on the rise in land value (plusvalía) and income tax on a gain.",
      "If there is a mortgage, the buyer pays the valuation and any copies they ask for. The lender pays the deed of the loan, the registry and the filing (Law 5/2019, art. 14.1 e).",
      "If the seller does not live in Spain, the buyer keeps back {withheld.rate} of the price and pays it to the tax office with form {withheld.form} within one month (RD 1776/2004, art. 14).",
    ],
    closing: either(
      "Contracts sometimes say otherwise. Read the clause on costs before you sign the deposit, not after.",
      "If a contract shifts one of these costs to the other side, it should say so in plain words and with an amount.",
    ),
  },
  "before-money": {
    heading: either("Before you pay anything on account", "What you must have in writing before money moves"),
    opening:
      "A reservation is a small sum with large effects. Catalan law lists what the buyer must receive in writing before paying anything (Law 18/2007, art. 60.2–3):",
    points: [
      "Who the agent is.",
      "Which home it is, with its useful area, its annexes and its entry in the land registry.",
      "The total price, with the taxes and costs that fall on the buyer.",
      "For a home not yet built, the dates.",
      "Whether it is protected housing.",
      "For larger payments also its age, its services, who lives in it, charges, community fees and arrears, and the terms of payment.",
    ],
    closing: either(
      "If something is missing, ask for it and wait. A home that can be sold has these papers.",
      "Ask what happens to the money if the bank says no, and have the answer written into the paper you sign.",
    ),
  },
} as const;
