import type { HavingWords, WishWords } from "../../keyword/wish-words";

export const wishes: WishWords = {
  having: {
    "terrace-balcony": having("a terrace or balcony", "terrace or balcony"),
    parking: having("parking", "parking"),
    elevator: having("a lift", "lift"),
    "air-conditioning": having("air conditioning", "air conditioning"),
    pool: having("a pool", "pool"),
    garden: having("a garden", "garden"),
    storage: having("a storage room", "storage room"),
    concierge: having("a concierge", "concierge"),
    gym: having("a gym", "gym"),
    "sea-view": having("a sea view", "sea view"),
    "city-view": having("a view over the city", "view over the city"),
    "recently-renovated": having("a recent renovation", "recent renovation"),
  },
  onlyType: {
    apartment: "It is the only apartment of its kind that we have.",
    house: "It is the only house that we have.",
    penthouse: "It is the only penthouse that we have.",
    studio: "It is the only studio that we have.",
    duplex: "It is the only duplex that we have.",
    loft: "It is the only loft that we have.",
  },
  onlyWith: "None of our other homes comes {having}.",
  notType: {
    apartment: "it is not an apartment",
    house: "it is not a house",
    penthouse: "it is not a penthouse",
    studio: "it is not a studio",
    duplex: "it is not a duplex",
    loft: "it is not a loft",
  },
  isHouse: "it is a house",
  hasBedrooms: { one: "it has only {number} bedroom", other: "it has only {number} bedrooms" },
  hasNoBedroom: "it has no separate bedroom",
  notThere: "it is not {where}",
  costsMore: "it costs {amount} more",
  costsLess: "it costs {amount} less",
  ofBedrooms: { one: "with {number} bedroom or more", other: "with {number} bedrooms or more" },
  ofPrice: { to: "for {price} or less", from: "for {price} or more", between: "for {price}" },
  newHomes: { one: "{number} new-build development", other: "{number} new-build developments" },
  searched: {
    any: searched("home", "homes"),
    flat: searched("apartment", "apartments"),
    apartment: searched("apartment", "apartments"),
    house: searched("house", "houses"),
    penthouse: searched("penthouse", "penthouses"),
    studio: searched("studio", "studios"),
    duplex: searched("duplex", "duplexes"),
    loft: searched("loft", "lofts"),
  },
  withTerrace: "with a terrace",
  toRenovate: "to renovate",
  inTheCity: "in Barcelona",
};

function having(some: string, none: string): HavingWords {
  return { with: `with ${some}`, without: `with no ${none}`, has: `it has ${some}`, hasNot: `it has no ${none}` };
}

function searched(one: string, many: string) {
  const title = one.charAt(0).toUpperCase() + one.slice(1);
  return { title, some: { "=1": `one ${one}`, other: `{number} ${many}` }, none: `no ${one}` };
}
