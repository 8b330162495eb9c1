import type { BuildingWords, PicturedHome, PictureWords } from "./picture-facts";

/** As it is called, and "of it". */
const types = {
  apartment: ["квартира", "квартиры"],
  house: ["дом", "дома"],
  penthouse: ["пентхаус", "пентхауса"],
  studio: ["студия", "студии"],
  duplex: ["двухуровневая квартира", "двухуровневой квартиры"],
  loft: ["лофт", "лофта"],
} as const;
const withRooms = ["", "одной", "двумя", "тремя", "четырьмя", "пятью", "шестью", "семью", "восемью", "девятью"];

const rest = ({ bedrooms, locative }: PicturedHome) => {
  const number = withRooms[bedrooms] ?? String(bedrooms);
  const rooms = bedrooms > 0 ? ` с ${number} ${bedrooms === 1 ? "спальней" : "спальнями"}` : "";
  return `${rooms}${locative && ` ${locative}`}`;
};
const of = (home: PicturedHome) => `${types[home.type][1]}${rest(home)}`;

export const ru: PictureWords = {
  part: (part, home) => `${part} ${of(home)}`,
  parts: { "roof-terrace": "Терраса на крыше", garden: "Сад", pool: "Бассейн" },
  facade: (home) =>
    home.type === "house" ? `Фасад ${of(home)}` : `Фасад здания${home.locative && ` ${home.locative}`}`,
  view: (home) => `Вид из ${of(home)}`,
  home: (home) => `${types[home.type][0]}${rest(home)}`.replace(/^./u, (letter) => letter.toUpperCase()),
  plan: (home, area, floor) =>
    [
      `План ${of(home)}`,
      ...(area ? [area] : []),
      ...(floor === null ? [] : [floor === 0 ? "нижний этаж" : `${floor}-й этаж по испанскому счёту`]),
    ].join(", "),
  label: (home) => {
    const { consumption, emissions } = home;
    const rating = "Этикетка энергоэффективности: класс";
    if (consumption && emissions) return `${rating} ${consumption} по потреблению и ${emissions} по выбросам`;
    return consumption ? `${rating} ${consumption} по потреблению` : `Этикетка энергоэффективности ${of(home)}`;
  },
};

const feminine = ["", "одна", "две", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять"];
const bedroom = { one: "спальня", few: "спальни", many: "спален" } as const;
const plurals = new Intl.PluralRules("ru");

function bedrooms(count: number): string {
  if (count === 0) return "студия";
  const form = plurals.select(count);
  return `${feminine[count] ?? count} ${form === "one" || form === "few" ? bedroom[form] : bedroom.many}`;
}

export const buildingInRussian: BuildingWords = {
  room: (room, { name }) => `${room} квартиры в новостройке ${name}`,
  part: (part, { name }) => `${part} новостройки ${name}`,
  facade: ({ name, locative }) => `Фасад новостройки ${name}${locative && ` ${locative}`}`,
  view: ({ name }) => `Вид из новостройки ${name}`,
  whole: ({ name, locative }) => `Новостройка ${name}${locative && ` ${locative}`}`,
  unit: ({ unit, name }) => `Планировка квартиры ${unit} в новостройке ${name}`,
  bedrooms,
  floor: (floor) => (floor === 0 ? "нижний этаж" : `${floor}-й этаж по испанскому счёту`),
};
