import type { LanguageWords } from "../language-words";

const plural = new Intl.PluralRules("ru-RU");

function noun(count: number, one: string, few: string, many: string): string {
  const form = plural.select(count);
  return `${count}\u00a0${form === "one" ? one : form === "few" ? few : many}`;
}

const homes = (count: number) => noun(count, "объект", "объекта", "объектов");
const bedrooms = (count: number) => noun(count, "спальня", "спальни", "спален");

/** In the genitive: "из 6 объектов", "из 21 объекта". */
function ofAll(total: number): string {
  return `из ${total}\u00a0${plural.select(total) === "one" ? "объекта" : "объектов"}`;
}

function someOf(count: number, total: number): string | undefined {
  if (count === 0 || total === 1) return undefined;
  return count === total ? `все ${homes(total)}` : `${count} ${ofAll(total)}`;
}

export const words: LanguageWords = {
  homes,
  someOf,
  inPlace: (name) => `в районе ${name}`,
  fitting(count, total) {
    if (total === 1) return `Единственный объект в нашем списке ${count === 1 ? "подходит" : "подходит не во всём"}.`;
    if (count === 0) return `Ни один ${ofAll(total)} в нашем списке не подходит во всём.`;
    return `Подходят ${someOf(count, total)} в нашем списке.`.replace(/^Подходят 1 /u, "Подходит 1 ");
  },
  rooms: (home) =>
    [
      home.bedrooms > 0 ? bedrooms(home.bedrooms) : "одна комната",
      noun(home.bathrooms, "ванная", "ванные", "ванных"),
    ].join(", "),
  bedroomsOrMore: (count) => `${bedrooms(count)} и больше`,
  bedroomRange: (from, to) => (from === to ? bedrooms(from) : `от ${from} до ${bedroomsAfterTo(to)}`),
  homesWithBedrooms: (count, of) => `${count > 0 ? bedrooms(count) : "без отдельной спальни"} (${homes(of)})`,
  type: {
    apartment: "квартира",
    house: "дом",
    penthouse: "пентхаус",
    studio: "студия",
    duplex: "дуплекс",
    loft: "лофт",
  },
  state: { planned: "проект, стройка не начата", "under-construction": "строится", finished: "дом сдан" },
  rating(rating) {
    if (rating === "in_progress") return "сертификат оформляется";
    return rating === "exempt" ? "сертификат не требуется" : `класс ${rating}`;
  },
  upTo: (price) => `до ${price}`,
  from: (price) => `от ${price}`,
  slice: (from, to) => (to === undefined ? `свыше ${from}` : `от ${from} до ${to}`),
  reserved: "Сейчас забронирован.",
  column: {
    home: "Объект",
    place: "Район",
    price: "Цена",
    area: "Общая площадь",
    perMetre: "Цена за м²",
    transferTax: "ITP (вторичное жильё)",
    notary: "Нотариус, около",
    registry: "Реестр, около",
    loan: "Кредит",
    ownMoney: "Остаток цены",
    cash: "Свои деньги",
    slice: "Часть цены",
    rate: "Ставка",
    newHomeTax: "IVA и AJD (новостройка)",
    homes: "Наших объектов",
  },
  caption: {
    homes: "Объекты из нашего списка, цены предложения",
    taxes: "Налог и тарифы при этих ценах",
    loans: "Кредит и свои деньги при этих ценах",
    scale: "Налог ITP на вторичное жильё в Каталонии",
    "new-or-resale": "Одна цена: новостройка и вторичное жильё",
    places: "Только наши объекты, цены предложения",
  },
};

/** After "до" the noun stands in the genitive. */
function bedroomsAfterTo(count: number): string {
  return `${count}\u00a0${plural.select(count) === "one" ? "спальни" : "спален"}`;
}
