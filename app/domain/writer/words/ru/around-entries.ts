import type { AroundEntries } from "../../book";
import { either } from "../../section";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} находится {place.in}, и наши цифры относятся ко всему району.",
    "{?place.homes}Сейчас {place.in} у нас в продаже {place.homes}.",
    "{?place.none}Сейчас {place.in} у нас нет объектов в продаже.",
  ],
  wish: "{?wish.more}Ниже показаны и наши объекты по этому признаку: {wish.text}.",
  questions: either("О чём ещё спрашивают?", "Какие ещё вопросы возникают?"),
  question: {
    cost: "Сколько это стоит?",
    time: "Какие сроки важны?",
    who: "Кого это касается?",
    how: "Что нужно сделать?",
  },
  related: either("Что ещё нужно знать?", "Что с этим связано?"),
  next: either("Что делать дальше?", "Какой следующий шаг?"),
  note: "Статья носит справочный характер и не заменяет юридическую или налоговую консультацию.",
  sources: "Источники, проверены {entry.checked}",
};
