import { either } from "../../section";

export const homeTypes = {
  "type-apartment": {
    heading: either("Choosing a flat", "What tells one flat from another"),
    opening: either(
      "Two flats of the same size in the same street can be quite different homes. The differences are not in the headline of the advert.",
      "Start from how you live, not from the number of square metres.",
    ),
    points: [
      "Which floor is it, and how do you get there on a day when the lift is out of order?",
      "Which rooms face the street, and which the inner courtyard? Where will you sleep?",
      "How many hours of sun does the living room get in winter?",
      "Is the layout one you can live with, or would the first thing be a wall to pull down?",
      "What have the owners of the building agreed to repair?",
      "How old are windows, wiring and pipes?",
    ],
  },
  "type-house": {
    heading: either("Questions for a house", "A house has no community, or only a small one"),
    opening: either(
      "In a house the decisions are yours, and so are the bills for roof, garden and drains.",
      "What a community pays for in a block of flats, the owner of a house pays alone. So ask about upkeep first.",
    ),
    points: [
      "When were roof, gutters and drains last seen to?",
      "Which walls are shared with the neighbours, and is there an agreement on them?",
      "What do garden and pool cost in a year, and is the pool registered in the papers?",
      "Is everything that was built on the plot in the land registry and covered by a licence?",
      "How do you get to shops, school and public transport without a car?",
      "What may still be built on the plots around it?",
    ],
  },
  "type-penthouse": {
    heading: either("Questions for a penthouse", "The terrace, the roof and the lift"),
    opening: either(
      "With a penthouse you pay for a terrace and a view. Both deserve a look into the papers.",
      "Sky above means nobody overhead, and nothing between you and the weather either.",
    ),
    points: [
      "Does the terrace belong to the flat, or is it a common part with exclusive use? The deed and the registry extract say which.",
      "Who pays when the terrace leaks into the flat below?",
      "Does the lift reach this floor, or the one below?",
      "Is a pergola, an awning or a glazed part covered by a licence and by the community?",
      "How warm does it get in August, and what shades the glass?",
      "Is the terrace counted in the area of the advert?",
      "What could be built opposite?",
    ],
  },
  "type-studio": {
    heading: either("Questions for a studio", "One room, well looked at"),
    opening: either(
      "In one room every square metre has to work, so measure rather than estimate.",
      "A studio is bought for its address, its light and its plan. Check all three on site.",
    ),
    points: [
      "Does it have a cédula de habitabilidad, and for how many people?",
      "Where would the bed stand, and what is next to it on the other side of the wall?",
      "Is there room for a table, a wardrobe and a washing machine?",
      "Does the window open, and onto what?",
      "Does a storage room in the building belong to it?",
      "Do the statutes of the community restrict letting?",
    ],
  },
  "type-duplex": {
    heading: either("Questions for a duplex", "Two floors and a staircase"),
    opening: either(
      "A duplex separates living from sleeping, and its staircase takes space on both floors.",
      "Two floors in a block of flats give a home the plan of a house. The staircase decides whether it suits you.",
    ),
    points: [
      "Which rooms are on which floor, and is there a bathroom on both?",
      "How much of the area lies under the stairs or under a sloping roof?",
      "Does it have one front door or two, and does the lift stop at the one you would use?",
      "Are both floors one property in the land registry?",
      "Is the upper floor warm in summer? Touch the ceiling.",
      "Would a large sofa get up there?",
    ],
  },
  "type-loft": {
    heading: either("Questions for a loft", "A workshop that became a home"),
    opening: either(
      "Lofts have height and light, and a past as something else. The papers show whether that past is over.",
      "Before you admire the ceiling, ask what the land registry calls the place.",
    ),
    points: [
      "Is it registered as a dwelling, and does it have a cédula de habitabilidad?",
      "When was it converted, and with which licence?",
      "How do you heat and cool a room of that height, and what does it cost?",
      "Is there a bedroom with a door and a window of its own?",
      "What do the other units in the building do: homes, workshops, offices?",
      "How thick is the floor between you and them?",
    ],
  },
  "feature-outside": {
    heading: either("On the subject of {wish.feature}", "Outside space: what to check"),
    opening: [
      "{wish.name} on our list: {wish.having}.",
      "The word covers a good deal, from a ledge for two pots to a second living room, so ask for metres.",
    ],
    points: [
      "How large is it, and how deep at its narrowest point?",
      "Is it private property, or a common part that you may use?",
      "At what hours does it get sun, and who can look in?",
      "Who pays for waterproofing, railings, plants or water?",
      "Is it level with the living room, or do you climb to it?",
    ],
  },
  "feature-building": {
    heading: either("On the subject of {wish.feature}", "What belongs to the flat and what to the building"),
    opening: [
      "{wish.name} on our list: {wish.having}.",
      "Ask whether it is part of the property in the deed, rented, or shared with the whole building.",
    ],
    points: [
      "Does it have an entry of its own in the land registry, with its own tax receipt?",
      "What does it add to the community fees?",
      "How old is it, and has the community set money aside to renew it?",
      "Is there a step or a narrow door on the way?",
      "If it is not there today, would the building have room for it, and have the owners discussed it?",
    ],
  },
  "feature-view": {
    heading: either("On the subject of {wish.feature}", "A view is not in the deed"),
    opening: [
      "{wish.name} on our list: {wish.having}.",
      "A view is part of the price and no part of the property. Nobody guarantees it.",
    ],
    points: [
      "From which rooms do you see it, standing or sitting?",
      "What may be built in between? The town planning of the plots opposite is public.",
      "Is the glass in good order, and what keeps the sun out in summer?",
      "Would you still want the home if the blinds were down?",
    ],
  },
} as const;
