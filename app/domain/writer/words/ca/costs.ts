import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { costs as english } from "../en/costs";

export const costs: InAnotherLanguage<typeof english> = {
  "costs-short": {
    heading: either("Què s’afegeix al preu?", "Quant es paga en total, amb l’impost?"),
    opening:
      "L’habitatge de segona mà paga a Catalunya l’impost de transmissions, l’ITP. Des del {itp.date} va per trams: el {itp.rate1} fins a {itp.edge1}, l’{itp.rate2} d’aquí a {itp.edge2}, el {itp.rate3} fins a {itp.edge3} i el {itp.rate4} per sobre (Decret llei 5/2025).",
    middle: [
      "{?x.home}Un dels nostres habitatges: [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Un exemple: un preu de {x.price}.",
      "L’impost és de {x.tax}, un {x.effective} del preu.",
      "Els aranzels oficials són d’uns {x.notary} per l’escriptura i d’uns {x.registry} pel registre (RD 1426/1989 i RD 1427/1989), abans d’IVA i còpies.",
    ],
    closing: either(
      "L’advocat, si en vol, i la gestoria van a part. Demani a cadascun un pressupost per escrit.",
      "Amb hipoteca s’hi afegeix la taxació. Les altres despeses del préstec són del banc (Llei 5/2019, art. 14.1 e).",
    ),
  },
  "tax-example": {
    heading: either("Com es calcula, pas a pas?", "{?x.home}Quant surt amb un preu real?"),
    opening: [
      "{?x.home}Posem un dels nostres habitatges: [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Posem un preu de {x.price}.",
      "{?x.otherSlices}Els primers {itp.edge1} paguen el {itp.rate1}, és a dir, {x.firstSlice}. El que passa d’aquí hi afegeix {x.otherSlices}. En total, {x.tax}: un {x.effective} del preu.",
      "{!x.otherSlices}Queda dins del primer tram, de manera que l’impost és el {itp.rate1} del preu: {x.tax}.",
    ],
    middle: [
      "Preu i impost sumen {x.sum}.",
      "{?b.title}Per comparar, [{b.title}](/property/{b.id}), a {b.price}: l’impost és de {b.tax} i la suma, de {b.sum}.",
      "{!b.title}Per comparar, un preu de {y.price}: l’impost és de {y.tax} i la suma, de {y.sum}.",
    ],
    closing:
      "L’escala és la del Decret llei 5/2025, vigent des del {itp.date}. Hi falten la notaria i el registre: a {x.price}, els aranzels són d’uns {x.notary} i d’uns {x.registry}, abans d’IVA i còpies.",
  },
  "who-pays": {
    heading: either("Qui paga què?", "Comprador o venedor: de qui és la factura?"),
    points: [
      "El comprador paga l’escriptura, la primera còpia, el registre i l’impost de la compra (Codi civil de Catalunya, art. 531-6).",
      "El venedor paga les despeses del lliurament, la plusvàlua municipal i, si hi guanya, l’impost sobre la renda.",
      "Si hi ha hipoteca, el comprador paga la taxació i les còpies que demani. El banc paga l’escriptura del préstec, el registre i la gestoria (Llei 5/2019, art. 14.1 e).",
      "Si el venedor no resideix a Espanya, el comprador reté el {withheld.rate} del preu i l’ingressa a Hisenda amb el model {withheld.form} en el termini d’un mes (RD 1776/2004, art. 14).",
    ],
    closing: either(
      "De vegades el contracte diu una altra cosa. Llegeixi la clàusula de despeses abans de signar les arres, no després.",
      "Si un contracte passa una d’aquestes despeses a l’altra part, ho ha de dir amb paraules clares i amb un import.",
    ),
  },
};
