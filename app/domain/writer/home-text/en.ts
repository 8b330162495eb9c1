import type { HomeFacts, HomeSentences } from "./home-facts";

const types = {
  ...{ apartment: "an apartment", house: "a house", penthouse: "a penthouse" },
  ...{ studio: "a studio", duplex: "a duplex", loft: "a loft" },
} as const;

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `one ${one}` : `${inWords(count)} ${many}`;
const inWords = (count: number) =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][count] ?? String(count);

export const en: HomeSentences = {
  scenes: {
    "roof-terrace": "Here the day can end on the roof, on a terrace that belongs to the home.",
    gallery: "Here you can have breakfast behind the glass of the gallery.",
    "vaulted-ceiling": "Look up here and you see the brick vaults of the ceiling.",
    "hydraulic-tiles": "Here you walk on patterned cement tiles.",
    "exposed-beams": "Look up here and you see the beams of the house.",
    balcony: "Here you can open a door and step out onto your own balcony.",
    garden: "Here there is a garden to have lunch in.",
    fireplace: "Here you can light a fire in winter.",
    "sea-view": "From here you see the sea.",
    "city-view": "From here you look out over the city.",
  },
  rooms: ({ type, locative, bedrooms, bathrooms }: HomeFacts) => {
    const beds = bedrooms === 0 ? "no separate bedroom" : counted(bedrooms, "bedroom", "bedrooms");
    return `It is ${types[type]}${locative && ` ${locative}`} with ${beds} and ${counted(bathrooms, "bathroom", "bathrooms")}.`;
  },
  area: (built, usable) =>
    usable
      ? `The built area is ${built}, of which ${usable} is usable area within the walls.`
      : `The built area is ${built}.`,
  streetFacing: "The home is street-facing.",
  floor: ({ floor, totalFloors }) => {
    const where = floor === 0 ? "on the ground floor" : floor < 0 ? "in the basement" : `on floor ${floor}`;
    return `You will find it ${where}${totalFloors ? ` of a building with ${totalFloors} floors` : ""}.`;
  },
  lift: (has) => (has ? "The building has a lift." : "The building has no lift."),
  years: (built, renovated) => {
    if (built && renovated) return `The building dates from ${built}, and the home was renovated in ${renovated}.`;
    if (built) return `The building dates from ${built}.`;
    return renovated ? `The home was renovated in ${renovated}.` : undefined;
  },
  equipment: (things) => `You will also find ${things}.`,
  parking: (has) => (has ? "There is parking." : "There is no parking space."),
  energy: (letter) => `The energy certificate gives it the energy rating ${letter}.`,
  fees: (amount) => (amount ? `The community fees are ${amount} a month.` : "There are no community fees."),
  street: (street) => `The address is ${street}.`,
};
