import type { DescriptionParts } from "../../book";

export const description: DescriptionParts = {
  openings: {
    place: [
      "{?place.homes}Buying {place.in}: what daily life is like, what our homes there cost and what to ask at a viewing.",
      "{?list.homes}{place.name} for buyers: streets, buildings, our prices per square metre and the full cost.",
      "A Barcelona neighbourhood for buyers: what it is like, what buying costs and what to ask.",
    ],
    costs: [
      "What buying a home in Barcelona costs: transfer tax by bands, notary, land registry and worked examples.",
      "{?list.homes}Transfer tax in Catalonia since {itp.date}, notary and registry: what you pay at real prices.",
      "The cost of buying a home in Catalonia, line by line and with worked examples.",
    ],
    mortgage: [
      "Mortgages for a home in Barcelona: how much banks lend, what you need yourself and what tax adds.",
      "{?list.homes}Mortgage, down payment and transfer tax for a home in Barcelona, worked out at real prices.",
      "A mortgage in Spain: how much banks lend, the money you need and what to prepare.",
    ],
    selling: [
      "Selling a home in Barcelona: how to set the price, what to prepare and what the law requires.",
      "Price, preparation and rules when you sell a home in Barcelona, point by point.",
      "How to prepare the sale of a home in Barcelona, from the price to the first viewing.",
    ],
    "new-build": [
      "New homes in Barcelona: the tax, the documents behind the plan and what to ask.",
      "Buying a new home in Barcelona: taxes, documents and what to ask before you reserve.",
      "New or resale in Barcelona: the tax at the same price, the documents and what to ask.",
    ],
    homes: [
      "{?list.homes}Homes in Barcelona ({wish.text}): what we have for sale, the cost with tax and what to check.",
      "{?list.homes}The homes we have in Barcelona today, what they cost with tax and what to check on site.",
      "Choosing a home in Barcelona: what to check, what it costs with tax and what to ask.",
    ],
    documents: [
      "The documents for buying a home in Catalonia: what each one proves and when to ask for it.",
      "Buying a home in Barcelona: documents to ask for, checks to make and who pays for what.",
      "Which documents to ask for before you buy a home in Barcelona, and what each one proves.",
    ],
    viewing: [
      "Viewing a home in Barcelona: what to look at, what to ask and what to write down afterwards.",
      "{?list.homes}A checklist for viewing a home in Barcelona: the rooms, the building, the street and the documents.",
      "What photographs of a home do not show, and the questions to take to a viewing.",
    ],
    guide: [
      "{?list.homes}Looking for a home in Barcelona: the neighbourhoods, our own prices and the full cost.",
      "A short guide to buying in Barcelona: where, what, for how much and what to check.",
      "Where to look for a home in Barcelona, what it costs with tax and what to ask.",
    ],
  },
  closings: [
    "By an independent estate agent, with figures as of {date}.",
    "With rules, dates and sources, from an independent estate agent.",
    "{?list.homes}Each rule has its date, and the prices are those of our own homes.",
    "{?list.homes}The examples are our own homes, and each rule has its date.",
    "Worked examples and sources, from an independent local agent.",
    "Plain answers from an independent agent, in four languages.",
    "With worked examples, dated rules and questions to take with you.",
    "Dated figures, no forecasts, and the questions to ask before you sign.",
    "From an independent, registered estate agent in Barcelona.",
    "An independent agent explains, with dates and examples.",
    "{?list.homes}With examples from our own homes and a short list of questions.",
    "Figures as of {date}.",
    "With dates and sources.",
    "From an independent agent.",
    "Read it before you sign.",
    "With examples and dates.",
    "In plain words.",
  ],
};
