import { either } from "../../section";

export const selling = {
  "sell-price": {
    heading: either("What is a good price based on?", "Where does the price come from?"),
    opening: [
      "{?m2.from}On {date} we have {list.homes} for sale, at asking prices from {m2.from} to {m2.to} per square metre of built area.",
      "{?m2.median}The median is {m2.median}.",
      "For our homes {place.in} it is {place.m2}.",
      "{?list.few}That is a small sample of asking prices: a guide, not a valuation.",
    ],
    closing: [
      either(
        "What an owner asks and what a buyer pays are two different figures; only the deed shows the second.",
        "An asking price tells you what an owner hopes for. Only the deed tells you what was paid.",
      ),
      "Even within one building, the floor, the light, the terrace and the condition change the price. That is why a valuation needs a visit.",
      "Ask whoever values your home which sales the figure is based on, and when they took place.",
    ],
  },
  "sell-papers": {
    heading: either("Which documents should you gather first?", "How can you save weeks before the sale?"),
    opening: either(
      "Missing documents put buyers off sooner than a price does. You can request most of these online.",
      "Some documents take days, some take weeks. Start with those that someone else has to issue.",
    ),
    points: [
      "The land registry extract (nota simple), to check that the name, the area and the charges are right.",
      "The deed from when you bought or inherited the home.",
      "The habitability certificate (cédula de habitabilidad), required for a sale with few exceptions (Law 18/2007, arts. 60.4 and 132).",
      "The energy certificate: the advert must show its rating.",
      "The latest property tax (IBI) bill.",
      "A certificate of community debts, showing that you owe no fees.",
      "Licences and invoices for building work.",
      "If you have a mortgage, a statement of the balance outstanding.",
    ],
    closing: "If two documents give different areas, find out why before a buyer does.",
  },
  "sell-order": {
    heading: either("What do you sign with an agent?", "What must the agency agreement say?"),
    opening:
      "No agent in Catalonia may advertise your home until you have signed an agency agreement (nota de encargo; Law 18/2007, art. 58.5). It must state (art. 55.6):",
    points: [
      "The owners, and the agent with their register number.",
      "What you ask the agent to do, and for how long.",
      "The land registry entry, any charges, and whether it is an officially protected home.",
      "The price and the agent’s fee.",
      "What each side must do.",
    ],
    closing: either(
      "Check two things above all: how long it binds you, and when the fee is due.",
      "Ask what happens if you find a buyer yourself, and have the answer put in writing.",
    ),
  },
  "sell-advert": {
    heading: either("How far does the advert bind you?", "What can a buyer demand from an advert?"),
    opening: [
      "Under Catalan law a buyer can later demand what the advert says, even if the contract doesn’t repeat it (Law 18/2007, art. 58.3–4).",
      either(
        "So give areas as the documents state them, and leave out anything you can’t prove.",
        "So mention that the lift stops a floor below, and leave out a sea view you can only see from a chair.",
      ),
    ],
    closing: [
      "Every advert must show the energy label (Royal Decree 390/2021, arts. 15 and 17) and the agent’s register number (Law 18/2007, art. 59 e).",
      "If the advert is honest about the weak points, you may get fewer viewings, but from buyers who know what they will see.",
    ],
  },
  "sell-costs": {
    heading: either("What does selling cost you?", "Which costs does the seller pay?"),
    opening: "The buyer pays the purchase tax, the deed and the land registry. As the seller you pay:",
    points: [
      "The costs of handing over the home, and the municipal capital gains tax (plusvalía; Civil Code of Catalonia, art. 531-6).",
      "Income tax on the gain, in your tax return for that year.",
      "The agent’s fee, as stated in the agency agreement.",
      "The certificates, and the cost of cancelling your mortgage if you have one.",
      "If you do not live in Spain, the buyer withholds {withheld.rate} of the price and pays it to the tax office on your behalf, on form {withheld.form} (Royal Decree 1776/2004, art. 14).",
    ],
    closing:
      "Keep the invoices from your purchase and from any building work. Some can reduce the taxable gain; ask your tax adviser which.",
  },
  "sell-prepare": {
    heading: either("What should you do before the photographs?", "How do you prepare the home?"),
    opening: either(
      "Repair the small things first. A dripping tap makes a buyer wonder about the pipes.",
      "A buyer notices the hall, the light and the smell before the size. Begin there.",
    ),
    points: [
      "Mend anything that drips, sticks or flickers.",
      "Clear the tables, the worktops and the hall, and pack away half of what is on them.",
      "Clean the windows, take down heavy curtains and have the photographs taken when the sun is in the living room.",
      "Leave the floor plan and the energy certificate on the table at each viewing.",
      "Decide who opens the door and answers questions, and keep it to the same person.",
      "Write down what will stay: kitchen appliances, lamps, air conditioning.",
    ],
    closing: "If you know something is wrong, say so at once. The buyer’s surveyor will find it anyway.",
  },
  "sell-questions": {
    heading: either("What will buyers ask?", "Which answers should you have ready?"),
    opening: either(
      "The same questions come up at almost every viewing. Back up your answers with documents.",
      "Prepare the answers once, and viewings go more smoothly.",
    ),
    points: [
      "Why are you selling, and when would the home be free?",
      "What are the built and usable areas, and which document says so?",
      "What are the community fees, and has any building work been agreed?",
      "What building work was done, and under which licence?",
      "What do heating, electricity and water cost in a year?",
      "What is it like at night, and in August?",
      "What stays in the home, and what goes?",
    ],
    closing:
      "“I don’t know, but I’ll find out” is a good answer. A guess is not: a buyer can hold you to what you put in writing.",
  },
} as const;
