import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { costs as english } from "../en/costs";

export const costs: InAnotherLanguage<typeof english> = {
  "costs-short": {
    heading: either("Qué se suma al precio", "La cuenta completa, con el impuesto"),
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
  "tax-scale": {
    heading: either("El ITP, tramo a tramo", "Cómo se calcula el impuesto de una vivienda de segunda mano"),
    opening:
      "La compra de una vivienda de segunda mano paga el impuesto de transmisiones patrimoniales, el ITP. Desde el {itp.date}, en Cataluña se cobra por tramos (Decreto ley 5/2025).",
    closing: [
      either(
        "Cada tipo se aplica solo a su tramo, como en el IRPF. Nadie paga el {itp.rate4} de todo el precio.",
        "El tipo más alto no toca lo que queda por debajo: los primeros {itp.edge1} pagan el {itp.rate1}, cueste lo que cueste la vivienda.",
      ),
      "El impuesto se calcula sobre la mayor de dos cifras, el precio y el valor de referencia del Catastro. Pida ese valor antes de hacer una oferta.",
    ],
  },
  "tax-table": {
    heading: either("{?x.home}El impuesto con precios reales", "Las cuentas, precio a precio"),
    opening: [
      "{?x.home}Son precios anunciados de nuestras viviendas a {date}, con el impuesto que pagaría cada uno.",
      "{!x.home}Precios redondos, con el impuesto que pagaría cada uno.",
    ],
    closing: [
      "Notaría y registro son los aranceles oficiales de la compraventa (RD 1426/1989 y RD 1427/1989), sin IVA. Las facturas suben, porque se añaden copias, folios e IVA.",
      either(
        "A estos precios lo que decide es el impuesto; los dos aranceles juntos quedan muy por debajo.",
        "Aparte el dinero del impuesto antes de mirar muebles.",
      ),
    ],
  },
  "tax-example": {
    heading: either("Un precio, paso a paso", "{?x.home}Una cuenta con un precio real"),
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
  "notary-registry": {
    heading: either("Notaría y registro", "Dos aranceles fijados por decreto"),
    opening: [
      "Ninguno de los dos se regatea: los aranceles los fija el Estado, en el RD 1426/1989 para los notarios y en el RD 1427/1989 para el registro.",
      "A {x.price} son de unos {x.notary} y unos {x.registry}; a {y.price}, de unos {y.notary} y unos {y.registry}. Las cuatro cifras son sin IVA.",
    ],
    closing: [
      "Lo que alarga la factura son los folios, cada copia, la presentación en el registro y el IVA.",
      either(
        "Pida a la notaría un presupuesto por escrito; es una petición habitual.",
        "El comprador puede elegir notario, de modo que cabe comparar dos presupuestos en lo que no es arancel.",
      ),
    ],
  },
  "reduced-rates": {
    heading: either("Quién paga menos y quién paga más", "Tipos para casos particulares"),
    opening:
      "La escala es la regla general. Estas son las principales excepciones en segunda mano, consultadas el {checked}:",
    points: [
      "Compradores de {itp.age} años o menos: {itp.reduced} en la vivienda habitual, si sus ingresos cumplen el límite de {itp.income} (base imponible menos el mínimo personal).",
      "Familias numerosas y monoparentales: {itp.reduced} en la vivienda habitual, con el mismo límite, que sube {itp.perChild} por hijo.",
      "Personas con una discapacidad del {itp.disability} o más y víctimas de violencia machista: {itp.reduced} en la vivienda habitual, también con límite de ingresos.",
      "Vivienda protegida: {itp.protected}.",
      "Grandes tenedores: {itp.large}. Lo es quien tiene más de {itp.largeHomes} viviendas o más de {itp.largeArea} residenciales en Cataluña, y con menos en zonas declaradas tensionadas.",
    ],
    closing:
      "Cada caso tiene sus requisitos. Pida que le confirmen el suyo por escrito antes de contar con un tipo menor.",
  },
  "old-claims": {
    heading: either("Lo que aún dicen páginas antiguas, y lo que es", "Lo que ha quedado atrás"),
    opening: either(
      "Los textos sobre compras en España duran mucho en internet; los tipos, no. Cuando una página cite uno, busque primero la fecha.",
      "Algunas reglas fueron ciertas y se siguen copiando.",
    ),
    points: [
      "El impuesto ya no es el {itp.rate1} sea cual sea el precio: por encima de {itp.edge1} los tipos son más altos, desde el {itp.date}.",
      "La escala del {itp.rate1} hasta {itp.formerLimit} y el {itp.rate2} en adelante acabó el {itp.formerEnd}.",
      "El tipo reducido ya no es hasta los {itp.formerAge} años: ahora es hasta los {itp.age}.",
      "Una vivienda de {visa.price} ya no da permiso de residencia; esa vía se cerró el {visa.ended}.",
      "La escritura de la hipoteca no la paga el comprador, sino el banco (Ley 5/2019, art. 14.1 e).",
    ],
  },
  "who-pays": {
    heading: either("Quién paga qué", "Comprador o vendedor: ¿de quién es la factura?"),
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
  "before-money": {
    heading: either("Antes de pagar nada a cuenta", "Qué debe tener por escrito antes de pagar"),
    opening:
      "La reserva suele ser una cantidad pequeña, pero compromete mucho. La ley catalana enumera lo que el comprador debe recibir por escrito antes de pagar nada (Ley 18/2007, art. 60.2–3):",
    points: [
      "Quién es el agente.",
      "Qué vivienda es, con su superficie útil, sus anejos y su inscripción en el registro.",
      "El precio total, con los impuestos y gastos que corren a cargo del comprador.",
      "Si aún no está construida, las fechas.",
      "Si es vivienda protegida.",
      "Para pagos mayores, también la antigüedad, los servicios, quién la ocupa, las cargas, los gastos y deudas de comunidad y la forma de pago.",
    ],
    closing: either(
      "Si falta algo, pídalo y espere. La vivienda que se puede vender tiene estos documentos.",
      "Pregunte qué pasa con el dinero si el banco dice que no, y que la respuesta conste en lo que firme.",
    ),
  },
};
