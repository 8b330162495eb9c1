import type { AmongPlaces } from "../../book";

export const amongPlaces: AmongPlaces = {
  headings: {
    pros: "What speaks for each?",
    cons: "What speaks against?",
    edges: "Where do they lie?",
    homes: "How do the homes differ?",
    street: "How noisy is it?",
    transport: "How do you get about?",
    prices: "What do homes cost with us?",
    checks: "What should you check?",
    louder: "Where is it louder?",
    quiet: "Which streets are quiet, and which not?",
    children: "Where do children play?",
    safe: "What are the streets like?",
    sea: "What is it like by the water?",
    green: "Where is it green?",
    lively: "What are the streets like?",
    level: "Which level streets, and what homes?",
    calmLevel: "Level and calm: street by street",
    glance: "Side by side",
    any: "Whom does each area suit?",
  },
  pros: "For:",
  cons: "Against:",
  what: {
    quiet: "Quiet areas",
    children: "Areas to live with children",
    safe: "Safe areas",
    sea: "Areas by the sea",
    green: "Green areas",
    lively: "Lively areas",
    level: "Level areas",
    calmLevel: "Quiet and level areas",
    any: "The best areas",
  },
  lead: {
    quiet: [
      "The quietest places {among.where} that we know street by street are {among.names}: little through traffic, few visitors and silence after the shops close.",
      "Elsewhere the side of the building decides: a bedroom over the courtyard does more than the name of the quarter.",
    ],
    children: [
      "With children {among.where}, look first at {among.names}: squares or streets without through traffic, a park within a walk and pavements wide enough for a pram.",
      "Which schools belong to an address, the city’s schools office (Consorci d’Educació) tells you.",
    ],
    safe: [
      "Whether an area {among.where} is safe depends on the block and the hour, and we hold no figures of our own; the city council’s victimisation survey gives results by district.",
      "What we can tell you is what the streets are like by day and by night in {among.names}, and in others below.",
    ],
    sea: [
      "To live by the sea {among.where}, look at {among.names}: the beach is at the end of the street or some twenty minutes away on foot.",
      "The closer the sand, the smaller the homes and the louder the summer.",
    ],
    green: [
      "For gardens, trees and open ground {among.where}, look at {among.names}.",
      "Green mostly means higher up, so count on slopes and on the FGC in place of the metro.",
    ],
    lively: [
      "For squares, restaurants and streets that stay awake {among.where}, look at {among.names}.",
      "Voices under the window come with them, so ask which way the bedrooms face.",
    ],
    level: [
      "For level streets with no hills {among.where}, look first at {among.names}.",
      "{!among.within}Pedralbes, Sarrià, La Bonanova and the upper part of Gràcia are left out: they lie on slopes.",
      "For retirees, older people and anyone with a pram, level ground helps little without a lift that you reach from the street door without steps, so ask for both.",
    ],
    calmLevel: [
      "If an area {among.where} is to be quiet and level at once, with no hills, look at {among.names}: the ground is level or nearly so, and away from the through roads it is calm.",
      "{!among.within}The quietest of all, Pedralbes, Sarrià and La Bonanova, lie on slopes and meet only half of that wish; Les Tres Torres has gentle slopes.",
      "For retirees, older people and anyone with a pram, level ground helps little without a lift that you reach from the street door without steps, so ask for both.",
    ],
    any: [
      "{!among.within}Which area {among.where} is best depends on what you want most: quiet and a garden (Pedralbes, Sarrià), the beach (Poble Nou), squares (Gràcia), high ceilings in the centre (the Eixample), a practical home with a garage (Les Corts) or the oldest streets (the Born).",
      "{?among.within}The parts {among.where} differ more than one name on the map suggests: below, whom {among.names} suit, and what speaks for and against each.",
    ],
  },
  glance: {
    rows: {
      what: "What to compare",
      ground: "Streets",
      homes: "Homes",
      nights: "Nights",
      lines: "Metro and FGC",
      price: "Our prices",
    },
    none: "none today",
    ground: { level: "level", gentle: "nearly level", mixed: "level below, steep above", slopes: "slopes" },
    nights: { still: "still", calm: "calm away from the main streets", lively: "voices and terraces in the evening" },
    homes: {
      period: "apartments from around 1900",
      mixed: "older apartments and later ones with a lift",
      modern: "apartments from 1950 on, mostly with a lift",
      gardens: "houses and large apartments with gardens",
      village: "low houses, and apartments from the 1960s on",
      small: "small homes in old buildings, few lifts",
      varied: "old houses, lofts and new buildings",
      recent: "apartments built after 2000",
    },
  },
  leadPrice: [
    "Today we have {among.homes} for sale {among.homesWhere}, from {among.from}.",
    "{?among.none}Of resale homes we have none in these areas today.",
  ],
  price: "With us, homes {where} cost {price} today.",
  priceOfOne: "Our one home {where} costs {price} today.",
  priceNone: "We have no resale homes {where} today.",
  priceShared:
    "We keep no separate price for each: in the whole area around them we have {homes} for sale today, at {price}.",
  ofPrices: [
    "The table shows the asking prices of our own homes on {date}; it is no survey of the market.",
    "Each home is counted once, under the smallest area that it belongs to.",
  ],
};
