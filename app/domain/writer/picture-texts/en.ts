import type { BuildingWords, PicturedHome, PictureWords } from "./picture-facts";

const types = {
  ...{ apartment: "apartment", house: "house", penthouse: "penthouse" },
  ...{ studio: "studio", duplex: "duplex", loft: "loft" },
} as const;
const numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

const kind = ({ type, bedrooms, locative }: PicturedHome) => {
  const rooms = bedrooms > 0 ? `${numbers[bedrooms] ?? bedrooms}-bedroom ` : "";
  return `${rooms}${types[type]}${locative && ` ${locative}`}`;
};
const one = (home: PicturedHome) => {
  const words = kind(home);
  return `${/^(?:[ae]|11|18)/.test(words) ? "an" : "a"} ${words}`;
};

export const en: PictureWords = {
  part: (part, home) => `${part} of ${one(home)}`,
  parts: { "roof-terrace": "Roof terrace", garden: "Garden", pool: "Pool" },
  facade: (home) =>
    home.type === "house" ? `Front of ${one(home)}` : `Front of the building${home.locative && ` ${home.locative}`}`,
  view: (home) => `View from ${one(home)}`,
  home: (home) => kind(home).replace(/^./, (letter) => letter.toUpperCase()),
  plan: (home, area, floor) =>
    [
      `Floor plan of ${one(home)}`,
      ...(area ? [area] : []),
      ...(floor === null ? [] : [floor === 0 ? "ground floor" : `floor ${floor}`]),
    ].join(", "),
  label: (home) => {
    const { consumption, emissions } = home;
    if (consumption && emissions)
      return `Energy label: rating ${consumption} for consumption, ${emissions} for emissions`;
    if (consumption) return `Energy label: rating ${consumption} for consumption`;
    return `Energy label of ${one(home)}`;
  },
};

export const buildingInEnglish: BuildingWords = {
  room: (room, { name }) => `${room} of a home at ${name}`,
  part: (part, { name }) => `${part} at ${name}`,
  facade: ({ name, locative }) => `Front of ${name}, a new development${locative && ` ${locative}`}`,
  view: ({ name }) => `View from ${name}`,
  whole: ({ name, locative }) => `${name}, a new development${locative && ` ${locative}`}`,
  unit: ({ unit, name }) => `Floor plan of unit ${unit} at ${name}`,
  bedrooms: (count) => (count === 0 ? "studio" : `${numbers[count] ?? count} ${count === 1 ? "bedroom" : "bedrooms"}`),
  floor: (floor) => (floor === 0 ? "ground floor" : `floor ${floor}`),
};
