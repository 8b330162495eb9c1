import type { HavingWords, WishWords } from "../../keyword/wish-words";

export const wishes: WishWords = {
  having: {
    "terrace-balcony": having("terrassa o balcó", "terrassa ni balcó"),
    parking: having("pàrquing"),
    elevator: having("ascensor"),
    "air-conditioning": having("aire condicionat"),
    pool: having("piscina"),
    garden: having("jardí"),
    storage: having("traster"),
    concierge: having("conserge"),
    gym: having("gimnàs"),
    "sea-view": having("vistes al mar"),
    "city-view": having("vistes a la ciutat"),
    "recently-renovated": having("una reforma recent", "reforma recent"),
  },
  onlyType: {
    apartment: "És l’únic pis d’aquesta mena que tenim.",
    house: "És l’única casa que tenim.",
    penthouse: "És l’únic àtic que tenim.",
    studio: "És l’únic estudi que tenim.",
    duplex: "És l’únic dúplex que tenim.",
    loft: "És l’únic loft que tenim.",
  },
  onlyWith: "No tenim cap altre habitatge {having}.",
  notType: {
    apartment: "no és un pis",
    house: "no és una casa",
    penthouse: "no és un àtic",
    studio: "no és un estudi",
    duplex: "no és un dúplex",
    loft: "no és un loft",
  },
  isHouse: "és una casa",
  hasBedrooms: { "=1": "només té un dormitori", other: "només té {number} dormitoris" },
  hasNoBedroom: "no té dormitori separat",
  notThere: "no és {where}",
  costsMore: "costa {amount} més",
  costsLess: "costa {amount} menys",
  ofBedrooms: { "=1": "d’un dormitori o més", other: "de {number} dormitoris o més" },
  ofPrice: { to: "per {price} o menys", from: "per {price} o més", between: "per {price}" },
  newHomes: {
    "=1": "una promoció d’obra nova",
    "=2": "dues promocions d’obra nova",
    other: "{number} promocions d’obra nova",
  },
  searched: {
    any: searched("habitatge", "habitatges"),
    flat: searched("pis", "pisos"),
    apartment: searched("pis", "pisos"),
    house: {
      title: "Casa",
      some: { "=1": "una casa", "=2": "dues cases", other: "{number} cases" },
      none: "cap casa",
    },
    penthouse: searched("àtic", "àtics"),
    studio: searched("estudi", "estudis"),
    duplex: searched("dúplex", "dúplexs"),
    loft: searched("loft", "lofts"),
  },
  withTerrace: "amb terrassa",
  toRenovate: "per reformar",
  inTheCity: "a Barcelona",
};

function having(some: string, none = some): HavingWords {
  return { with: `amb ${some}`, without: `sense ${none}`, has: `té ${some}`, hasNot: `no té ${none}` };
}

function searched(one: string, many: string) {
  const title = one.charAt(0).toUpperCase() + one.slice(1);
  return { title, some: { "=1": `un ${one}`, other: `{number} ${many}` }, none: `cap ${one}` };
}
