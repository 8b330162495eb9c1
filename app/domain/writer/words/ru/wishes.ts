import type { HavingWords, WishWords } from "../../keyword/wish-words";

export const wishes: WishWords = {
  having: {
    "terrace-balcony": having("с террасой или балконом", "терраса или балкон", "террасы и балкона"),
    parking: having("с парковкой", "парковка", "парковки"),
    elevator: having("с лифтом", "лифт", "лифта"),
    "air-conditioning": having("с кондиционером", "кондиционер", "кондиционера"),
    pool: having("с бассейном", "бассейн", "бассейна"),
    garden: having("с садом", "сад", "сада"),
    storage: having("с кладовой", "кладовая", "кладовой"),
    concierge: having("с консьержем", "консьерж", "консьержа"),
    gym: having("со спортзалом", "спортзал", "спортзала"),
    "sea-view": having("с видом на море", "вид на море", "вида на море"),
    "city-view": having("с видом на город", "вид на город", "вида на город"),
    "recently-renovated": having("с недавним ремонтом", "недавний ремонт", "недавнего ремонта"),
  },
  onlyType: {
    apartment: "Другой такой квартиры у нас нет.",
    house: "Другого дома у нас нет.",
    penthouse: "Другого пентхауса у нас нет.",
    studio: "Другой студии у нас нет.",
    duplex: "Другой двухуровневой квартиры у нас нет.",
    loft: "Другого лофта у нас нет.",
  },
  onlyWith: "Других объектов {having} у нас нет.",
  notType: {
    apartment: "это не квартира",
    house: "это не дом",
    penthouse: "это не пентхаус",
    studio: "это не студия",
    duplex: "это не двухуровневая квартира",
    loft: "это не лофт",
  },
  isHouse: "это дом",
  hasBedrooms: {
    "=1": "спальня только одна",
    "=2": "спальни только две",
    "=3": "спальни только три",
    "=4": "спальни только четыре",
    other: "спален только {count}",
  },
  hasNoBedroom: "нет отдельной спальни",
  notThere: "это не {where}",
  costsMore: "стоит на {amount} дороже",
  costsLess: "стоит на {amount} дешевле",
  ofBedrooms: {
    "=1": "с одной спальней и больше",
    "=2": "с двумя спальнями и больше",
    "=3": "с тремя спальнями и больше",
    "=4": "с четырьмя спальнями и больше",
    other: "с {count}\u00a0спальнями и больше",
  },
  ofPrice: { to: "по цене до {price}", from: "по цене от {price}", between: "по цене {price}" },
  newHomes: {
    "=1": "одна новостройка",
    "=2": "две новостройки",
    "=3": "три новостройки",
    "=4": "четыре новостройки",
    one: "{count}\u00a0новостройка",
    few: "{count}\u00a0новостройки",
    other: "{count}\u00a0новостроек",
  },
  searched: {
    any: {
      title: "Жильё",
      some: {
        "=1": "один объект",
        one: "{count}\u00a0объект",
        few: "{count}\u00a0объекта",
        other: "{count}\u00a0объектов",
      },
      none: "жилья",
    },
    flat: searched("Квартира", "одна квартира", "квартиры", "квартир", "квартиры"),
    apartment: searched("Квартира", "одна квартира", "квартиры", "квартир", "квартиры"),
    house: searched("Дом", "один дом", "дома", "домов", "дома"),
    penthouse: searched("Пентхаус", "один пентхаус", "пентхауса", "пентхаусов", "пентхауса"),
    studio: searched("Студия", "одна студия", "студии", "студий", "студии"),
    duplex: searched(
      "Двухуровневая квартира",
      "одна двухуровневая квартира",
      "двухуровневые квартиры",
      "двухуровневых квартир",
      "двухуровневой квартиры",
    ),
    loft: searched("Лофт", "один лофт", "лофта", "лофтов", "лофта"),
  },
  withTerrace: "с террасой",
  toRenovate: "под ремонт",
  inTheCity: "в Барселоне",
};

/** With the thing in the instrumental, the nominative and the genitive. */
function having(withIt: string, thing: string, none: string): HavingWords {
  return { with: withIt, without: `без ${none}`, has: `есть ${thing}`, hasNot: `нет ${none}` };
}

/** One in the nominative, two to four and many after their numbers, and none in the genitive. */
function searched(title: string, one: string, few: string, many: string, none: string) {
  const several = { one: `{count}\u00a0${few}`, few: `{count}\u00a0${few}`, other: `{count}\u00a0${many}` };
  return { title, some: { "=1": one, ...several }, none };
}
