import { either } from "../../article/section";
import type { AroundEntries } from "../../book";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} находится {place.in}, и наши цифры относятся ко всему району.",
    "{?place.homes}Сейчас {place.in} у нас в продаже {place.homes}.",
    "{?place.none}Сейчас {place.in} у нас нет объектов в продаже.",
  ],
  wish: "{?wish.more}Напишите нам, что должно быть в квартире, и мы назовём самые близкие из наших объектов.",
  known: "В чём суть?",
  question: {
    cost: "Сколько это стоит?",
    sum: "О каких суммах речь?",
    time: "Какие сроки важны?",
    who: "Кого это касается?",
    how: "Что нужно сделать?",
  },
  alongside: either("С чем ещё вы столкнётесь?", "Что ещё встретится по ходу дела?"),
  related: either("Что ещё нужно знать?", "Что с этим связано?"),
  next: either("Что делать дальше?", "Какой следующий шаг?"),
  note: "Статья носит справочный характер и не заменяет юридическую или налоговую консультацию.",
  sources: "Источники, проверены {entry.checked}",
};
