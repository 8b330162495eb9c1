import type { Language } from "~/i18n/languages";

import { has } from "./keyword";
import type { quarters as told } from "./words/en/quarters";

export type QuarterKey = keyof typeof told;

/** A quarter or street that people name, inside a neighbourhood of ours. `words` as in `placeWords`. */
type Quarter = { key: QuarterKey; inside: string; words: string; name: Readonly<Record<Language, string>> };

const everywhere = (name: string, ru: string) => ({ en: name, es: name, ca: name, ru });

/** As the city parts itself: the quarters of the districts that our neighbourhoods are. */
const quarters: readonly Quarter[] = [
  {
    key: "gothic",
    inside: "ciutat-vella",
    words: "gothic|gotic|готическ",
    name: { en: "The Gothic Quarter", es: "El Gótico", ca: "El Gòtic", ru: "Готический квартал" },
  },
  {
    key: "raval",
    inside: "ciutat-vella",
    words: "raval|раваль",
    name: { en: "The Raval", es: "El Raval", ca: "El Raval", ru: "Раваль" },
  },
  {
    key: "barceloneta",
    inside: "ciutat-vella",
    words: "barceloneta|барселонет",
    name: { en: "Barceloneta", es: "La Barceloneta", ca: "La Barceloneta", ru: "Барселонета" },
  },
  {
    key: "passeig-de-gracia",
    inside: "eixample",
    words: "passeig de gracia|paseo de gracia|пасео-?де-?граси|пассейч-?де-?граси",
    name: everywhere("Passeig de Gràcia", "Пасео-де-Грасия (Passeig de Gràcia)"),
  },
  {
    key: "sant-antoni",
    inside: "eixample",
    words: "sant antoni|san antonio|сант-?антони",
    name: everywhere("Sant Antoni", "Сант-Антони"),
  },
  {
    key: "sagrada-familia",
    inside: "eixample",
    words: "sagrada familia|саград",
    name: {
      en: "The Sagrada Família quarter",
      es: "El barrio de la Sagrada Família",
      ca: "El barri de la Sagrada Família",
      ru: "Квартал Саграда-Фамилия",
    },
  },
  {
    key: "tres-torres",
    inside: "sarria-sant-gervasi",
    words: "tres torres|трес-?торрес",
    name: everywhere("Les Tres Torres", "Лес-Трес-Торрес"),
  },
  {
    key: "bonanova",
    inside: "sarria-sant-gervasi",
    words: "bonanova|бонанов",
    name: { en: "La Bonanova", es: "La Bonanova", ca: "La Bonanova", ru: "Бонанова" },
  },
  {
    key: "22@",
    inside: "poble-nou",
    words: "22@",
    name: { en: "22@", es: "El 22@", ca: "El 22@", ru: "Район 22@" },
  },
];

export const quarterWords = quarters.map(({ words }) => words);

/** The quarter that the words of a keyword name, normalised. */
export function quarterIn(words: string): Quarter | undefined {
  return quarters.find((quarter) => has(words, quarter.words));
}
