import type { BuildingWords, PicturedHome, PictureWords } from "./picture-facts";

const types = {
  ...{ apartment: "piso", house: "casa", penthouse: "ático" },
  ...{ studio: "estudio", duplex: "dúplex", loft: "loft" },
} as const;
const numbers = ["", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];

const kind = ({ type, bedrooms, locative }: PicturedHome) => {
  const rooms =
    bedrooms > 0 ? ` de ${numbers[bedrooms] ?? bedrooms} ${bedrooms === 1 ? "dormitorio" : "dormitorios"}` : "";
  return `${types[type]}${rooms}${locative && ` ${locative}`}`;
};
const one = (home: PicturedHome) => `${home.type === "house" ? "una" : "un"} ${kind(home)}`;

export const es: PictureWords = {
  part: (part, home) => `${part} de ${one(home)}`,
  parts: { "roof-terrace": "Azotea", garden: "Jardín", pool: "Piscina" },
  facade: (home) =>
    home.type === "house" ? `Fachada de ${one(home)}` : `Fachada del edificio${home.locative && ` ${home.locative}`}`,
  view: (home) => `Vista desde ${one(home)}`,
  home: (home) => kind(home).replace(/^./u, (letter) => letter.toUpperCase()),
  plan: (home, area, floor) =>
    [
      `Plano de ${one(home)}`,
      ...(area ? [area] : []),
      ...(floor === null ? [] : [floor === 0 ? "planta baja" : `planta ${floor}`]),
    ].join(", "),
  label: (home) => {
    const { consumption, emissions } = home;
    const rating = "Etiqueta energética: calificación";
    if (consumption && emissions) return `${rating} ${consumption} en consumo y ${emissions} en emisiones`;
    return consumption ? `${rating} ${consumption} en consumo` : `Etiqueta energética de ${one(home)}`;
  },
};

export const buildingInSpanish: BuildingWords = {
  room: (room, { name }) => `${room} de una vivienda de la promoción ${name}`,
  part: (part, { name }) => `${part} de la promoción ${name}`,
  facade: ({ name, locative }) => `Fachada de la promoción ${name}${locative && ` ${locative}`}`,
  view: ({ name }) => `Vista desde la promoción ${name}`,
  whole: ({ name, locative }) => `Promoción de obra nueva ${name}${locative && ` ${locative}`}`,
  unit: ({ unit, name }) => `Plano de la vivienda ${unit} de la promoción ${name}`,
  bedrooms: (count) =>
    count === 0 ? "estudio" : `${numbers[count] ?? count} ${count === 1 ? "dormitorio" : "dormitorios"}`,
  floor: (floor) => (floor === 0 ? "planta baja" : `planta ${floor}`),
};
