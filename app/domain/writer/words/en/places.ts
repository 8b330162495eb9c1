import { either } from "../../section";

export const places = {
  quarter: {
    heading: either("What should you look at in a home there?", "What should you check in this quarter?"),
    opening: "{quarter.look}",
  },
  "place-character": {
    heading: either("{place.name}: what is daily life like?", "{place.name}: what is it like to live there?"),
    opening: "{place.first}",
    closing: either(
      "One name on the map covers very different streets. Walk around the block before you judge a home.",
      "Come twice, once on a weekday and once at the weekend: the same street can feel very different.",
      "What is true of the area may not be true of the street, so ask about the street.",
    ),
  },
  "place-buildings": {
    heading: either("What kind of homes are there?", "What are the buildings like?"),
    opening: "{place.second}",
    closing: [
      "{?place.years}Year of construction of our homes there: {place.years}.",
      "{?place.years}The year tells you what to check first: wiring and pipes in an old building, insulation and the lift in one from the later twentieth century, guarantees in a new one.",
      "{!place.years}The year of construction tells you what to check first: wiring and pipes in an old building, insulation and the lift in one from the later twentieth century, guarantees in a new one.",
    ],
  },
  "place-whom": {
    heading: either("What are its strong and weak points?", "Is it the right area for you?"),
    opening: [
      "{place.third}",
      "The nearest metro is {place.walkMetro}\u00a0min on foot from the middle of the neighbourhood.",
      "The nearest school is {place.walkSchool}\u00a0min away on foot.",
      "A food market is {place.walkMarket}\u00a0min away on foot.",
    ],
    closing: [
      "If that is not what you are looking for, look nearby: [{near1.name}](/neighborhoods/{near1.slug}) or [{near2.name}](/neighborhoods/{near2.slug}).",
      "This is how we describe them: “{near1.tagline}” and “{near2.tagline}”.",
    ],
  },
  "place-homes": {
    heading: either("What is for sale?", "Which homes do we have there?"),
    opening: [
      "{?place.homes}On {date} we have {place.homes} for sale {place.in}.",
      "Asking prices: {place.price}. Per square metre of built area: {place.m2}.",
      "{?place.none}On {date} we have no homes {place.in}. These are our closest, in neighbouring areas.",
    ],
    closing: [
      "{?place.few}With so few homes, the figures describe the homes themselves, not the whole neighbourhood.",
      "{?place.homes}[See all our homes there]({list.path}) for any added since.",
      "{?place.none}[Tell us what you are looking for](/search), and we’ll look there for you.",
    ],
  },
  "place-figures": {
    heading: either("How do prices compare with other areas?", "How does it compare with the areas around it?"),
    opening: either(
      "The table covers only our own homes. It is not a survey of the market: it shows what you would have found with us on {date}.",
      "{?list.few}These are the prices of our own homes on {date}, area by area. There are few of them, so treat the table as a set of examples.",
    ),
    closing: [
      "Compare prices per square metre with care: a terrace, a lift or a renovation is in the price too, and the figure doesn’t show it.",
      "Figures for a neighbourhood include any smaller one within it.",
    ],
  },
} as const;
