import type { HomeFacts, HomeSentences } from "./home-facts";

const types = {
  ...{ apartment: "квартира", house: "дом", penthouse: "пентхаус" },
  ...{ studio: "студия", duplex: "двухуровневая квартира", loft: "лофт" },
} as const;

const rules = new Intl.PluralRules("ru");
const counted = (count: number, one: string, few: string, many: string) => {
  const form = { one, few }[rules.select(count) as "one" | "few"] ?? many;
  return `${count}\u00a0${form}`;
};

export const ru: HomeSentences = {
  scenes: {
    "roof-terrace": "Вечером здесь поднимаются на собственную террасу на крыше.",
    gallery: "Завтракать здесь можно в застеклённой галерее.",
    "vaulted-ceiling": "Над головой здесь кирпичные своды.",
    "hydraulic-tiles": "Под ногами здесь узорная цементная плитка.",
    "exposed-beams": "Над головой здесь открытые балки.",
    balcony: "Здесь достаточно открыть дверь, чтобы выйти на балкон.",
    garden: "Обедать здесь можно в саду.",
    fireplace: "Зимой здесь можно разжечь камин.",
    "sea-view": "Отсюда видно море.",
    "city-view": "Отсюда виден город.",
  },
  rooms: ({ type, locative, bedrooms, bathrooms }: HomeFacts) => {
    const beds = bedrooms === 0 ? "без отдельной спальни" : counted(bedrooms, "спальня", "спальни", "спален");
    const baths = counted(bathrooms, "ванная", "ванные", "ванных");
    return `Это ${types[type]}${locative && ` ${locative}`}: ${beds}, ${baths}.`;
  },
  area: (built, usable) =>
    usable ? `Площадь со стенами — ${built}, полезная площадь — ${usable}.` : `Площадь со стенами — ${built}.`,
  streetFacing: "Окна выходят на улицу.",
  floor: ({ floor, totalFloors }) => {
    const where =
      floor === 0
        ? "На нижнем этаже (planta baja)"
        : floor < 0
          ? "В подвальном этаже"
          : `На ${floor}-м этаже по испанскому счёту (по российскому — ${floor + 1}-й)`;
    return `${where}${totalFloors ? `, всего этажей в доме по испанскому счёту — ${totalFloors}` : ""}.`;
  },
  lift: (has) => (has ? "В доме есть лифт." : "Лифта в доме нет."),
  years: (built, renovated) => {
    if (built && renovated) return `Дом построен в ${built} году, ремонт сделан в ${renovated} году.`;
    if (built) return `Дом построен в ${built} году.`;
    return renovated ? `Ремонт сделан в ${renovated} году.` : undefined;
  },
  equipment: (things) => `Кроме того, есть ${things}.`,
  parking: (has) => (has ? "Парковка есть." : "Парковочного места нет."),
  energy: (letter) => `Класс энергоэффективности по сертификату — ${letter}.`,
  fees: (amount) =>
    amount
      ? `Взносы в сообщество собственников (comunidad) — ${amount} в месяц.`
      : "Взносов в сообщество собственников (comunidad) нет.",
  street: (street) => `Адрес: ${street}.`,
};
