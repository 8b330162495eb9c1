import type { LanguageWords } from "../language-words";

const spelt = ["", "un", "dos", "tres", "quatre", "cinc", "sis", "set", "vuit", "nou", "deu", "onze", "dotze"];
const number = (value: number) => spelt[value] || String(value);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const noun = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const homes = (count: number) => `${number(count)} ${count === 1 ? "habitatge" : "habitatges"}`;
const bedrooms = (count: number) => noun(count, "dormitori");

/** "dels sis", but "de l'onze" for one more vowel: the article joins the preposition. */
function ofAll(total: number): string {
  return total === 11 ? `de l'${homes(total)}` : `dels ${homes(total)}`;
}

function someOf(count: number, total: number): string | undefined {
  if (count === 0 || total === 1) return undefined;
  return count === total ? `els ${homes(total)}` : `${number(count)} ${ofAll(total)}`;
}

export const words: LanguageWords = {
  homes,
  someOf,
  inPlace: (name) => `a ${name}`,
  fitting(count, total) {
    if (total === 1)
      return `L'únic habitatge de la nostra cartera ${count === 1 ? "hi encaixa" : "no ho reuneix tot"}.`;
    if (count === 0) return `Cap ${ofAll(total)} de la nostra cartera no ho reuneix tot.`;
    return `${capital(someOf(count, total) ?? "")} de la nostra cartera hi ${count === 1 ? "encaixa" : "encaixen"}.`;
  },
  rooms: (home) =>
    [home.bedrooms > 0 ? bedrooms(home.bedrooms) : "una sola estança", noun(home.bathrooms, "bany")].join(", "),
  bedroomsOrMore: (count) => `${bedrooms(count)} o més`,
  bedroomRange: (from, to) => (from === to ? bedrooms(from) : `de ${from} a ${bedrooms(to)}`),
  homesWithBedrooms: (count, of) => `${count > 0 ? bedrooms(count) : "sense dormitori separat"} (${homes(of)})`,
  type: {
    apartment: "pis",
    house: "casa",
    penthouse: "àtic",
    studio: "estudi",
    duplex: "dúplex",
    loft: "loft",
  },
  state: { planned: "projectada, sense començar", "under-construction": "en construcció", finished: "acabada" },
  rating(rating) {
    if (rating === "in_progress") return "certificat en tràmit";
    return rating === "exempt" ? "exempt de certificat" : `classe ${rating}`;
  },
  upTo: (price) => `fins a ${price}`,
  from: (price) => `${price} o més`,
  slice: (from, to) => (to === undefined ? `més de ${from}` : `de ${from} a ${to}`),
  reserved: "Ara està reservat.",
  column: {
    home: "Habitatge",
    place: "Zona",
    price: "Preu",
    area: "Superfície construïda",
    perMetre: "Preu per m²",
    transferTax: "ITP (segona mà)",
    notary: "Notaria, aprox.",
    registry: "Registre, aprox.",
    loan: "Préstec",
    ownMoney: "Resta del preu",
    cash: "Diners propis",
    slice: "Part del preu",
    rate: "Tipus",
    newHomeTax: "IVA i AJD (obra nova)",
    homes: "Habitatges nostres",
  },
  caption: {
    homes: "Habitatges de la nostra cartera, preus d'oferta",
    taxes: "Impost i aranzels a aquests preus",
    loans: "Préstec i diners propis a aquests preus",
    scale: "ITP de l'habitatge de segona mà a Catalunya",
    "new-or-resale": "El mateix preu, obra nova i segona mà",
    places: "Els nostres propis habitatges, preus d'oferta",
  },
};
