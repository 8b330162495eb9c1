import type { HomeFacts, HomeSentences } from "./home-facts";

const types = {
  ...{ apartment: "un pis", house: "una casa", penthouse: "un àtic" },
  ...{ studio: "un estudi", duplex: "un dúplex", loft: "un loft" },
} as const;

const inWords = (count: number) =>
  ["cap", "un", "dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou"][count] ?? String(count);
const counted = (count: number, one: string, many: string) => `${inWords(count)} ${count === 1 ? one : many}`;

export const ca: HomeSentences = {
  scenes: {
    "roof-terrace": "Aquí el dia es pot acabar al terrat, que és privatiu.",
    gallery: "Aquí es pot esmorzar darrere els vidres de la galeria.",
    "vaulted-ceiling": "Aquí s’aixeca la vista i es veuen les voltes de maó.",
    "hydraulic-tiles": "Aquí es trepitja paviment hidràulic.",
    "exposed-beams": "Aquí s’aixeca la vista i es veuen les bigues de la casa.",
    balcony: "Aquí només cal obrir una porta per sortir al balcó.",
    garden: "Aquí hi ha un jardí per dinar a fora.",
    fireplace: "Aquí es pot encendre la llar de foc a l’hivern.",
    "sea-view": "Des d’aquí es veu el mar.",
    "city-view": "Des d’aquí es veu la ciutat.",
  },
  rooms: ({ type, locative, bedrooms, bathrooms }: HomeFacts) => {
    const beds = bedrooms === 0 ? "sense dormitori a part" : `amb ${counted(bedrooms, "dormitori", "dormitoris")}`;
    const baths = counted(bathrooms, "bany", "banys");
    return `És ${types[type]}${locative && ` ${locative}`} ${beds} i ${bedrooms === 0 ? "amb " : ""}${baths}.`;
  },
  area: (built, usable) =>
    usable
      ? `La superfície construïda és de ${built}, i la útil, de ${usable}.`
      : `La superfície construïda és de ${built}.`,
  streetFacing: "L’habitatge és exterior.",
  floor: ({ floor, totalFloors }) => {
    const where = floor === 0 ? "a la planta baixa" : floor < 0 ? "al soterrani" : `a la planta ${floor}`;
    return `És ${where}${totalFloors ? ` d’un edifici de ${totalFloors} plantes` : ""}.`;
  },
  lift: (has) => (has ? "L’edifici té ascensor." : "L’edifici no té ascensor."),
  years: (built, renovated) => {
    if (built && renovated) return `L’edifici és del ${built} i l’habitatge es va reformar el ${renovated}.`;
    if (built) return `L’edifici és del ${built}.`;
    return renovated ? `L’habitatge es va reformar el ${renovated}.` : undefined;
  },
  equipment: (things) => `A l’habitatge o a l’edifici hi trobarà ${things}.`,
  parking: (has) => (has ? "Hi ha aparcament." : "No té plaça d’aparcament."),
  energy: (letter) => `La qualificació del certificat energètic és la lletra ${letter}.`,
  fees: (amount) => (amount ? `Les despeses de comunitat són de ${amount} al mes.` : "No hi ha despeses de comunitat."),
  street: (street) => `L’adreça és ${street}.`,
};
