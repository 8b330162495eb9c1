import { blocks, type SampleArticleText, table } from "../../sample-article";

export const spanish: SampleArticleText = {
  title: "Cuánto cuesta comprar una vivienda en Barcelona en 2026",
  slug: "cuanto-cuesta-comprar-vivienda-barcelona-2026",
  keyword: "gastos de comprar una vivienda en Barcelona",
  metaDescription:
    "ITP por tramos, notaría, registro y lo demás: qué paga quien compra en Barcelona además del precio en 2026, con cuatro ejemplos calculados y sus fuentes.",
  words: 575,
  content: blocks(
    "<p>El precio del anuncio no es lo que se acaba pagando. En Cataluña se suman impuestos y gastos, y uno de ellos cambió de forma en el verano de 2025. Esta es la cuenta a 21 de noviembre de 2026, para viviendas como las que vendemos.</p>",
    "<h2>El impuesto: por tramos, ya no un tipo único</h2>",
    "<p>En la segunda mano se paga el impuesto de transmisiones patrimoniales (ITP). Desde el 27 de junio de 2025 es una escala (Decreto ley 5/2025): <strong>10 % hasta 600.000 €, 11 % de ahí a 900.000 €, 12 % hasta 1.500.000 € y 13 % por encima</strong>. Cada tipo se aplica solo a su tramo, como en el IRPF. Una vivienda de 650.000 € paga, por tanto, el 10 % de 600.000 € y el 11 % de los 50.000 € restantes: 65.500 €.</p>",
    "<p>Muchas guías siguen repitiendo la cuenta antigua. Mire la fecha de lo que lea.</p>",
    "<p>El impuesto se calcula sobre el precio o sobre el valor de referencia del Catastro, el que sea más alto. Pida ese valor antes de hacer una oferta.</p>",
    "<h2>Cuatro precios, calculados</h2>",
    "<p>Tres de estos precios son de viviendas de nuestra lista el día en que se escribió el artículo; las encontrará más abajo. Notaría y registro son los aranceles oficiales de la escritura, antes de IVA y copias.</p>",
    table("Impuesto y aranceles de una vivienda de segunda mano, en euros, a 21 de noviembre de 2026", [
      ["Precio", "ITP", "Parte del precio", "Arancel notarial", "Arancel registral, aprox."],
      ["580.000 €", "58.000 €", "10,00 %", "521 €", "285 €"],
      ["700.000 €", "71.000 €", "10,14 %", "559 €", "310 €"],
      ["850.000 €", "87.500 €", "10,29 %", "602 €", "339 €"],
      ["950.000 €", "99.000 €", "10,42 %", "630 €", "358 €"],
    ]),
    '<p>Las facturas reales son más altas, porque se añaden folios, copias e IVA. Como regla práctica, reserve entre <strong>el 11 y el 12,5 % del precio</strong> para el conjunto de los gastos de una vivienda de segunda mano de entre 500.000 y 1.000.000 €. Con nuestra <a href="/es/costs?price=850000">calculadora de gastos</a> hará su propia cuenta en un momento.</p>',
    "<h2>Obra nueva: otro impuesto</h2>",
    "<p>La vivienda que se compra al promotor no paga ITP. Paga un 10 % de IVA y un 1,5 % de actos jurídicos documentados (AJD). Por 850.000 € son 97.750 €.</p>",
    "<h2>Quién paga menos</h2>",
    "<p>Para la vivienda habitual hay un tipo reducido del 5 % para compradores de 35 años o menos, familias numerosas y monoparentales, personas con una discapacidad del 65 % o más y víctimas de violencia de género. Todos deben cumplir un límite de ingresos: por regla general, 36.000 € de base imponible. Conviene comprobarlo antes de firmar, no después.</p>",
    "<h2>Quién paga qué</h2>",
    "<ul><li><strong>Quien compra</strong> paga el impuesto, la escritura con su primera copia y la inscripción en el registro.</li><li><strong>Quien vende</strong> paga la plusvalía municipal y su propio IRPF.</li><li><strong>El banco</strong> paga la hipoteca: notaría, registro, gestoría y AJD del préstamo (Ley 5/2019, art. 14). Quien la pide paga la tasación.</li></ul>",
    "<p>Si quien vende no reside en España, quien compra retiene el 3 % del precio y lo ingresa en Hacienda en el plazo de un mes, con el modelo 211. Forma parte del precio y no es un gasto más, pero quien lo olvida responde de ello.</p>",
    "<h2>Antes de firmar</h2>",
    '<p>Antes de entregar dinero a cuenta tiene derecho a recibir por escrito el precio total con los impuestos y los gastos que le corresponden (Ley 18/2007, art. 60). Pídanoslo con su primera oferta. Los precios de <a href="/es/properties">nuestras viviendas</a> no incluyen los impuestos ni los gastos de la compra.</p>',
    "<p><em>Artículo de ejemplo escrito para esta demostración. Informa y no es asesoramiento jurídico; todas las cifras se consultaron el 21 de noviembre de 2026.</em></p>",
  ),
};
