import { blocks, type SampleArticleText, table } from "../../sample-article";

export const spanish: SampleArticleText = {
  title: "Cuánto dura una venta llave en mano, fase a fase",
  slug: "venta-llave-en-mano-fase-a-fase",
  keyword: "vender un piso en Barcelona llave en mano",
  metaDescription:
    "De la primera visita a la firma, una venta llave en mano en Barcelona dura entre 13 y 28\u00a0semanas. Vea adónde va ese tiempo y qué parte depende de usted.",
  content: blocks(
    "<p>Una venta llave en mano dura <strong>entre 13 y 28\u00a0semanas</strong>, de la primera visita a la firma. No hay una sola cifra porque una fase depende del estado de la vivienda y otra, de quien la compra.</p>",
    table("Las seis fases de una venta llave en mano y cuánto dura cada una", [
      ["Fase", "Mínimo", "Máximo"],
      ["Estudio inicial", "1\u00a0semana", "1\u00a0semana"],
      ["Preparación", "2\u00a0semanas", "6\u00a0semanas"],
      ["Fotografía", "1\u00a0semana", "1\u00a0semana"],
      ["Comercialización", "1\u00a0semana", "2\u00a0semanas"],
      ["Venta", "4\u00a0semanas", "12\u00a0semanas"],
      ["Firma", "4\u00a0semanas", "6\u00a0semanas"],
      ["<strong>Total</strong>", "<strong>13\u00a0semanas</strong>", "<strong>28\u00a0semanas</strong>"],
    ]),
    "<h2>¿Qué se hace antes de anunciar la vivienda?</h2>",
    "<p>El estudio inicial ocupa una semana: una visita, la documentación y un precio. De las fases previas a la venta, la preparación es la que más varía: dos semanas si solo hay que pintar, seis si se hace una reforma. La fotografía lleva una semana más, porque esperamos un día de buena luz.</p>",
    "<blockquote>La preparación es la única fase larga que depende de usted.</blockquote>",
    "<p>Si la vivienda está vacía y en buen estado, las tres fases caben en cuatro semanas. Con una cocina nueva, son ocho.</p>",
    "<h3>¿Qué documentos hacen falta primero?</h3>",
    "<ul><li><strong>La nota de encargo.</strong> En Cataluña nadie puede anunciar una vivienda sin una nota firmada por la propiedad (Ley 18/2007, art.\u00a058).</li><li><strong>El certificado energético.</strong> Todo anuncio debe mostrar la calificación (RD 390/2021, arts.\u00a015 y 17). El certificado es válido diez años; con la peor calificación, cinco.</li><li><strong>La cédula de habitabilidad.</strong> Salvo algunas excepciones, sin ella la vivienda no se puede vender (Ley 18/2007, art.\u00a0132).</li></ul>",
    "<p>Busque los tres la primera semana. El que falta suele decidir qué día se puede anunciar la vivienda.</p>",
    "<h2>¿Cuánto tarda en llegar una oferta?</h2>",
    '<p>La comercialización dura una o dos semanas, en español, catalán, inglés y ruso. La venta es la fase que más varía, de cuatro a doce semanas. Lo que más pesa es el precio del primer día: una vivienda que sale demasiado cara la ve todo el mundo y la visita poca gente. Vea cómo describimos <a href="/es/properties">nuestras viviendas</a> y a qué precio.</p>',
    "<h2>¿Qué pasa después de la oferta?</h2>",
    "<p>La firma lleva de cuatro a seis semanas: las arras, la hipoteca de quien compra y la notaría. En Cataluña, quien compra con hipoteca debe tener la documentación del banco al menos 14\u00a0días naturales antes de firmar (Ley 22/2010, art.\u00a0262-4): no se puede hacer de un día para otro.</p>",
    "<p>¿Vive fuera? No hace falta que venga a cada paso: basta un poder notarial. Quien compra retiene el 3\u00a0% del precio y lo ingresa en Hacienda a cuenta del impuesto sobre su ganancia (RD 1776/2004, art.\u00a014).</p>",
    "<h2>¿Dónde se puede ganar tiempo?</h2>",
    '<ol><li>Reúna la documentación antes de la primera visita.</li><li>Decida pronto qué se arregla y qué no.</li><li>Acuerde un precio que confirmen las viviendas similares de la zona. Nuestra <a href="/es/valuation">valoración</a> es gratuita.</li></ol>',
    "<p><em>Artículo de muestra. Informa y no es asesoramiento jurídico ni fiscal. Normas consultadas el 21\u00a0de noviembre de 2026.</em></p>",
  ),
};
