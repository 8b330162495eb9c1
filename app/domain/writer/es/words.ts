import type { LanguageWords } from "../language-words";

const spelt = ["", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once", "doce"];
const number = (value: number) => spelt[value] || String(value);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const noun = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const homes = (count: number) => `${number(count)} ${count === 1 ? "vivienda" : "viviendas"}`;
const bedrooms = (count: number) => noun(count, "dormitorio");

function someOf(count: number, total: number): string | undefined {
  if (count === 0 || total === 1) return undefined;
  return count === total ? `las ${homes(total)}` : `${number(count)} de las ${homes(total)}`;
}

export const words: LanguageWords = {
  homes,
  someOf,
  inPlace: (name) => `en ${name}`,
  fitting(count, total) {
    if (total === 1) return `La única vivienda de nuestra cartera ${count === 1 ? "encaja" : "no lo reúne todo"}.`;
    if (count === 0) return `Ninguna de las ${homes(total)} de nuestra cartera lo reúne todo.`;
    return `${capital(someOf(count, total) ?? "")} de nuestra cartera ${count === 1 ? "encaja" : "encajan"}.`;
  },
  rooms: (home) =>
    [home.bedrooms > 0 ? bedrooms(home.bedrooms) : "una sola estancia", noun(home.bathrooms, "baño")].join(", "),
  bedroomsOrMore: (count) => `${bedrooms(count)} o más`,
  bedroomRange: (from, to) => (from === to ? bedrooms(from) : `de ${from} a ${bedrooms(to)}`),
  homesWithBedrooms: (count, of) => `${count > 0 ? bedrooms(count) : "sin dormitorio separado"} (${homes(of)})`,
  type: {
    apartment: "piso",
    house: "casa",
    penthouse: "ático",
    studio: "estudio",
    duplex: "dúplex",
    loft: "loft",
  },
  state: { planned: "proyectada, sin empezar", "under-construction": "en construcción", finished: "terminada" },
  rating(rating) {
    if (rating === "in_progress") return "certificado en trámite";
    return rating === "exempt" ? "exenta de certificado" : `clase ${rating}`;
  },
  upTo: (price) => `hasta ${price}`,
  from: (price) => `${price} o más`,
  slice: (from, to) => (to === undefined ? `más de ${from}` : `de ${from} a ${to}`),
  reserved: "Ahora está reservada.",
  column: {
    home: "Vivienda",
    place: "Zona",
    price: "Precio",
    area: "Superficie construida",
    perMetre: "Precio por m²",
    transferTax: "ITP (segunda mano)",
    notary: "Notaría, aprox.",
    registry: "Registro, aprox.",
    loan: "Préstamo",
    ownMoney: "Resto del precio",
    cash: "Dinero propio",
    slice: "Parte del precio",
    rate: "Tipo",
    newHomeTax: "IVA y AJD (obra nueva)",
    homes: "Viviendas nuestras",
  },
  caption: {
    homes: "Viviendas de nuestra cartera, precios de oferta",
    taxes: "Impuesto y aranceles a estos precios",
    loans: "Préstamo y dinero propio a estos precios",
    scale: "ITP de la vivienda de segunda mano en Cataluña",
    "new-or-resale": "El mismo precio, obra nueva y segunda mano",
    places: "Nuestras propias viviendas, precios de oferta",
  },
};
