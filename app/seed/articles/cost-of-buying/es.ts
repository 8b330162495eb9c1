import { blocks, type SampleArticleText, table } from "../../sample-article";

export const spanish: SampleArticleText = {
  title: "Cuánto cuesta comprar una vivienda en Barcelona en 2026",
  slug: "cuanto-cuesta-comprar-vivienda-barcelona-2026",
  keyword: "cuánto cuesta comprar una vivienda en Barcelona",
  metaDescription:
    "ITP por tramos, notaría, registro y lo demás: qué paga quien compra en Barcelona además del precio en 2026, con cuatro ejemplos calculados y sus fuentes.",
  content: blocks(
    "<p>Al comprar una vivienda de segunda mano en Barcelona, al precio se le suma <strong>entre el 11 y el 12,5\u00a0%</strong> de impuestos y gastos, abogado incluido; sin abogado, del 10,3 al 10,8\u00a0%. La mayor partida, el impuesto de transmisiones, cambió en el verano de 2025. Este es el cálculo completo, a 21\u00a0de noviembre de 2026, para viviendas como las nuestras.</p>",
    "<h2>El impuesto de transmisiones ahora va por tramos</h2>",
    "<p>Por una vivienda de segunda mano se paga el impuesto de transmisiones (ITP). Desde el 27\u00a0de junio de 2025 es una escala (Decreto ley 5/2025): <strong>10\u00a0% hasta 600.000\u00a0€, 11\u00a0% de ahí a 900.000\u00a0€, 12\u00a0% hasta 1.500.000\u00a0€ y 13\u00a0% a partir de ahí</strong>. Cada tipo se aplica solo a su tramo, como en el IRPF. Una vivienda de 650.000\u00a0€ paga, por tanto, el 10\u00a0% de 600.000\u00a0€ y el 11\u00a0% de los 50.000\u00a0€ restantes: 65.500\u00a0€.</p>",
    "<p>Muchas guías siguen dando el tipo único de antes: mire siempre la fecha de lo que lee.</p>",
    "<p>El impuesto se calcula sobre el precio o sobre el valor de referencia del Catastro, el mayor de los dos. Consúltelo antes de hacer una oferta.</p>",
    "<h2>¿Cuánto sale en cuatro ejemplos?</h2>",
    "<p>Tres de estos precios son de viviendas nuestras el día en que escribimos el artículo; las encontrará más abajo. La notaría y el registro son los aranceles oficiales de la escritura, sin IVA ni copias.</p>",
    table("Impuesto y aranceles de una vivienda de segunda mano, en euros, a 21\u00a0de noviembre de 2026", [
      ["Precio", "ITP", "% del precio", "Arancel notarial", "Arancel del registro, aprox."],
      ["580.000\u00a0€", "58.000\u00a0€", "10,00\u00a0%", "521\u00a0€", "285\u00a0€"],
      ["700.000\u00a0€", "71.000\u00a0€", "10,14\u00a0%", "559\u00a0€", "310\u00a0€"],
      ["850.000\u00a0€", "87.500\u00a0€", "10,29\u00a0%", "602\u00a0€", "339\u00a0€"],
      ["950.000\u00a0€", "99.000\u00a0€", "10,42\u00a0%", "630\u00a0€", "358\u00a0€"],
    ]),
    '<p>Las facturas reales son más altas, porque se añaden folios, copias e IVA. El porcentaje del principio sirve para viviendas de segunda mano de entre 500.000 y 1.000.000\u00a0€. Para saber el suyo, use nuestra <a href="/es/costs?price=850000">calculadora de gastos</a>.</p>',
    "<h2>La obra nueva paga IVA</h2>",
    "<p>La vivienda nueva que vende el promotor no paga ITP. Paga un 10\u00a0% de IVA y un 1,5\u00a0% de actos jurídicos documentados (AJD). Por 850.000\u00a0€ son 97.750\u00a0€.</p>",
    "<h2>¿Quién paga menos?</h2>",
    "<p>Para la vivienda habitual hay un tipo reducido del 5\u00a0% para quien tiene 35\u00a0años o menos, las familias numerosas y monoparentales, las personas con una discapacidad del 65\u00a0% o más y las víctimas de violencia machista. Todos deben cumplir un límite de renta: por regla general, 36.000\u00a0€ de base imponible. Compruébelo antes de firmar, no después.</p>",
    "<h2>¿Quién paga qué?</h2>",
    "<ul><li><strong>Quien compra</strong> paga el impuesto, la escritura con su primera copia y la inscripción en el registro.</li><li><strong>Quien vende</strong> paga la plusvalía municipal y el impuesto sobre la ganancia.</li><li><strong>El banco</strong> paga la notaría, el registro, la gestoría y el AJD de la hipoteca (Ley 5/2019, art.\u00a014). La tasación la paga quien pide la hipoteca.</li></ul>",
    "<p>Si quien vende no reside en España, quien compra retiene el 3\u00a0% del precio y lo ingresa en Hacienda en el plazo de un mes, con el modelo 211. Es parte del precio, no un gasto más, pero si quien compra se olvida, responde de ello.</p>",
    "<h2>¿Qué debe tener antes de firmar?</h2>",
    '<p>Antes de entregar dinero a cuenta tiene derecho a recibir por escrito el precio total, con los impuestos y los gastos que le corresponden (Ley 18/2007, art.\u00a060). Pídanoslo con su primera oferta. Los precios de <a href="/es/properties">nuestras viviendas</a> no incluyen los impuestos ni los gastos de compra.</p>',
    "<p><em>Artículo de muestra. Informa y no es asesoramiento jurídico ni fiscal. Cifras consultadas el 21\u00a0de noviembre de 2026.</em></p>",
  ),
};
