import { either } from "../../section";

export const newBuild = {
  "new-tax": {
    heading: either("The tax on a new home", "VAT and stamp duty instead of purchase tax"),
    opening:
      "A home bought from its developer is not subject to ITP. It is subject to VAT (IVA) at {new.vat} and to stamp duty (AJD) at {new.stamp}: state law for the first (Law 37/1992, art. 91), the Catalan tax code for the second (Decret legislatiu 1/2024). We read both rates on {checked}.",
    closing: [
      "At {x.price} that is {x.vat} and {x.stamp}, together {x.newTax}.",
      "The ITP on a resale home at the same price would be {x.tax}, by the scale in force since {itp.date}.",
      either(
        "Parking and storage bought with the home usually follow its tax; ask for the sum with everything in it.",
        "Ask whether the price in the brochure includes VAT. It often does not.",
      ),
    ],
  },
  "new-or-resale": {
    heading: either("New or resale: the tax at the same price", "The same price, two taxes"),
    opening:
      "On a new home VAT is {new.vat} and stamp duty {new.stamp} (rates read on {checked}). On a resale home ITP goes by slices, from {itp.rate1} to {itp.rate4}, since {itp.date} (Decree Law 5/2025).",
    closing: [
      "Up to {equal.price} the resale home is taxed less at the same price; there the two meet.",
      either(
        "The tax is one line of the comparison. Renovation, energy and community fees are others.",
        "What a resale home saves in tax may go into a renovation, so compare the whole sum and not the rate.",
      ),
    ],
  },
  "new-developments": {
    heading: either("New-build homes on our list", "What is on offer"),
    opening: "New homes on our list on {date}, with the price of the least expensive one in each:",
    closing: [
      "See what stage a building is at before you compare prices: planned, under construction and finished are three different purchases.",
      "For a planned building there is nothing to visit, so the papers are all you have.",
    ],
  },
  "new-advert": {
    heading: either("What the advert must tell you", "Read the advert of a new home like a contract"),
    opening:
      "For housing adverts Catalan law has a list of its own (Law 18/2007, art. 59). For a new home they have to give:",
    points: [
      "Where it is, and whether it is finished, under construction or only planned.",
      "The number of the works licence and the day on which it expires.",
      "The useful and the built area, with annexes counted apart.",
      "Who markets it, with address and telephone, and the agent's register number.",
    ],
    closing:
      "What the advert says can be claimed later (art. 58.3–4). Keep a copy of the brochure and of the page, with the date.",
  },
  "new-money": {
    heading: either("Money paid before the keys", "Paying while it is being built"),
    opening: [
      "Before a developer takes money on account there must be a licence, a title to the land, and the guarantees and insurance that the law asks for (Law 18/2007, art. 63).",
      "Ask to see each of them, and note the name of the bank or insurer and the number of the policy.",
    ],
    middle: either(
      "Pay only into the account named in the guarantee, and keep each receipt.",
      "Have the dates of payment tied to stages of the work, not to days of the calendar.",
    ),
    points: [
      "What happens to the money if the licence expires, or if the building is late?",
      "From which day is it late, and what follows then?",
      "May the contract be passed on to another buyer, and on what terms?",
      "Which changes may the developer make without asking?",
    ],
  },
  "new-label": {
    heading: either("The energy label of a building that is not there yet", "Project label and final label"),
    opening: [
      "Adverts for homes not yet built show the label of the project (RD 390/2021, art. 17.1). The label of the finished building is another document: ask for it with the papers that come with the keys.",
      "Ask what was assumed in the project, and compare the two letters when the second one exists.",
    ],
    middle:
      "{?list.labels}For comparison, the classes of the resale homes on our list on {date}, with their number: {list.labels}.",
    closing: either(
      "Good classes come from insulation, windows and the way the home is heated. Ask for the three in writing, with makes and thicknesses.",
      "A letter says nothing about noise or summer heat. Ask for the glazing, the shutters and which way the rooms face.",
    ),
  },
  "new-questions": {
    heading: either("What to ask before you reserve", "Questions for the sales office"),
    opening: either(
      "A show flat shows a standard, not your flat. These questions bring you closer to yours.",
      "Take the floor plan with you and have each answer written on it.",
    ),
    points: [
      "What is the useful area of this flat, room by room, without the terrace?",
      "What stands, or may be built, in front of each window?",
      "Which finishes are in the price, and what does each change cost?",
      "Are parking and storage included, and where exactly are they?",
      "What are the community fees expected to be, and what do they rest on?",
      "Who are the builder and the architect, and what have they finished nearby?",
      "Is the reservation returned if the bank lends less than planned?",
    ],
  },
  "new-handover": {
    heading: either("When the keys are near", "The handover"),
    opening: either(
      "Before the deed there is a visit to check the home. Take your time, a tape measure and the specification.",
      "The list of defects is drawn up before the deed, because afterwards everything takes longer.",
    ),
    points: [
      "Compare materials and makes with the specification in the contract.",
      "Open and close every door, window and shutter.",
      "Run water in every tap and drain, and look underneath.",
      "Photograph what is not right and have the list signed.",
      "Ask for the building's book, the guarantees of the appliances and the final energy certificate.",
      "Ask when water and electricity can be put in your name.",
    ],
    closing:
      "If you need a loan, remember its calendar: at least {loan.days} days lie between the bank's binding sheet and the deed (Catalan Law 22/2010, art. 262-4).",
  },
} as const;
