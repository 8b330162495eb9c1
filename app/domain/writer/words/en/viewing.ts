import { either } from "../../section";

export const viewing = {
  "view-before": {
    heading: either("Before you go", "Ask these by telephone first"),
    opening: either(
      "Half of a viewing can be done from a chair. These questions save a trip, or make it a better one.",
      "Ask first what no visit will change.",
    ),
    points: [
      "What are the built and the useful area, and are terrace and storage counted in either?",
      "Which floor is it really, counting the entresol and the principal that many old houses have?",
      "Is there a lift, and does it stop at that floor?",
      "Which class does the energy label show?",
      "What are the community fees, and what do they include?",
      "Does anyone live there, and until when?",
      "May I see the floor plan before I come?",
    ],
    closing: "An agent who has the papers can answer all of these at once.",
  },
  "view-inside": {
    heading: either("Inside", "In the rooms"),
    opening: either(
      "Walk through once without talking. Then go back and try things: taps, windows, doors, switches.",
      "Leave the living room for last. It was prepared for you; the small rooms were not.",
    ),
    points: [
      "Open the windows. What do you hear, and what do you smell?",
      "Look at corners, the backs of cupboards and the ceiling under the bathroom above: stains tell of water.",
      "Turn on two taps at once and watch the pressure.",
      "Where is the fuse box, and how old does it look?",
      "Is there daylight in the kitchen and in the smallest bedroom at this hour?",
      "Do the floors give or slope? In an old house ask who has looked at the beams.",
      "How is the home heated and cooled, and how old is the equipment?",
      "Measure the wall where your largest piece of furniture would stand.",
    ],
    closing: "Ask which works were done in recent years, by whom, and whether there are invoices and a licence.",
  },
  "view-building": {
    heading: either("The building and its community", "The part you buy without seeing it"),
    opening: either(
      "You buy a flat and a share in a roof, a façade and a lift. What the owners have decided costs you money too.",
      "The staircase says more about a community than its statutes. Read both.",
    ),
    points: [
      "Are works agreed or under discussion: façade, roof, lift, pipes? Who pays for what is already agreed, seller or buyer?",
      "Has the building passed its technical inspection, and with what result?",
      "What do the minutes of the last owners' meetings say?",
      "Do any owners owe fees, and does this one?",
      "Are short lets, pets or air-conditioning units on the façade restricted by the statutes?",
      "Who looks after the building, and what does insurance cover?",
    ],
    closing: "There is a lift in {with.lift} on our list.",
  },
  "view-street": {
    heading: either("Out in the street", "The street, by day and by night"),
    opening: either(
      "You can renew a kitchen but not a street. Give it half an hour of your visit.",
      "Walk the way you would walk every day: to the metro, to the school, to the bakery.",
    ),
    points: [
      "Come back after dark, and once on a Friday or Saturday. Which bars have tables outside, and until when?",
      "Where do the rubbish lorry and the night bus stop, and is there a loading bay under the bedroom?",
      "Which way do the rooms face, and what could still be built opposite?",
      "Is there scaffolding, a crane or an empty plot nearby? Ask what is planned there.",
      "Where would a car, a bicycle or a pram go?",
      "Which shops are open on your way home, and where is the nearest doctor?",
      "Are there tourist flats in the building or next door?",
    ],
  },
  "view-after": {
    heading: either("Afterwards", "When you are back home"),
    opening: either(
      "Write down three things the same evening: what you liked, what you did not, what you could not find out. After the third home memories mix.",
      "Before you compare two homes, compare your notes. The home you saw last always seems clearer than it was.",
    ),
    closing: [
      "Then ask for the papers: the land registry extract, the cédula de habitabilidad, the energy certificate and the last minutes of the community.",
      "If they agree with what you saw, go a second time at another hour, with somebody who knows buildings.",
      "Only then talk about the price.",
    ],
  },
} as const;
