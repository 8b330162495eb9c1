import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { mortgage as english } from "../en/mortgage";

export const mortgage: InAnotherLanguage<typeof english> = {
  "loan-share": {
    heading: either("¿Cuánto puede prestar un banco?", "¿Cuánto dinero propio hace falta?"),
    opening: [
      "Los bancos calculan su parte sobre la menor de dos cifras, el precio y su propia tasación. Si la tasación queda por debajo del precio, la diferencia la pone usted.",
      "{!lives.abroad}A los residentes les prestan hasta el {loan.share}.",
      "{!lives.here}A los no residentes, por lo general el {loan.abroad}, y algunos bancos menos si es segunda residencia.",
      "Es la práctica que describen Banco Sabadell e idealista (consultado el {checked}); ninguna ley la fija.",
    ],
    closing: [
      "{?x.home}Tomemos [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Pongamos un precio de {x.price}.",
      "{!lives.abroad}Un préstamo del {loan.share} son {x.loan}. Los otros {x.own} los pone usted, y también el ITP, {x.tax}. En total: {x.cash}.",
      "{?lives.abroad}Con el máximo habitual, el préstamo sería de {x.loanAbroad}. Los otros {x.ownAbroad} los pone usted, y también el ITP, {x.tax}. En total: {x.cashAbroad}. En la parte baja, {x.cashAbroadLow}.",
      "Notaría, registro y tasación no están todavía en esa suma.",
    ],
  },
};
