import { either } from "../../section";

export const places = {
  "place-character": {
    heading: either("{place.name} from day to day", "What {place.name} is like"),
    opening: "{place.first}",
    closing: either(
      "A name on a map covers very different streets. Walk around the block of a home before you judge the home.",
      "Come twice, once on a working day and once at the weekend: the same street can be two places.",
      "What holds for the area need not hold for the street, so ask about the street.",
    ),
  },
  "place-buildings": {
    heading: either("What kind of homes there are", "The buildings"),
    opening: "{place.second}",
    closing: [
      "{?place.years}Year of construction of the homes we list there: {place.years}.",
      "{?place.years}The year says what to look at first: wiring and pipes in an old house, insulation and lift in a middle-aged one, guarantees in a new one.",
      "{!place.years}The year of construction says what to look at first: wiring and pipes in an old house, insulation and lift in a middle-aged one, guarantees in a new one.",
    ],
  },
  "place-whom": {
    heading: either("Who it suits, and who may prefer another area", "Is it the right area for you?"),
    opening: "{place.third}",
    closing: [
      "If that is not what you are looking for, look next door: [{near1.name}](/neighborhoods/{near1.slug}) or [{near2.name}](/neighborhoods/{near2.slug}).",
      "Our own words for them: “{near1.tagline}” and “{near2.tagline}”.",
    ],
  },
  "place-homes": {
    heading: either("What is for sale", "Homes on our list"),
    opening: [
      "{?place.homes}On {date} we list {place.homes} {place.in}.",
      "Asking prices: {place.price}. Per square metre of built area: {place.m2}.",
      "{?place.none}On {date} we have none {place.in}. These are the closest ones on our list, in neighbouring areas.",
    ],
    closing: [
      "{?place.few}With so small a sample the figures describe what we have, not {place.name} as a whole.",
      "{?place.homes}[The list]({list.path}) shows whether something has been added since.",
      "{?place.none}Tell us [in four short steps](/search) what you are looking for, and we search there for you.",
    ],
  },
  "place-figures": {
    heading: either("Prices next to other areas", "How it compares with the areas around it"),
    opening: either(
      "The table holds our own homes and nothing else. It is no survey of the market: it says what you would find if you asked us on {date}.",
      "{?list.few}These are the prices of the homes we list, area by area, on {date}. With so few of them, read the table as examples.",
    ),
    closing: [
      "Compare the square metre with care. A terrace, a lift or a renovation is in the price too, and the square metre does not show it.",
      "A home that lies in a part of a larger area counts in both.",
    ],
  },
  areas: {
    heading: either("Which part of the city", "Where to look"),
    opening: [
      either(
        "Each part of Barcelona has its own buildings, and with them its own questions. In one you ask about the lift, in another about the noise, in a third about the bus.",
        "Begin with the street you want to live on and not with the flat. The parts of the city differ in their buildings, their slopes and their evenings.",
      ),
      "[The pages on the neighbourhoods](/neighborhoods) describe them one by one.",
    ],
    closing: [
      "{?list.few}The figures are those of our homes on {date}, few in each area, so take them as examples.",
      "{!list.few}The figures are those of our homes on {date}.",
      "A home in a part of a larger area counts in both.",
    ],
  },
} as const;
