import { either } from "../../article/section";

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
} as const;
