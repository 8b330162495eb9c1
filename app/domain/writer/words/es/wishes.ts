import type { HavingWords, WishWords } from "../../keyword/wish-words";

export const wishes: WishWords = {
  having: {
    "terrace-balcony": having("terraza o balcón", "terraza ni balcón"),
    parking: having("parking"),
    elevator: having("ascensor"),
    "air-conditioning": having("aire acondicionado"),
    pool: having("piscina"),
    garden: having("jardín"),
    storage: having("trastero"),
    concierge: having("conserje"),
    gym: having("gimnasio"),
    "sea-view": having("vistas al mar"),
    "city-view": having("vistas a la ciudad"),
    "recently-renovated": having("una reforma reciente", "reforma reciente"),
  },
  onlyType: {
    apartment: "Es el único piso de este tipo que tenemos.",
    house: "Es la única casa que tenemos.",
    penthouse: "Es el único ático que tenemos.",
    studio: "Es el único estudio que tenemos.",
    duplex: "Es el único dúplex que tenemos.",
    loft: "Es el único loft que tenemos.",
  },
  onlyWith: "No tenemos ninguna otra vivienda {having}.",
  notType: {
    apartment: "no es un piso",
    house: "no es una casa",
    penthouse: "no es un ático",
    studio: "no es un estudio",
    duplex: "no es un dúplex",
    loft: "no es un loft",
  },
  isHouse: "es una casa",
  hasBedrooms: { "=1": "solo tiene un dormitorio", other: "solo tiene {number} dormitorios" },
  hasNoBedroom: "no tiene dormitorio separado",
  notThere: "no está {where}",
  costsMore: "cuesta {amount} más",
  costsLess: "cuesta {amount} menos",
  ofBedrooms: { "=1": "de un dormitorio o más", other: "de {number} dormitorios o más" },
  ofPrice: { to: "por {price} o menos", from: "por {price} o más", between: "por {price}" },
  newHomes: { one: "{number} promoción de obra nueva", other: "{number} promociones de obra nueva" },
  searched: {
    any: { title: "Vivienda", some: { "=1": "una vivienda", other: "{number} viviendas" }, none: "ninguna vivienda" },
    flat: searched("piso", "pisos"),
    apartment: searched("piso", "pisos"),
    house: { title: "Casa", some: { "=1": "una casa", other: "{number} casas" }, none: "ninguna casa" },
    penthouse: searched("ático", "áticos"),
    studio: searched("estudio", "estudios"),
    duplex: searched("dúplex", "dúplex"),
    loft: searched("loft", "lofts"),
  },
  withTerrace: "con terraza",
  toRenovate: "para reformar",
  inTheCity: "en Barcelona",
};

function having(some: string, none = some): HavingWords {
  return { with: `con ${some}`, without: `sin ${none}`, has: `tiene ${some}`, hasNot: `no tiene ${none}` };
}

function searched(one: string, many: string) {
  const title = one.charAt(0).toUpperCase() + one.slice(1);
  return { title, some: { "=1": `un ${one}`, other: `{number} ${many}` }, none: `ningún ${one}` };
}
