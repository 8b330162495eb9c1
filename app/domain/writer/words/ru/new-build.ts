import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { newBuild as english } from "../en/new-build";

export const newBuild: InAnotherLanguage<typeof english> = {
  "new-developments": {
    heading: either("Какие новостройки мы продаём?", "Какие новостройки есть в продаже?"),
    opening: "Новостройки, которые мы продаём на {date}:",
    closing: [
      "Прежде чем сравнивать цены, посмотрите, на какой стадии дом: проект, стройка и готовый дом\u00a0— три разные покупки.",
      "Если есть только проект, смотреть нечего: всё, что у вас есть,\u00a0— это документы.",
    ],
  },
};
