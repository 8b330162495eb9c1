import { either } from "../../section";

export const newBuild = {
  "new-tax": {
    heading: either("What tax do you pay on a new home?", "Why do you pay VAT instead of transfer tax?"),
    opening:
      "A home bought new from its developer pays no transfer tax (ITP). It pays {new.vat} VAT (IVA) under Law 37/1992, art. 91, and {new.stamp} stamp duty (AJD) under the Catalan tax code (Legislative Decree 1/2024). Both rates checked on {checked}.",
    closing: [
      "At {x.price} that is {x.vat} and {x.stamp}, {x.newTax} in total.",
      "Transfer tax on a resale home at the same price would be {x.tax}, on the scale in force since {itp.date}.",
      either(
        "Parking and storage bought with the home are usually taxed at the same rates; ask for the total with everything included.",
        "Ask whether the price in the brochure includes VAT. It often does not.",
      ),
    ],
  },
  "new-or-resale": {
    heading: either("New or resale: which pays more tax?", "How does the tax compare at the same price?"),
    opening:
      "On a new home VAT is {new.vat} and stamp duty {new.stamp} (rates checked on {checked}). On a resale home transfer tax (ITP) rises in bands, from {itp.rate1} to {itp.rate4}, since {itp.date} (Decree-Law 5/2025).",
    closing: [
      "Up to {equal.price} you pay less tax on the resale home at the same price; at that point the two are equal.",
      either(
        "Tax is only one part of the comparison. Renovation, energy and community fees are others.",
        "What you save in tax on a resale home may go into a renovation, so compare the total cost and not the rate.",
      ),
    ],
  },
  "new-developments": {
    heading: either("Which new homes do we have?", "Which new homes are for sale now?"),
    opening: "These are our new developments on {date}, with the lowest price in each:",
    closing: [
      "Before you compare prices, find out what stage each building is at: planned, under construction or finished.",
      "There is nothing to visit in a planned building, so the documents are all you have.",
    ],
  },
  "new-advert": {
    heading: either("What must the advert tell you?", "Why should you read the advert like a contract?"),
    opening:
      "Catalan law says what an advert for a home must contain (Law 18/2007, art. 59). For a new home it must give:",
    points: [
      "Where it is, and whether it is finished, under construction or only planned.",
      "The number of the works licence and its expiry date.",
      "The usable and the built area, with annexes (parking, storage) stated separately.",
      "Who is selling it, with an address and phone number, and the agent’s register number.",
    ],
    closing:
      "What the advert says binds the seller (art. 58.3–4). Keep a copy of the brochure and of the page, with the date.",
  },
  "new-money": {
    heading: either("What protects the money you pay in advance?", "How do you pay while it is being built?"),
    opening: [
      "Before a developer takes any money on account, there must be a licence, title to the land, and the guarantees and insurance the law requires (Law 18/2007, art. 63).",
      "Ask to see each of them, and note the name of the bank or insurer and the number of the policy.",
    ],
    middle: either(
      "Pay only into the account named in the guarantee, and keep each receipt.",
      "Have the payments tied to stages of the building work, not to dates in the calendar.",
    ),
    points: [
      "What happens to my money if the licence expires or the building is late?",
      "From which day does it count as late, and what happens then?",
      "May I pass the contract on to another buyer, and on what terms?",
      "Which changes may the developer make without asking me?",
    ],
  },
  "new-label": {
    heading: either(
      "Which energy label does an unfinished building have?",
      "How do the project label and the final label differ?",
    ),
    opening: [
      "Adverts for homes not yet built show the energy label of the project (Royal Decree 390/2021, art. 17.1). The finished building gets a certificate of its own: ask for it at the handover.",
      "Ask what the project rating is based on, and compare the two letters once the building is finished.",
    ],
    middle:
      "{?list.labels}For comparison, the energy ratings of our resale homes on {date}, with how many there are of each: {list.labels}.",
    closing: either(
      "A good rating comes from insulation, windows and heating. Ask for details of all three in writing, with makes and thicknesses.",
      "The letter tells you nothing about noise, and little about summer heat. Ask about the glazing, the shutters and which way the rooms face.",
    ),
  },
  "new-questions": {
    heading: either("What should you ask before you reserve?", "What should you ask the sales office?"),
    opening: either(
      "A show home shows you the standard, not your own home. These questions tell you more about yours.",
      "Take the floor plan with you and have each answer written on it.",
    ),
    points: [
      "What is the usable area of this apartment, room by room, without the terrace?",
      "What is in front of each window, or may be built there?",
      "Which finishes are included, and what does each change cost?",
      "Are parking and storage included, and where exactly are they?",
      "What are the community fees expected to be, and how were they estimated?",
      "Who are the builder and the architect, and what have they finished nearby?",
      "Do I get the reservation back if the bank lends less than planned?",
    ],
  },
  "new-handover": {
    heading: either("What should you check before the keys?", "How do you prepare for the handover?"),
    opening: either(
      "Before signing you visit the home to check it. Allow plenty of time, and bring a tape measure and the specification.",
      "List the defects before you sign, because afterwards everything takes longer.",
    ),
    points: [
      "Compare materials and makes with the specification in the contract.",
      "Open and close every door, window and shutter.",
      "Run every tap, check that the water drains, and look underneath.",
      "Photograph anything that isn’t right and have the list signed.",
      "Ask for the building logbook (libro del edificio), the guarantees for the appliances and the final energy certificate.",
      "Ask when you can have the water and electricity put in your name.",
    ],
    closing:
      "If you need a mortgage, allow for it: in Catalonia you must have the binding offer (FEIN) at least {loan.days} calendar days before you sign (Catalan Law 22/2010, art. 262-4).",
  },
} as const;
