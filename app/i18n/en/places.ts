/**
 * Neighbourhoods and the frame of the legal pages. The names of neighbourhoods are rows of the database, so no phrase puts
 * an article or a preposition before {{name}}: Catalan and Spanish names need different ones.
 */
export const places = {
  "places.title": "Neighbourhoods of Barcelona",
  "places.lead":
    "Where we sell homes and look for them. Each page describes daily life there and gives figures from our own listings.",
  "places.description":
    "The neighbourhoods of Barcelona where we sell homes: what living there is like, prices from our own listings, and a plan of the city.",
  "places.list": "All neighbourhoods",
  "places.homes_one": "{{count}} home",
  "places.homes_other": "{{count}} homes",
  "places.partOf": "Part of: {{name}}",
  "places.counted": "A neighbourhood that contains another counts the homes of both.",
  "places.plan.title": "Plan of Barcelona",
  "places.plan.description":
    "Schematic plan with north at the top: the hills in the north-west, the sea in the south-east. Each neighbourhood is a link and shows its number of homes.",
  "places.plan.note": "Our own drawing; the boundaries are simplified.",
  "place.title": "{{name}}: homes for sale",
  "place.description":
    "{{name}}: {{tagline}}. Homes for sale, prices per m² from our own listings, and its place in Barcelona.",
  "place.figures": "Figures from our own listings",
  "place.figures.homes": "Homes for sale",
  "place.figures.reserved_one": "{{count}} of them reserved",
  "place.figures.reserved_other": "{{count}} of them reserved",
  "place.figures.part": "Of these, {{name}}: {{count}}",
  "place.figures.price": "Price",
  "place.figures.priceRange": "Lowest to highest price",
  "place.figures.metre": "Price per m²",
  "place.figures.metreMedian": "Median price per m²",
  "place.figures.metreRange": "Lowest to highest per m²",
  "place.figures.note":
    "Asking prices on {{date}}, per m² of built area. The taxes and costs of buying are not included.",
  "place.figures.median":
    "The median is the middle value: a square metre costs less in half of the homes and more in the other half.",
  "place.figures.few": "With so few homes, the figures describe these homes and not the whole area.",
  "place.homes": "Homes: {{name}}",
  "place.homes.all_one": "See it in the list",
  "place.homes.all_other": "See all {{count}} in the list",
  "place.none.title": "No homes for sale here now",
  "place.none.text": "Tell us what you are looking for. You will have a reply within 24 hours.",
  "place.none.search": "Start a search",
  "place.plan": "On the plan of the city",
  "place.plan.description": "Highlighted: {{name}}. Each neighbourhood is a link, and so is each pin of a home.",
  "place.plan.pins":
    "A pin shows the exact address only where the owner agrees. The others are rounded to about 100 metres.",
  "place.container": "Part of",
  "place.parts": "Contains",
  "place.nearby": "Nearby",
  "legal.contents": "On this page",
  "legal.version": "Version of {{date}}",
  "legal.others": "See also",
} as const;
