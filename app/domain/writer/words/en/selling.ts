import { either } from "../../section";

export const selling = {
  "sell-price": {
    heading: either("What a price can rest on", "The price, and where it comes from"),
    opening: [
      "{?m2.from}On {date} our list has {list.homes}, asking from {m2.from} to {m2.to} per square metre of built area.",
      "{?m2.median}The middle value is {m2.median}.",
      "For the homes {place.in} it is {place.m2}.",
      "{?list.few}That is a small sample of asking prices, good for orientation and no valuation.",
    ],
    closing: [
      either(
        "What an owner asks and what a buyer pays are two figures; only the deed shows the second.",
        "An asking price says what an owner hopes for. A deed says what was paid, and adverts do not show deeds.",
      ),
      "Floor, light, lift, terrace, state and street move a price within the same block. That is why a valuation needs a visit.",
      "Ask whoever values your home which sales the figure rests on, and from when they are.",
    ],
  },
  "sell-papers": {
    heading: either("Papers to gather first", "A folder that saves weeks"),
    opening: either(
      "Buyers lose patience over missing papers sooner than over a price. Most of these can be asked for online.",
      "Some papers take days, some take weeks. Start with those that somebody else has to issue.",
    ),
    points: [
      "The land registry extract (nota simple), to see that name, area and charges are right.",
      "The deed by which the home became yours.",
      "The cédula de habitabilidad, which a sale needs save for a few exceptions (Law 18/2007, arts. 60.4 and 132).",
      "The energy certificate, which the advert has to show.",
      "The last receipt of the property tax (IBI).",
      "A statement of the community that no fees are owed.",
      "Licences and invoices of works.",
      "If there is a mortgage, a statement of what is left to pay.",
    ],
    closing: "If an area differs between two papers, find out why before a buyer does.",
  },
  "sell-order": {
    heading: either("The order you give an agent", "What the nota de encargo must say"),
    opening:
      "No agent in Catalonia may advertise your home without a signed order, the nota de encargo (Law 18/2007, art. 58.5). It has to name (art. 55.6):",
    points: [
      "The agent, with the register number, and the owners.",
      "What is ordered, and for how long.",
      "The entry in the land registry, the charges, and whether the home is protected housing.",
      "The price and the agent's fee.",
      "The duties on both sides.",
    ],
    closing: either(
      "Read two lines twice: how long it binds you, and when the fee is due.",
      "Ask what happens if you find a buyer yourself, and have the answer in the order.",
    ),
  },
  "sell-advert": {
    heading: either("An advert binds you", "What the advert says can be claimed"),
    opening: [
      "Under Catalan law the data of an advert can be claimed later, even if the contract does not repeat them (Law 18/2007, art. 58.3–4).",
      either(
        "So give areas as they stand in the papers, and leave out what you cannot show.",
        "So a lift that stops a floor below belongs in the text, and a sea view that needs a chair does not.",
      ),
    ],
    closing: [
      "Every advert has to show the energy label (RD 390/2021, arts. 15 and 17) and the agent's register number (Law 18/2007, art. 59 e).",
      "An advert that names the weak points brings fewer visits and better ones: those who come know what they will see.",
    ],
  },
  "sell-costs": {
    heading: either("What the sale costs you", "The seller's side of the bill"),
    opening: "The buyer pays the purchase tax, the deed and the registry. These are on the seller's side:",
    points: [
      "The costs of handing over, and the municipal tax on the rise in land value, the plusvalía (Civil Code of Catalonia, art. 531-6).",
      "Income tax on a gain, in the declaration of that year.",
      "The agent's fee, as the order says.",
      "The certificates, and the cancellation of a mortgage if there is one.",
      "For sellers who do not live in Spain, {withheld.rate} of the price that the buyer keeps back and pays to the tax office on their account, with form {withheld.form} (RD 1776/2004, art. 14).",
    ],
    closing:
      "Keep the invoices of the purchase and of works. They can count when the gain is worked out; ask your tax adviser which do.",
  },
  "sell-prepare": {
    heading: either("Before the first photograph", "Preparing the home"),
    opening: either(
      "Repair small things first. A dripping tap makes a buyer wonder about the pipes.",
      "A buyer sees the entrance, the light and the smell before the area. Begin there.",
    ),
    points: [
      "Mend what drips, sticks or flickers.",
      "Clear tables, worktops and the hall; half of what is on them can go into boxes.",
      "Clean the windows, take down heavy curtains and have the photographs taken when the sun is in the living room.",
      "Leave the floor plan and the energy certificate on the table at each visit.",
      "Decide who opens the door and who answers questions, and let it be the same person each time.",
      "Write down what will stay: kitchen, lamps, air conditioning.",
    ],
    closing: "What you know to be wrong, say at once. It comes out at the latest with the buyer's surveyor.",
  },
  "sell-questions": {
    heading: either("Questions buyers will ask", "Answers to have ready"),
    opening: either(
      "The same questions come at almost every visit. Good answers have a paper behind them.",
      "Prepare these once, and visits become shorter and calmer.",
    ),
    points: [
      "Why are you selling, and when would the home be free?",
      "What are the built and the useful area, and which paper says so?",
      "What does the community cost, and are works agreed?",
      "Which works were done, with which licence?",
      "What do heating, electricity and water cost in a year?",
      "What is it like at night, and in August?",
      "What stays in the home, and what goes?",
    ],
    closing:
      "“I don't know, I will find out” is a good answer. A guess is not, since what is said in writing can be claimed.",
  },
} as const;
