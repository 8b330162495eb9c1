import { either } from "../../section";

export const papers = {
  "buying-steps": {
    heading: either("How does a purchase work, step by step?", "What happens, and in which order?"),
    points: [
      "Work out what you can spend, tax included, and speak to a bank if you need a mortgage.",
      "View the home twice, at different times of day.",
      "Ask for the documents and read them before you make an offer.",
      "Make your offer in writing: price, date, what stays in the home, and what happens if the bank refuses the loan.",
      "Sign the deposit contract (arras) only when the documents confirm what you were told.",
      "With a mortgage, allow for the waiting time: in Catalonia you must have the bank’s documents at least {loan.days} calendar days before you sign (Catalan Law 22/2010, art. 262-4).",
      "Sign the deed of sale (escritura) at the notary’s, get the keys, and read the meters the same day.",
      "Pay the tax and have the deed entered in the land registry.",
    ],
    closing: either(
      "How long it takes depends mostly on the mortgage and on missing documents. Start on both early.",
      "Don’t sign the deposit contract before you have read the documents: a deposit is hard to get back.",
    ),
  },
  papers: {
    heading: either("What does each document prove?", "Which documents should you ask for?"),
    points: [
      "Land registry extract (nota simple): who owns the home, how it is described, and any mortgages or charges on it.",
      "Habitability certificate (cédula de habitabilidad): that it may be lived in. With few exceptions, a home cannot be sold without it (Law 18/2007, arts. 60.4 and 132).",
      "Energy certificate: the rating that every advert must show (Royal Decree 390/2021, arts. 15 and 17).",
      "Certificate of community debts: whether fees are owed. The minutes show which building work has been agreed.",
      "Property tax (IBI) bill: the yearly amount and the cadastral reference.",
      "Building inspection report (ITE), if the building is old enough to need one.",
      "Licences and invoices for building work: that what was changed was allowed.",
      "Tenancy agreements, if someone lives there.",
    ],
    closing: either(
      "Ask for recent copies: a land registry extract from last year tells you who owned the home last year.",
      "Compare them: the name, the area and the address should be the same on each.",
    ),
  },
  "energy-label": {
    heading: either("What does the energy certificate tell you?", "How do you read an energy label?"),
    opening: [
      "The certificate gives two letters from A to G: one for the energy a home uses, one for its emissions. It is valid for {label.years} years, or {label.worstYears} if the rating is G.",
      "Every advert must show the energy label, and whoever publishes the advert is responsible too (Royal Decree 390/2021, arts. 15.2 and 17.3).",
      "{?list.labels}The energy ratings of our homes on {date}, with how many there are of each: {list.labels}.",
    ],
    closing: either(
      "The letter describes the building and its equipment, not the habits of whoever lived there. Ask for the bills as well.",
      "Look at the date and at the equipment described. If the boiler or the windows have been changed since, it is out of date.",
    ),
  },
  "check-agent": {
    heading: either("How do you check the agent?", "Who is selling the home?"),
    opening: [
      "Estate agents in Catalonia are listed in a public register (AICAT) and must show their number in all advertising (Law 18/2007, art. 59 e). Anyone can check the number with the Generalitat.",
      "An agent also needs a signed agency agreement (nota de encargo) from the owner before advertising a home (art. 58.5). You may ask whether there is one, and its date.",
    ],
    closing: [
      "You have the right to receive the offer in Catalan (Law 22/2010, art. 128-1).",
      either(
        "If an advert has no register number, no area and no energy label, ask before you travel.",
        "If you see the same home at two prices, ask which agent has the agreement with the owner.",
      ),
    ],
  },
  "notary-day": {
    heading: either("What happens on the day of signing?", "What happens at the notary’s?"),
    opening: either(
      "The deed is read aloud, and you can stop the reading to ask. Bring your questions in writing.",
      "The notary is impartial and will explain anything you don’t understand, so ask.",
    ),
    points: [
      "Ask for the draft a few days before, with a translation if you need one.",
      "Check names, area, price, charges and who pays which cost.",
      "Ask the notary’s office to check the land registry again on the day.",
      "Make sure the certificate of community debts and the energy certificate are there.",
      "Bring the means of payment the notary asked for, with proof of where the money came from.",
      "Count the keys: home, street door, storage room, letter box.",
    ],
    closing: "Before you leave, ask when the registered copy will be ready and who will file the tax.",
  },
  "our-buildings": {
    heading: either("What does this look like in real homes?", "What do our own homes show?"),
    opening: either(
      "Here are some of our homes on {date}, in figures:",
      "Here are the facts about some of our homes on {date}:",
    ),
    closing: either(
      "Each line leads to a question. If an old building has had no recent renovation, what about the pipes? If there is no lift, how long will you manage the stairs?",
      "None of these figures is good or bad by itself. They tell you what to look at first when you visit.",
    ),
  },
} as const;
