import type { LanguageWords } from "../language-words";

const spelt = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const number = (value: number) => spelt[value] ?? String(value);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const noun = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
const homes = (count: number) => `${number(count)} ${count === 1 ? "home" : "homes"}`;

function someOf(count: number, total: number): string | undefined {
  if (count === 0 || total === 1) return undefined;
  return count === total ? `all ${homes(total)}` : `${number(count)} of the ${homes(total)}`;
}

export const words: LanguageWords = {
  homes,
  someOf,
  inPlace: (name) => `in ${name}`,
  fitting(count, total) {
    if (total === 1) return `The one home on our list ${count === 1 ? "fits" : "does not fit all of that"}.`;
    if (count === 0) return `None of the ${homes(total)} on our list fits all of that.`;
    return `${capital(someOf(count, total) ?? "")} on our list ${count === 1 ? "fits" : "fit"}.`;
  },
  rooms: ({ bedrooms, bathrooms }) =>
    [bedrooms > 0 ? noun(bedrooms, "bedroom") : "one room", noun(bathrooms, "bathroom")].join(", "),
  bedroomsOrMore: (count) => `${noun(count, "bedroom")} or more`,
  bedroomRange: (from, to) => (from === to ? noun(from, "bedroom") : `${from} to ${to} bedrooms`),
  homesWithBedrooms: (bedrooms, count) =>
    `${bedrooms > 0 ? noun(bedrooms, "bedroom") : "no separate bedroom"} (${homes(count)})`,
  type: {
    apartment: "flat",
    house: "house",
    penthouse: "penthouse",
    studio: "studio",
    duplex: "duplex",
    loft: "loft",
  },
  state: { planned: "planned, not yet begun", "under-construction": "under construction", finished: "finished" },
  rating(rating) {
    if (rating === "in_progress") return "certificate in progress";
    return rating === "exempt" ? "exempt from the certificate" : `class ${rating}`;
  },
  upTo: (price) => `up to ${price}`,
  from: (price) => `${price} or more`,
  slice: (from, to) => (to === undefined ? `above ${from}` : `${from} to ${to}`),
  reserved: "Reserved at present.",
  column: {
    home: "Home",
    place: "Area",
    price: "Price",
    area: "Built area",
    perMetre: "Price per m²",
    transferTax: "Tax on a resale home (ITP)",
    notary: "Notary, about",
    registry: "Registry, about",
    loan: "Loan",
    ownMoney: "Rest of the price",
    cash: "Your own money",
    slice: "Part of the price",
    rate: "Rate",
    newHomeTax: "Tax on a new home (IVA and AJD)",
    homes: "Our homes",
  },
  caption: {
    homes: "Homes on our list, asking prices",
    taxes: "Tax and tariffs at these prices",
    loans: "Loan and own money at these prices",
    scale: "Purchase tax on resale homes in Catalonia",
    "new-or-resale": "The same price, new and resale",
    places: "Our own homes, asking prices",
  },
};
