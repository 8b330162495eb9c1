import type { DescriptionParts } from "../../book";

export const description: DescriptionParts = {
  openings: {
    place: [
      "{?place.homes}Buying {place.in}: what the area is like, what our homes there cost and what to ask on a visit.",
      "{?list.homes}{place.name} for buyers: streets, buildings, our prices per square metre and the whole cost.",
      "An area of Barcelona for buyers: what it is like, what a purchase costs and what to ask.",
    ],
    costs: [
      "What buying a home in Barcelona costs: the purchase tax by slices, notary, registry and worked sums.",
      "{?list.homes}Purchase tax in Catalonia since {itp.date}, notary and registry: the sums at real prices.",
      "The cost of buying a home in Catalonia, line by line and with worked examples.",
    ],
    mortgage: [
      "Mortgages for a home in Barcelona: how much banks lend, what you bring and what the tax adds.",
      "{?list.homes}Loan, own money and purchase tax for a home in Barcelona, worked out at real prices.",
      "A mortgage in Spain: the share banks lend, the money you bring and what to prepare.",
    ],
    selling: [
      "Selling a home in Barcelona: what a price rests on, what to prepare and what the law asks.",
      "Price, preparation and rules when you sell a home in Barcelona, point by point.",
      "How to prepare the sale of a home in Barcelona, from the price to the first viewing.",
    ],
    "new-build": [
      "New-build homes in Barcelona: the tax, the papers behind the plan and what to ask.",
      "Buying a new home in Barcelona: taxes, papers and the questions to ask before you reserve.",
      "New or resale in Barcelona: the tax at the same price, the papers and the questions.",
    ],
    homes: [
      "{?list.homes}Homes in Barcelona ({wish.text}): what our list has, the sum with tax and what to check.",
      "{?list.homes}What our list in Barcelona has today, what it costs with tax and what to check on site.",
      "Choosing a home in Barcelona: what to check, what it costs with tax and what to ask.",
    ],
    documents: [
      "The papers of a home purchase in Catalonia: what each one proves and when to ask for it.",
      "Buying a home in Barcelona: papers to ask for, checks to make and who pays for what.",
      "Which papers to ask for before you buy a home in Barcelona, and what each one proves.",
    ],
    viewing: [
      "Viewing a home in Barcelona: what to look at, what to ask and what to write down afterwards.",
      "{?list.homes}A checklist for viewing homes in Barcelona, with questions and examples from our list.",
      "What photographs of a home do not show, and the questions to take to a viewing.",
    ],
    guide: [
      "{?list.homes}Looking for a home in Barcelona: parts of the city, prices on our list and the whole cost.",
      "A short guide to buying in Barcelona: where, what, for how much and what to check.",
      "Where to look for a home in Barcelona, what it costs with tax and what to ask.",
    ],
  },
  closings: [
    "Written by an independent agent, with figures of {date}.",
    "With rules, dates and sources, from an independent agent in the city.",
    "{?list.homes}Each rule with its date, and prices from our own list of homes.",
    "{?list.homes}Examples come from our own list, and each rule carries its date.",
    "Sums and sources included, written by an independent local agent.",
    "Plain answers from an independent agent, in four languages.",
    "With worked sums, the date of each rule and questions to take along.",
    "Dated figures, no forecasts, and the questions to ask before you sign.",
    "From an independent agent who answers within 24 hours.",
    "An independent agent explains, with dates and examples.",
    "{?list.homes}With examples from our own list and a short set of questions.",
    "Figures of {date}.",
    "With dates and sources.",
    "From an independent agent.",
    "Read it before you sign.",
    "With examples and dates.",
    "In plain words.",
  ],
};
