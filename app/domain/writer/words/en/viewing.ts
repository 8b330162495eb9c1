import { either } from "../../article/section";

export const viewing = {
  "view-before": {
    heading: either("What should you ask before you go?", "Which questions should you ask by phone?"),
    opening: either(
      "You can do half a viewing by phone. These questions may save you a trip, or make it a better one.",
      "Start with what a viewing won’t change.",
    ),
    points: [
      "What are the built and usable areas, and does either include the terrace or the storage room?",
      "Which floor is it really, counting the entresol and the principal that many old buildings have below the first?",
      "Is there a lift, and does it stop at that floor?",
      "What is the energy rating?",
      "What are the community fees, and what do they include?",
      "Does anyone live there, and until when?",
      "May I see the floor plan before I come?",
    ],
    closing: "An agent who has the documents can answer all of these straight away.",
  },
  "view-inside": {
    heading: either("What should you look at inside?", "What should you check in each room?"),
    opening: either(
      "Walk through once without talking. Then go back and try things: taps, windows, doors, switches.",
      "Leave the living room till last. It was made ready for you; the small rooms may not have been.",
    ),
    points: [
      "Open the windows. What do you hear, and what do you smell?",
      "Look at the corners, the backs of cupboards and the ceiling below the neighbours’ bathroom: stains mean water.",
      "Turn on two taps at once and check the pressure.",
      "Where is the fuse box, and how old does it look?",
      "Is there daylight in the kitchen and in the smallest bedroom at this hour?",
      "Do the floors give or slope? In an old building, ask who has checked the beams.",
      "How is the home heated and cooled, and how old is the equipment?",
      "Measure the wall where your largest piece of furniture would go.",
    ],
    closing: "Ask what building work was done in recent years, by whom, and whether there are invoices and a licence.",
  },
  "view-building": {
    heading: either("What should you know about the building?", "What are you buying besides the apartment?"),
    opening: either(
      "With an apartment you buy a share in a roof, a façade and perhaps a lift. You pay for what the owners have decided too.",
      "The staircase can tell you as much about a building as its rules. Look at both.",
    ),
    points: [
      "Has building work been agreed or discussed: façade, roof, lift, pipes? Who pays for what is already agreed, seller or buyer?",
      "Has the building had its inspection (ITE), and with what result?",
      "What do the minutes of the last owners’ meetings say?",
      "Does this owner owe any fees, or do others in the building?",
      "Do the community’s rules restrict short lets, pets or air-conditioning units on the façade?",
      "Who looks after the building, and what does its insurance cover?",
    ],
    closing: "Ask for the minutes of the last two owners’ meetings before you make an offer.",
  },
  "view-street": {
    heading: either("What should you look at in the street?", "What is the street like by day and by night?"),
    opening: either(
      "You can change a kitchen, but not the street. Give it half an hour of your visit.",
      "Walk where you would walk every day: to the metro, to a school, to the bakery.",
    ),
    points: [
      "Come back after dark, and once on a Friday or Saturday. Which bars have tables outside, and until when?",
      "Where do the rubbish lorry and the night bus stop, and is there a loading bay below the bedroom?",
      "Which way do the rooms face, and what could still be built opposite?",
      "Is there scaffolding, a crane or an empty plot nearby? Ask what is planned there.",
      "Where would a car, a bicycle or a pram go?",
      "Which shops are open on your way home, and where is the nearest doctor?",
      "Are there holiday lets in the building or next door?",
    ],
  },
} as const;
