import { either } from "../../article/section";

export const features = {
  "feature-outside": {
    heading: either("What should you check on the terrace or balcony?", "How good is the terrace or balcony?"),
    opening: "Area, sun and upkeep decide what it is worth; the deed and the land registry extract say whose it is.",
    points: [
      "How large is it, and how deep at its narrowest point?",
      "Do the deed and the land registry say the same: private, or a common part for exclusive use?",
      "When does it get the sun, and is it overlooked?",
      "Who pays for waterproofing, railings, plants or water?",
      "Is it level with the living room, or up a flight of stairs?",
    ],
  },
  "feature-pool": {
    heading: either("What should you ask about the pool and garden?", "Who looks after the pool and the garden?"),
    opening:
      "A pool or a garden of your own is yours to look after. In a shared one you pay your part and keep to its hours.",
    points: [
      "Is it private, common, or a common part for your exclusive use? The land registry extract (nota simple) tells you.",
      "What did water, electricity and maintenance cost last year?",
      "Was the pool built with a licence, and does the deed mention it?",
      "When were the lining, the pump and the pipes last renewed?",
      "How much sun does it get in the afternoon, and who overlooks it?",
    ],
  },
  "feature-lift": {
    heading: either("What should you ask about the lift?", "Where exactly does the lift stop?"),
    opening: "{!fit.some}The word lift in an advert does not say where it stops.",
    points: [
      "{!fit.some}Does it stop at the home’s own floor, or half a floor above or below?",
      "Are there steps between the street door and the lift?",
      "How wide is the door? A wheelchair or a pram has to fit.",
      "When was it last renewed, and have the owners agreed any work on it?",
      "What share of its costs falls on this home?",
    ],
  },
  "without-lift": {
    heading: either("How do you judge a home without a lift?", "How high would you climb every day?"),
    opening:
      "Count the flights from the street, not the number in the advert. In older buildings the entresol and the principal may lie below the first floor.",
    points: [
      "Climb the stairs with a heavy bag, at your usual pace.",
      "Have the owners discussed putting in a lift? Ask for the minutes of their last meetings.",
      "Is there room for a lift in the stairwell or the courtyard, and what would your share be?",
      "How do furniture and building rubble get up and down?",
      "Compare the price with homes on the same floor in buildings that have a lift.",
    ],
  },
  "feature-building": {
    heading: either(
      "{building.name}: what should you ask?",
      "What belongs to the apartment, and what to the building?",
    ),
    opening: "Ask whether it is in the deed, rented separately, or shared with the whole building.",
    points: [
      "Does it have its own land registry entry, with its own property tax bill?",
      "What does it add to the community fees?",
      "How large is it, measured between the walls or pillars?",
      "Is there a step or a narrow door on the way?",
      "If there is none today, is one for sale or to let nearby?",
    ],
  },
  "feature-view": {
    heading: either("{view.name}: what should you ask?", "Will the view stay?"),
    opening: "You pay for a view, but you don’t own it. Nobody can guarantee it.",
    points: [
      "From which rooms do you see it, standing or sitting?",
      "What may be built in between? The planning rules for the plots opposite are public.",
      "Is the glass in good order, and what keeps the sun out in summer?",
      "Would you still want the home with the blinds down?",
    ],
  },
} as const;
