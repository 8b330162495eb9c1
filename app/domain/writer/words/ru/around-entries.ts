import { either } from "../../article/section";
import type { AroundEntries } from "../../book";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} находится {place.in}, и наши цифры относятся ко всему району.",
    "{?place.homes}Сейчас {place.in} у нас в продаже {place.homes}.",
    "{?place.none}Сейчас {place.in} у нас нет объектов в продаже.",
  ],
  wish: "{?wish.more}Напишите нам, что должно быть в квартире, и мы назовём самые близкие из наших объектов.",
  known: either("{entry.title} — коротко", "{entry.title} в двух словах"),
  question: {
    cost: "Сколько это стоит?",
    sum: "О каких суммах речь?",
    time: "Какие сроки важны?",
    who: "Кого это касается?",
    how: "Что нужно сделать?",
    tax: "Какие налоги платят?",
    calculation: "Как считают сумму?",
    when: "К какому сроку?",
    conditions: "Какие есть условия?",
    must: "Обязательно ли это?",
    papers: "Какие нужны документы?",
    model: "Что должно быть в тексте?",
    worth: "Что говорит за и против?",
    pitfalls: "Что может пойти не так?",
  },
  next: either("Что делать дальше?", "Какой следующий шаг?"),
  note: "Статья носит справочный характер и не заменяет юридическую или налоговую консультацию.",
  sources: "Источники, проверены {entry.checked}",
};
