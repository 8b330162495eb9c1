import { either } from "../../article/section";

export const mortgage = {
  "loan-share": {
    heading: either("How much may a bank lend you?", "How much do you need yourself?"),
    opening: [
      "Spanish banks lend a share of the price or of their own valuation, whichever is lower. If the valuation is below the price, you make up the difference.",
      "{!lives.abroad}For residents the share is up to {loan.share}.",
      "{!lives.here}For non-residents it is usually {loan.abroad}, and less for a second home at some banks.",
      "That is what Banco Sabadell and idealista report as usual (checked on {checked}); it is not set by law.",
    ],
    closing: [
      "{?x.home}Take one of our homes: [{a.title}](/property/{a.id}), {a.where}, at {a.price}.",
      "{!x.home}Take a price of {x.price}.",
      "{!lives.abroad}A mortgage of {loan.share} is {x.loan}. You pay the other {x.own} yourself, and the tax on a resale home, {x.tax}: {x.cash} in total.",
      "{?lives.abroad}A mortgage at the upper end is {x.loanAbroad}. You pay the other {x.ownAbroad} yourself, and the tax on a resale home, {x.tax}: {x.cashAbroad} in total. At the lower end it is {x.cashAbroadLow}.",
      "That does not include the notary, the land registry and the bank valuation (tasación).",
    ],
  },
} as const;
