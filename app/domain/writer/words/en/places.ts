import { either } from "../../article/section";

export const places = {
  "here-pros": {
    heading: either("What speaks for {here.name}?", "What is good {here.in}?"),
    points: ["{here.pro1}", "{here.pro2}", "{here.pro3}"],
  },
  "here-cons": {
    heading: either("And what against?", "What will you have to live with?"),
    points: ["{here.con1}", "{here.con2}", "{here.con3}"],
  },
  "here-edges": {
    heading: either("{here.name}: where does it begin and end?", "Which streets mark its limits?"),
    opening: "{here.edges}",
  },
  "here-homes": {
    heading: either("What are the homes like {here.in}?", "{here.name}: what kind of homes will you find?"),
    opening: "{here.homes}",
  },
  "here-street": {
    heading: either("What do you hear {here.in}?", "How noisy is it {here.in}?"),
    opening: "{here.street}",
  },
  "here-children": {
    heading: either("Where do children play {here.in}?", "What is there {here.in} for children?"),
    opening: "{here.children}",
  },
  "here-transport": {
    heading: either("How do you get about?", "What is near by?"),
    opening: "{here.transport}",
  },
  "here-checks": {
    heading: either("What should you check before you buy {here.in}?", "What should you look at {here.in}?"),
    points: ["{here.check1}", "{here.check2}", "{here.check3}", "{here.check4}", "{here.check5}"],
  },
  "place-character": {
    heading: either("What is daily life like {place.in}?", "What is it like to live {place.in}?"),
    opening: "{place.first}",
    closing: either(
      "{!here.street}One name on the map covers very different streets. Walk around the block before you judge a home.",
      "{!here.street}Come twice, once on a weekday and once at the weekend: the same street can feel very different.",
      "{!here.street}What is true of the area may not be true of the street, so ask about the street.",
    ),
  },
  "place-buildings": {
    heading: either("What kind of homes are there {place.in}?", "What are the homes like {place.in}?"),
    opening: "{place.second}",
  },
  "place-whom": {
    heading: either("What does it have, and what does it lack?", "What is close at hand?"),
    opening: [
      "{place.third}",
      "The nearest metro is {place.walkMetro}\u00a0min on foot from the middle of the neighbourhood.",
      "The nearest school is {place.walkSchool}\u00a0min away on foot.",
      "A food market is {place.walkMarket}\u00a0min away on foot.",
    ],
    closing: [
      "If that is not what you are looking for, look nearby: [{near1.name}](/neighborhoods/{near1.slug}) or [{near2.name}](/neighborhoods/{near2.slug}).",
      "{!near2.name}If that is not what you are looking for, look next door: [{near1.name}](/neighborhoods/{near1.slug}).",
    ],
  },
  "place-homes": {
    heading: either("What is for sale?", "Which homes do we have there?"),
    opening: [
      "{?quarter.beyond}On {date} we have no homes {here.in}. These are the closest of ours.",
      "{!quarter.beyond}{?place.homes}On {date} we have {place.homes} for sale {place.in}.",
      "{?quarter.nothing}{?place.homes}None of them is {here.in}.",
      "{?quarter.inside}{!quarter.nothing}{!quarter.homes}{?place.homes}That is the whole area, so ask us whether a home is {here.in}.",
      "{!quarter.name}They cost {place.price}, or {place.m2} per square metre of built area.",
      "{!quarter.beyond}{?place.none}On {date} we have no resale homes {place.in}. This is the closest of ours elsewhere.",
    ],
    closing: [
      "{!quarter.name}{?place.few}With so few homes, the figures describe the homes themselves, not the whole neighbourhood.",
      "{!quarter.beyond}{?place.homes}[See all our homes there]({list.path}) for any added since.",
      "{!quarter.name}{?place.none}[Tell us what you are looking for](/search), and we’ll look there for you.",
      "{?quarter.inside}[Tell us what you are looking for](/search), and we’ll write when a home {here.in} comes up.",
      "{?quarter.beyond}[Tell us what you are looking for](/search), and we’ll write when a home {here.in} comes up.",
    ],
  },
  "place-figures": {
    heading: either("How do prices compare with other areas?", "How does it compare with other areas where we sell?"),
    opening: either(
      "The table covers only our own homes. It is not a survey of the market: it shows what you would have found with us on {date}.",
      "{?list.few}These are the prices of our own homes on {date}, area by area. There are few of them, so treat the table as a set of examples.",
    ),
    closing: [
      "Compare prices per square metre with care: a terrace, a lift or a renovation is in the price too, and the figure doesn’t show it.",
      "Each home is counted once, under the smallest area that it belongs to.",
    ],
  },
} as const;
