import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { costs as english } from "../en/costs";

export const costs: InAnotherLanguage<typeof english> = {
  "costs-short": {
    heading: either("¿Qué se suma al precio?", "¿Cuánto se paga en total, con el impuesto?"),
    opening:
      "La vivienda de segunda mano paga en Cataluña el impuesto de transmisiones, el ITP. Desde el {itp.date} va por tramos: el {itp.rate1} hasta {itp.edge1}, el {itp.rate2} de ahí a {itp.edge2}, el {itp.rate3} hasta {itp.edge3} y el {itp.rate4} en adelante (Decreto ley 5/2025).",
    middle: [
      "{?x.home}Una de nuestras viviendas: [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Un ejemplo: un precio de {x.price}.",
      "El impuesto es de {x.tax}, un {x.effective} del precio.",
      "Los aranceles oficiales son de unos {x.notary} por la escritura y unos {x.registry} por el registro (RD 1426/1989 y RD 1427/1989), antes de IVA y copias.",
    ],
    closing: either(
      "El abogado, si lo quiere, y la gestoría van aparte. Pida a cada uno un presupuesto por escrito.",
      "Con hipoteca se añade la tasación. Los demás gastos del préstamo son del banco (Ley 5/2019, art. 14.1 e).",
    ),
  },
  "tax-example": {
    heading: either("¿Cómo se calcula, paso a paso?", "{?x.home}¿Cuánto sale con un precio real?"),
    opening: [
      "{?x.home}Pongamos una de nuestras viviendas: [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Pongamos un precio de {x.price}.",
      "{?x.otherSlices}Los primeros {itp.edge1} pagan el {itp.rate1}, es decir, {x.firstSlice}. Lo que pasa de ahí añade {x.otherSlices}. En total, {x.tax}: un {x.effective} del precio.",
      "{!x.otherSlices}Queda dentro del primer tramo, así que el impuesto es el {itp.rate1} del precio: {x.tax}.",
    ],
    middle: [
      "Precio e impuesto suman {x.sum}.",
      "{?b.title}Para comparar, [{b.title}](/property/{b.id}), a {b.price}: el impuesto es de {b.tax} y la suma, de {b.sum}.",
      "{!b.title}Para comparar, un precio de {y.price}: el impuesto es de {y.tax} y la suma, de {y.sum}.",
    ],
    closing:
      "La escala es la del Decreto ley 5/2025, en vigor desde el {itp.date}. Faltan la notaría y el registro: a {x.price}, sus aranceles son de unos {x.notary} y unos {x.registry}, antes de IVA y copias.",
  },
  "who-pays": {
    heading: either("¿Quién paga qué?", "Comprador o vendedor: ¿de quién es la factura?"),
    points: [
      "El comprador paga la escritura, su primera copia, el registro y el impuesto de la compra (Código civil de Cataluña, art. 531-6).",
      "El vendedor paga los gastos de la entrega, la plusvalía municipal y, si gana, el impuesto sobre la renta.",
      "Si hay hipoteca, el comprador paga la tasación y las copias que pida. El banco paga la escritura del préstamo, el registro y la gestoría (Ley 5/2019, art. 14.1 e).",
      "Si el vendedor no reside en España, el comprador retiene el {withheld.rate} del precio y lo ingresa en Hacienda con el modelo {withheld.form} en el plazo de un mes (RD 1776/2004, art. 14).",
    ],
    closing: either(
      "A veces el contrato dice otra cosa. Lea la cláusula de gastos antes de firmar las arras, no después.",
      "Si un contrato pasa uno de estos gastos a la otra parte, debe decirlo con palabras claras y con un importe.",
    ),
  },
};
