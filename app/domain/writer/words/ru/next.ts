import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { next as english } from "../en/next";

export const next: InAnotherLanguage<typeof english> = {
  "next-buyer": {
    heading: either("Что делать дальше", "Следующий шаг"),
    points: [
      "{?list.homes}[Посмотрите наши объекты]({list.path}): цены, площади, классы энергоэффективности.",
      "[Расскажите за четыре шага](/search), что вы ищете.",
      "[Почитайте о районах](/neighborhoods) города.",
      "[Напишите нам](/contact), если есть вопрос о жилье или о статье.",
    ],
    closing: "Отвечаем по-русски, по-английски, по-испански или по-каталански.",
  },
  "next-home": {
    heading: either("Что делать дальше?", "Каким будет следующий шаг?"),
    opening: [
      "{!fit.none}Чтобы посмотреть жильё или сначала задать вопрос, [напишите нам](/contact).",
      "{?fit.none}Если вы готовы отказаться от одного из условий или поискать в другом районе, [напишите нам](/contact).",
    ],
    closing: "Статья носит справочный характер и не заменяет юридическую или налоговую консультацию.",
  },
};
