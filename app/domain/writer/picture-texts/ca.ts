import type { BuildingWords, PicturedHome, PictureWords } from "./picture-facts";

const types = {
  ...{ apartment: "pis", house: "casa", penthouse: "àtic" },
  ...{ studio: "estudi", duplex: "dúplex", loft: "loft" },
} as const;
const numbers = ["", "un", "dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou"];

const kind = ({ type, bedrooms, locative }: PicturedHome) => {
  const number = numbers[bedrooms] ?? String(bedrooms);
  const rooms =
    bedrooms > 0 ? ` ${bedrooms === 1 ? "d’" : "de "}${number} ${bedrooms === 1 ? "dormitori" : "dormitoris"}` : "";
  return `${types[type]}${rooms}${locative && ` ${locative}`}`;
};
const one = (home: PicturedHome) => `${home.type === "house" ? "una" : "un"} ${kind(home)}`;

export const ca: PictureWords = {
  part: (part, home) => `${part} d’${one(home)}`,
  parts: { "roof-terrace": "Terrat", garden: "Jardí", pool: "Piscina" },
  facade: (home) =>
    home.type === "house" ? `Façana d’${one(home)}` : `Façana de l’edifici${home.locative && ` ${home.locative}`}`,
  view: (home) => `Vista des d’${one(home)}`,
  home: (home) => kind(home).replace(/^./u, (letter) => letter.toUpperCase()),
  plan: (home, area, floor) =>
    [
      `Plànol d’${one(home)}`,
      ...(area ? [area] : []),
      ...(floor === null ? [] : [floor === 0 ? "planta baixa" : `planta ${floor}`]),
    ].join(", "),
  label: (home) => {
    const { consumption, emissions } = home;
    const rating = "Etiqueta energètica: qualificació";
    if (consumption && emissions) return `${rating} ${consumption} en consum i ${emissions} en emissions`;
    return consumption ? `${rating} ${consumption} en consum` : `Etiqueta energètica d’${one(home)}`;
  },
};

export const buildingInCatalan: BuildingWords = {
  room: (room, { name }) => `${room} d’un habitatge de la promoció ${name}`,
  part: (part, { name }) => `${part} de la promoció ${name}`,
  facade: ({ name, locative }) => `Façana de la promoció ${name}${locative && ` ${locative}`}`,
  view: ({ name }) => `Vista des de la promoció ${name}`,
  whole: ({ name, locative }) => `Promoció d’obra nova ${name}${locative && ` ${locative}`}`,
  unit: ({ unit, name }) => `Plànol de l’habitatge ${unit} de la promoció ${name}`,
  bedrooms: (count) =>
    count === 0 ? "estudi" : `${numbers[count] ?? count} ${count === 1 ? "dormitori" : "dormitoris"}`,
  floor: (floor) => (floor === 0 ? "planta baixa" : `planta ${floor}`),
};
