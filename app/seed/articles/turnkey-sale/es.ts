import { blocks, type SampleArticleText, table } from "../../sample-article";

export const spanish: SampleArticleText = {
  title: "Una venta llave en mano, fase a fase",
  slug: "venta-llave-en-mano-fase-a-fase",
  keyword: "vender un piso en Barcelona llave en mano",
  metaDescription:
    "De la primera visita a la escritura, una venta llave en mano en Barcelona dura entre 13 y 28 semanas. Adónde va ese tiempo y en qué parte puede influir.",
  words: 510,
  content: blocks(
    "<p>Los propietarios suelen empezar por una pregunta: ¿cuánto tarda? La respuesta honrada es una horquilla, porque una fase depende del estado de la vivienda y otra, del comprador. En nuestro plan, una venta llave en mano dura <strong>entre 13 y 28 semanas</strong>, de la primera visita a la escritura.</p>",
    table("Las seis fases de una venta llave en mano y lo que dura cada una", [
      ["Fase", "Mínimo", "Máximo"],
      ["Evaluación", "1 semana", "1 semana"],
      ["Preparación", "2 semanas", "6 semanas"],
      ["Fotografía", "1 semana", "1 semana"],
      ["Difusión", "1 semana", "2 semanas"],
      ["Venta", "4 semanas", "12 semanas"],
      ["Cierre", "4 semanas", "6 semanas"],
      ["<strong>Total</strong>", "<strong>13 semanas</strong>", "<strong>28 semanas</strong>"],
    ]),
    "<h2>Antes de salir al mercado</h2>",
    "<p>La evaluación ocupa una semana: una visita, los papeles, un precio. La preparación es la parte elástica, de dos a seis semanas, desde una mano de pintura hasta una reforma coordinada. La fotografía pide una semana más, porque la buena luz no se reserva por horas.</p>",
    "<blockquote>La preparación es la única fase larga que usted controla antes de la primera visita.</blockquote>",
    "<p>Si la vivienda está vacía y en buen estado, las tres juntas caben en cuatro semanas. Con una cocina nueva son ocho.</p>",
    "<h3>Tres papeles que no pueden esperar</h3>",
    "<ul><li><strong>La nota de encargo.</strong> En Cataluña nadie puede anunciar una vivienda sin una nota firmada por la propiedad (Ley 18/2007, art. 58).</li><li><strong>El certificado energético.</strong> Todo anuncio debe mostrar la calificación (RD 390/2021, arts. 15 y 17). El certificado vale diez años; en la peor clase, cinco.</li><li><strong>La cédula de habitabilidad.</strong> Salvo las excepciones de la ley, sin ella la vivienda no puede transmitirse (Ley 18/2007, art. 132).</li></ul>",
    "<p>Búsquelos los tres la primera semana. El que falta suele decidir qué día sale la vivienda al mercado.</p>",
    "<h2>En el mercado</h2>",
    '<p>La difusión empieza con una o dos semanas en cuatro idiomas: inglés, español, catalán y ruso. La venta es la horquilla más ancha del plan, de cuatro a doce semanas. Lo que más la mueve es el precio del primer día: una vivienda que sale demasiado cara la ven todos y la visitan pocos. En <a href="/es/properties">nuestra lista</a> puede ver cómo describimos otras viviendas y a qué precio.</p>',
    "<h2>Después de la oferta</h2>",
    "<p>El cierre ocupa de cuatro a seis semanas: arras, hipoteca del comprador, notaría. Si el comprador necesita hipoteca, en Cataluña debe tener la documentación del banco al menos 14\u00a0días naturales antes de firmar (Ley 22/2010 de Cataluña, art.\u00a0262-4), de modo que no se hace de un día para otro.</p>",
    "<p>Dos cosas para quien vive fuera. No hace falta que esté presente en cada paso: basta un poder notarial. Y el comprador retiene el 3 % del precio para Hacienda, a cuenta del impuesto sobre su ganancia (RD 1776/2004, art. 14).</p>",
    "<h2>Dónde se gana tiempo</h2>",
    '<ol><li>Reúna los papeles antes de la primera visita.</li><li>Decida cuanto antes qué se arregla y qué no.</li><li>Acuerde un precio que las viviendas de alrededor confirmen. Nuestra <a href="/es/valuation">valoración</a> es gratuita.</li></ol>',
    "<p><em>Artículo de ejemplo escrito para esta demostración. Informa y no es asesoramiento jurídico; las normas citadas se consultaron el 21 de noviembre de 2026.</em></p>",
  ),
};
