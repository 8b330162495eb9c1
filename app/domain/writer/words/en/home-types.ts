import { either } from "../../article/section";

export const homeTypes = {
  "type-apartment": {
    heading: either("How do you choose an apartment?", "What makes one apartment different from another?"),
    opening: either(
      "Two apartments of the same size on the same street can be very different homes, and the headline of the advert won’t tell you how.",
      "Start from how you live, not from the number of square metres.",
    ),
    points: [
      "Which floor is it, and how do you get there on a day when the lift is out of order?",
      "Which rooms face the street, and which face the inner courtyard? Where will you sleep?",
      "How many hours of sun does the living room get in winter?",
      "Can you live with the layout, or would you start by taking down a wall?",
      "What have the owners of the building agreed to repair?",
      "How old are the windows, the wiring and the pipes?",
    ],
  },
  "type-house": {
    heading: either("What should you ask about a house?", "What do you look after yourself in a house?"),
    opening: either(
      "In a house the decisions are yours, and so are the bills for the roof, the garden and the drains.",
      "What a community of owners shares in an apartment building, you pay alone in a house. So ask about upkeep first.",
    ),
    points: [
      "When were the roof, gutters and drains last seen to?",
      "Which walls are shared with the neighbours, and is there an agreement on them?",
      "What do the garden and the pool cost a year, and is the pool in the land registry?",
      "Is everything built on the plot in the land registry and covered by a licence?",
      "How do you get to the shops, a school and public transport without a car?",
      "What may still be built on the plots around it?",
    ],
  },
  "type-penthouse": {
    heading: either("What should you ask about a penthouse?", "What about the terrace, the roof and the lift?"),
    opening: either(
      "With a penthouse you pay for a terrace and a view. Check both in the documents.",
      "Nobody lives above you in a penthouse, but nothing shields you from the weather either.",
    ),
    points: [
      "Is the terrace private in the deed and the land registry too, or a common part for exclusive use?",
      "When was the waterproofing of the terrace last renewed, and who pays if it leaks below?",
      "{!f.lift}Does the lift reach this floor, or the one below?",
      "If there is a pergola, an awning or glazing, did the community agree to it, and is there a licence?",
      "How warm does it get in August, and what shades the glass?",
      "How many square metres is the terrace, and are they part of the built area?",
      "What could be built opposite?",
    ],
  },
  "type-studio": {
    heading: either("What should you ask about a studio?", "What should you check in a single room?"),
    opening: either(
      "In one room every square metre has to work, so measure rather than estimate.",
      "You buy a studio for its address, its light and its layout. Check all three on site.",
    ),
    points: [
      "Does it have a habitability certificate (cédula de habitabilidad), and for how many people?",
      "Where would the bed go, and what is on the other side of that wall?",
      "Is there room for a table, a wardrobe and a washing machine?",
      "Does the window open, and onto what?",
      "Does it come with a storage room in the building?",
      "Do the rules of the community restrict letting?",
    ],
  },
  "type-duplex": {
    heading: either("What should you ask about a duplex?", "What does a staircase change?"),
    opening: either(
      "A duplex keeps living and sleeping apart, but its staircase takes up space on both floors.",
      "With two floors, an apartment is laid out like a house. The staircase decides whether it suits you.",
    ),
    points: [
      "Which rooms are on which floor, and is there a bathroom on both?",
      "How much of the area is under the stairs or under a sloping roof?",
      "Does it have one front door or two, and does the lift stop at the one you would use?",
      "Are both floors one property in the land registry?",
      "How hot does the upper floor get in summer, and how is the roof insulated?",
      "Would a large sofa fit up the stairs?",
    ],
  },
  "type-loft": {
    heading: either("What should you ask about a loft?", "Is the loft legally a home?"),
    opening: either(
      "A loft has height and light, and it used to be something else. The documents show whether it is now legally a home.",
      "Before you admire the ceiling, ask how the land registry describes the property.",
    ),
    points: [
      "Is it registered as a dwelling, and does it have a habitability certificate (cédula de habitabilidad)?",
      "When was it converted, and under which licence?",
      "How do you heat and cool a room that high, and what does it cost?",
      "Is there a bedroom with a door and a window of its own?",
      "What are the other units in the building: homes, workshops, offices?",
      "How thick is the floor between you and them?",
    ],
  },
} as const;
