/**
 * Neighbourhoods and the frame of the legal pages. The names of neighbourhoods are rows of the database, so no phrase puts
 * an article or a preposition before {{name}}: Catalan and Spanish names need different ones.
 */
export const places = {
  "places.title": "Get to know Barcelona’s neighbourhoods",
  "places.lead":
    "These are the neighbourhoods where we sell homes and find them for buyers. Read what daily life is like in each, and what our own homes cost there.",
  "places.description":
    "The Barcelona neighbourhoods where we sell homes: what daily life is like, what our own homes there cost today, and where each one is on a map of the city.",
  "places.list": "All neighbourhoods",
  "places.homes_one": "{{count}} home",
  "places.homes_other": "{{count}} homes",
  "places.partOf": "Part of: {{name}}",
  "places.counted": "Figures for a neighbourhood include any smaller one within it.",
  "places.plan.title": "Map of Barcelona",
  "places.plan.description":
    "Simplified map with north at the top: the hills in the north-west, the sea in the south-east. Each neighbourhood is a link and shows its number of homes.",
  "places.plan.note": "Our own drawing; boundaries are simplified.",
  "place.title": "{{name}}: homes for sale",
  "place.description":
    "{{name}}: {{tagline}}. See the homes for sale, what our own homes there cost per m², and where it is on a map of Barcelona.",
  "place.onFoot": "On foot from the middle of the neighbourhood: {{times}}",
  "place.onFoot.metro": "metro {{minutes}}\u00a0min",
  "place.onFoot.school": "school {{minutes}}\u00a0min",
  "place.onFoot.market": "market {{minutes}}\u00a0min",
  "place.figures": "What our homes cost here",
  "place.figures.homes": "Homes for sale",
  "place.figures.reserved_one": "{{count}} of them reserved",
  "place.figures.reserved_other": "{{count}} of them reserved",
  "place.figures.part": "Of these, {{name}}: {{count}}",
  "place.figures.price": "Price",
  "place.figures.priceRange": "Lowest to highest price",
  "place.figures.metre": "Price per m²",
  "place.figures.metreMedian": "Median price per m²",
  "place.figures.metreRange": "Lowest to highest price per m²",
  "place.figures.note": "Asking prices on {{date}}, per m² of built area. Taxes and costs of buying are not included.",
  "place.figures.median": "The median is the middle value: half of the homes cost less per m², and half cost more.",
  "place.figures.few": "With so few homes, these figures describe the homes themselves, not the neighbourhood.",
  "place.homes": "Homes: {{name}}",
  "place.homes.all_one": "See it in the list",
  "place.homes.all_other": "See all {{count}} in the list",
  "place.none.title": "No homes for sale here at the moment",
  "place.none.text": "Tell us what you are looking for and we’ll write when something suitable comes up.",
  "place.none.search": "Start your search",
  "place.plan": "Where it is in the city",
  "place.plan.description": "{{name}} is highlighted. Each neighbourhood is a link, and so is the pin of each home.",
  "place.plan.pins":
    "A pin is exact only if the owner agrees; otherwise it is accurate to within about 100\u00a0metres.",
  "place.container": "Part of",
  "place.parts": "Includes",
  "place.nearby": "Nearby",
  "legal.contents": "On this page",
  "legal.version": "Version of {{date}}",
  "legal.others": "See also",
} as const;
