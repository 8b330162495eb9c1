import type { DescriptionParts } from "../../book";

export const description: DescriptionParts = {
  openings: {
    compared: [
      "{among.names} compared: streets, buildings, noise, parks, our own prices, and what to check before you choose.",
      "{among.names}: streets, homes, noise and prices compared.",
    ],
    choice: [
      "{?among.homes}{among.what} {among.where}: what each is like, what speaks for it and against it, and what our homes there cost.",
      "{?among.homes}{among.what} {among.where}: for and against, area by area, and our prices there.",
      "{among.what} {among.where}: whom each suits, and what speaks for it and against it.",
      "{among.what} {among.where}: what each is like, for and against.",
    ],
    place: [
      "{?quarter.name}{here.name}: its limits, homes, noise, transport and markets, and what to check before you buy there.",
      "{?asks.live}{!quarter.name}Living {place.in}: what the area is like, its homes and prices, and the street by day and by night.",
      "{?asks.safe}{!quarter.name}Living {place.in}: what the area is like, its homes and prices, and the street by day and by night.",
      "{!quarter.name}{!asks.live}{!asks.safe}{?place.homes}Buying {place.in}: for and against, streets, buildings, noise, what our homes there cost and what to check.",
      "{!quarter.name}{!asks.live}{!asks.safe}{?list.homes}{place.name} for buyers: what speaks for it and against it, its streets and buildings, and our prices.",
      "{!quarter.name}{!asks.live}{!asks.safe}A Barcelona neighbourhood for buyers: for and against, streets, noise and what to check.",
    ],
    homes: [
      "{?list.homes}{wish.asked}: which of our homes fit, what they cost with tax and what to ask at the viewing.",
      "{?list.homes}{wish.asked}: our homes, their prices with tax and what to check before you offer.",
      "{?list.homes}{wish.asked}: what we have for sale, what it costs with tax and what to check.",
      "{!wish.asked}{?list.homes}Homes in Barcelona ({wish.text}): what we have for sale, the cost with tax and what to check.",
      "{?list.homes}The homes we have in Barcelona today, what they cost with tax and what to check on site.",
      "Choosing a home in Barcelona: what to check, what it costs with tax and what to ask.",
    ],
  },
  closings: [
    "{?list.homes}By an independent estate agent, with figures as of {date}.",
    "Plain answers to buyers’ questions, in four languages.",
    "From an independent, registered estate agent in Barcelona.",
    "{?list.homes}Figures as of {date}.",
    "From an independent agent.",
    "In plain words.",
    "Read it before you view.",
    "By people who show homes here.",
    "For whoever is still choosing.",
    "Plainly told.",
    "For and against, named openly.",
  ],
  closingsOfHomes: [
    "With rules, dates and sources, from an independent estate agent.",
    "{?list.homes}Each rule has its date, and the prices are those of our own homes.",
    "{?list.homes}The examples are our own homes, and each rule has its date.",
    "Worked examples and sources, from an independent local agent.",
    "With worked examples, dated rules and questions to take with you.",
    "Dated figures, no forecasts, and the questions to ask before you sign.",
    "An independent agent explains, with dates and examples.",
    "{?list.homes}With examples from our own homes and a short list of questions.",
    "With dates and sources.",
    "Read it before you sign.",
    "With examples and dates.",
  ],
};
