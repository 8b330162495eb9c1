import type { DescriptionParts } from "../../book";

export const description: DescriptionParts = {
  openings: {
    place: [
      "{?place.homes}Comprar {place.in}: cómo es la zona, qué cuestan nuestras viviendas y qué preguntar en la visita.",
      "{?list.homes}{place.name} para compradores: calles, edificios, nuestros precios por metro y el coste completo.",
      "Una zona de Barcelona para compradores: cómo es, cuánto cuesta comprar y qué preguntar.",
    ],
    costs: [
      "Cuánto cuesta comprar vivienda en Barcelona: el ITP por tramos, notaría, registro y cuentas hechas.",
      "{?list.homes}El ITP en Cataluña desde el {itp.date}, notaría y registro: las cuentas con precios reales.",
      "Los gastos de comprar una vivienda en Cataluña, línea por línea y con ejemplos.",
    ],
    mortgage: [
      "Hipoteca para una vivienda en Barcelona: cuánto presta el banco, cuánto pone usted y el impuesto.",
      "{?list.homes}Préstamo, dinero propio e ITP de una vivienda en Barcelona, con precios reales.",
      "La hipoteca en España: qué parte presta el banco, cuánto pone usted y qué preparar.",
    ],
    selling: [
      "Vender una vivienda en Barcelona: en qué se apoya el precio, qué preparar y qué exige la ley.",
      "Precio, preparación y reglas para vender un piso en Barcelona, punto por punto.",
      "Cómo preparar la venta de una vivienda en Barcelona, del precio a la primera visita.",
    ],
    "new-build": [
      "Obra nueva en Barcelona: el impuesto, los documentos detrás del plano y qué preguntar.",
      "Comprar una vivienda nueva en Barcelona: impuestos, documentos y preguntas antes de reservar.",
      "Obra nueva o segunda mano en Barcelona: el impuesto al mismo precio y los documentos.",
    ],
    homes: [
      "{?list.homes}Viviendas en Barcelona ({wish.text}): qué tenemos, la cuenta con impuesto y qué comprobar.",
      "{?list.homes}Qué viviendas tenemos hoy en Barcelona, cuánto cuesta con impuesto y qué mirar.",
      "Elegir vivienda en Barcelona: qué comprobar, cuánto cuesta con impuesto y qué preguntar.",
    ],
    documents: [
      "Los documentos de una compra en Cataluña: qué prueba cada uno y cuándo pedirlo.",
      "Comprar vivienda en Barcelona: qué documentos pedir, qué comprobar y quién paga.",
      "Qué documentos pedir antes de comprar una vivienda en Barcelona y qué prueba cada uno.",
    ],
    viewing: [
      "Visitar una vivienda en Barcelona: qué mirar, qué preguntar y qué apuntar después.",
      "{?list.homes}Una lista para visitar viviendas en Barcelona, con preguntas y ejemplos nuestros.",
      "Lo que las fotografías de una vivienda no enseñan, y las preguntas para la visita.",
    ],
    guide: [
      "{?list.homes}Buscar vivienda en Barcelona: zonas, precios de nuestras viviendas y el coste completo.",
      "Una guía breve para comprar en Barcelona: dónde, qué, por cuánto y qué comprobar.",
      "Dónde buscar vivienda en Barcelona, cuánto cuesta con impuesto y qué preguntar.",
    ],
  },
  closings: [
    "Escrito por un agente independiente, con cifras a {date}.",
    "Con reglas, fechas y fuentes, de un agente independiente de la ciudad.",
    "{?list.homes}Los ejemplos son de nuestras viviendas y cada regla lleva su fecha.",
    "Con cuentas, fechas y las preguntas que conviene llevar apuntadas.",
    "Respuestas claras de un agente independiente, en cuatro idiomas.",
    "Cifras con fecha, sin pronósticos, y lo que hay que preguntar.",
    "De un agente independiente que responde en 24 horas.",
    "Un agente independiente lo explica, con fechas y ejemplos.",
    "{?list.homes}Con ejemplos de nuestras viviendas y unas pocas preguntas.",
    "Con fuentes y fechas, de un agente local.",
    "Cifras a {date}.",
    "Con fechas y fuentes.",
    "De un agente independiente.",
    "Para leer antes de firmar.",
    "Con ejemplos y fechas.",
    "Con palabras sencillas.",
  ],
};
