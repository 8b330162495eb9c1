import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { mortgage as english } from "../en/mortgage";

export const mortgage: InAnotherLanguage<typeof english> = {
  "loan-share": {
    heading: either("Quant pot prestar un banc?", "Quants diners propis calen?"),
    opening: [
      "Els bancs calculen la seva part sobre la més baixa de dues xifres, el preu i la seva taxació. Si la taxació queda per sota del preu, la diferència la posa vostè.",
      "{!lives.abroad}Als residents els presten fins al {loan.share}.",
      "{!lives.here}Als no residents, en general el {loan.abroad}, i alguns bancs menys si és segona residència.",
      "És la pràctica que descriuen Banc Sabadell i idealista (consultat el {checked}); cap llei no la fixa.",
    ],
    closing: [
      "{?x.home}Prenguem [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Posem un preu de {x.price}.",
      "{!lives.abroad}Un préstec del {loan.share} són {x.loan}. Els altres {x.own} els posa vostè, i també l’ITP, {x.tax}. En total: {x.cash}.",
      "{?lives.abroad}Amb el màxim habitual, el préstec seria de {x.loanAbroad}. Els altres {x.ownAbroad} els posa vostè, i també l’ITP, {x.tax}. En total: {x.cashAbroad}. A la part baixa, {x.cashAbroadLow}.",
      "Notaria, registre i taxació encara no s’hi inclouen.",
    ],
  },
};
