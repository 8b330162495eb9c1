import type { DescriptionParts } from "../../book";

export const description: DescriptionParts = {
  openings: {
    compared: [
      "Comparamos {among.names}: calles, edificios, ruido, parques, nuestros precios y qué comprobar antes de elegir.",
      "{among.names}: calles, viviendas, ruido y precios, comparados.",
    ],
    choice: [
      "{among.what} {among.where}, calle a calle: cómo es cada una, qué cuestan allí nuestras viviendas y qué mirar primero.",
      "{among.what} {among.where}: cómo es cada una, calle a calle.",
    ],
    place: [
      "{?quarter.name}{here.name}: límites, viviendas, ruido, transporte y mercados, y qué comprobar antes de comprar allí.",
      "{?asks.live}{!quarter.name}Vivir {place.in}: cómo es la zona, sus viviendas y precios, y la calle de día y de noche.",
      "{?asks.safe}{!quarter.name}Vivir {place.in}: cómo es la zona, sus viviendas y precios, y la calle de día y de noche.",
      "{!quarter.name}{!asks.live}{!asks.safe}{?place.homes}Comprar {place.in}: a favor y en contra, calles, ruido, qué cuestan nuestras viviendas y qué comprobar.",
      "{!quarter.name}{!asks.live}{!asks.safe}{?list.homes}{place.name}: a favor y en contra, calles, edificios, ruido, nuestros precios y qué comprobar.",
      "{!quarter.name}{!asks.live}{!asks.safe}Una zona de Barcelona para compradores: a favor y en contra, calles, ruido y qué comprobar.",
    ],
    homes: [
      "{?list.homes}{wish.asked}: qué viviendas nuestras encajan, cuánto cuestan con impuesto y qué preguntar en la visita.",
      "{?list.homes}{wish.asked}: nuestras viviendas, su precio con impuesto y lo que conviene mirar.",
      "{?list.homes}{wish.asked}: qué tenemos hoy, cuánto cuesta con el impuesto y qué mirar.",
      "{!wish.asked}{?list.homes}Viviendas en Barcelona ({wish.text}): qué tenemos, cuánto cuesta con impuesto y qué mirar.",
      "{?list.homes}Qué viviendas tenemos hoy en Barcelona, cuánto cuesta con impuesto y qué mirar.",
      "Elegir vivienda en Barcelona: qué comprobar, cuánto cuesta con impuesto y qué preguntar.",
    ],
  },
  closings: [
    "Escrito por un agente independiente, con cifras a {date}.",
    "Con reglas, fechas y fuentes, de un agente independiente de la ciudad.",
    "{?list.homes}Los ejemplos son de nuestras viviendas y cada regla lleva su fecha.",
    "Con cuentas, fechas y las preguntas que conviene llevar apuntadas.",
    "Respuestas claras de un agente independiente, en cuatro idiomas.",
    "Cifras con fecha, sin pronósticos, y lo que hay que preguntar.",
    "De un agente independiente que conoce la ciudad.",
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
