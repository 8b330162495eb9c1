import { either } from "../../section";

export const papers = {
  "buying-steps": {
    heading: either("The purchase, step by step", "What happens in which order"),
    points: [
      "Work out what you can spend, tax included, and speak to a bank if you need a loan.",
      "See the home twice, at different hours.",
      "Ask for the papers and read them before you make an offer.",
      "Offer in writing: price, date, what stays in the home, and what happens if the bank says no.",
      "Sign the deposit contract (arras) only when the papers agree with what you were told.",
      "With a mortgage, wait out the days the law gives you: at least {loan.days} between the bank's papers and the deed (Catalan Law 22/2010, art. 262-4).",
      "Sign the deed at the notary's office, receive the keys, and read the meters the same day.",
      "Pay the tax and have the deed entered in the land registry.",
    ],
    closing: either(
      "How long it takes depends mostly on the loan and on missing papers. Both can be begun early.",
      "Steps three and five are the ones people swap. Do not: a deposit paid before the papers are read is hard to get back.",
    ),
  },
  papers: {
    heading: either("The papers, and what each one proves", "Which papers to ask for"),
    points: [
      "Land registry extract (nota simple): who owns the home, how it is described, which mortgages and charges lie on it.",
      "Cédula de habitabilidad: that it may be lived in. A sale needs it, save for a few exceptions (Law 18/2007, arts. 60.4 and 132).",
      "Energy certificate: the two letters that every advert has to show (RD 390/2021, arts. 15 and 17).",
      "Statement of the community: whether fees are owed, and which works have been agreed.",
      "Receipt of the property tax (IBI): the yearly amount and the cadastral reference.",
      "Report of the technical inspection of the building, if its age calls for one.",
      "Licences and invoices of works: that the plan in the papers is the plan you see.",
      "Rental contracts, if somebody lives there.",
    ],
    closing: either(
      "Ask for recent copies. An extract from last year says who owned the home last year.",
      "Read them side by side: the name, the area and the address should be the same on each.",
    ),
  },
  "energy-label": {
    heading: either("The energy certificate", "Reading the energy label"),
    opening: [
      "The certificate gives two letters from A to G: one for the energy a home uses, one for its emissions. It is valid for {label.years} years, and for {label.worstYears} in class G.",
      "Every offer and advert has to show it, and that includes whoever publishes the advert (RD 390/2021, arts. 15.2 and 17.3).",
      "{?list.labels}On our list on {date} the classes are, with their number: {list.labels}.",
    ],
    closing: either(
      "The letter describes the building and its equipment, not the habits of whoever lived there. Ask for the bills as well.",
      "Look at the date and at the equipment described. A boiler or windows changed since then make it out of date.",
    ),
  },
  "check-agent": {
    heading: either("Check the agent too", "Who is offering the home?"),
    opening: [
      "Agents in Catalonia are entered in a register, AICAT, and have to print their number in all advertising (Law 18/2007, art. 59 e). Anyone can look the number up with the Generalitat.",
      "An agent also needs a signed order from the owner before advertising a home (art. 58.5). You may ask whether there is one, and from when.",
    ],
    closing: [
      "You have the right to receive the offer in Catalan (Law 22/2010, art. 128-1).",
      either(
        "If an advert has no number, no area and no energy label, ask before you travel.",
        "Two adverts of the same home with two prices are a reason to ask who holds the order.",
      ),
    ],
  },
  "notary-day": {
    heading: either("On the day of the deed", "At the notary's office"),
    opening: either(
      "The deed is read aloud, and you may stop the reading to ask. Bring your questions in writing.",
      "The notary serves both sides and will explain what you do not understand. Use it.",
    ),
    points: [
      "Ask for the draft some days before, in a language you read.",
      "Check names, area, price, charges and who pays which cost.",
      "Ask the notary's office for a fresh check of the land registry on the day.",
      "Have the statement of the community and the energy certificate on the table.",
      "Bring the means of payment that the office asked for, with proof of where it came from.",
      "Count the keys: home, street door, storage, letter box.",
    ],
    closing: "Before you leave, ask when the registered copy will be ready and who will file the tax.",
  },
  "our-buildings": {
    heading: either("What this looks like in real homes", "Examples from our list"),
    opening: either("Some homes on our list on {date}, in figures:", "What our list says of some homes on {date}:"),
    closing: either(
      "Each line leads to a question. An old house without a recent renovation: what about the pipes? A good floor without a lift: for how many years?",
      "None of these figures is good or bad by itself. They say what to look at first on a visit.",
    ),
  },
} as const;
