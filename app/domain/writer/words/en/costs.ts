import { either } from "../../article/section";

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
} as const;
