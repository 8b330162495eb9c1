import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { mortgage as english } from "../en/mortgage";

export const mortgage: InAnotherLanguage<typeof english> = {
  "loan-share": {
    heading: either("Сколько может дать банк?", "Сколько нужно своих денег?"),
    opening: [
      "Испанские банки считают долю от меньшей из двух сумм: цены и банковской оценки (tasación). Если оценка ниже цены, разницу вносите вы.",
      "{!lives.abroad}Резидентам дают до {loan.share}.",
      "{!lives.here}Нерезидентам обычно {loan.abroad}, а на второе жильё некоторые банки дают меньше.",
      "Так описывают свою практику Banco Sabadell и idealista (проверено {checked}); закон доли не устанавливает.",
    ],
    closing: [
      "{?x.home}Возьмём наш объект: [{a.title}](/property/{a.id}), {a.where}, {a.price}.",
      "{!x.home}Возьмём цену {x.price}.",
      "{!lives.abroad}Ипотека в {loan.share}\u00a0— это {x.loan}. Остальные {x.own} вносите вы, и налог ITP тоже, {x.tax}. Вместе: {x.cash}.",
      "{?lives.abroad}По верхней границе ипотека составит {x.loanAbroad}. Остальные {x.ownAbroad} вносите вы, и налог ITP тоже, {x.tax}. Вместе: {x.cashAbroad}. По нижней границе\u00a0— {x.cashAbroadLow}.",
      "Нотариус, реестр и оценка в эту сумму ещё не вошли.",
    ],
  },
};
