import type { DescriptionParts } from "../../book";

export const description: DescriptionParts = {
  openings: {
    compared: [
      "Comparamos {among.names}: calles, edificios, ruido, parques, nuestros precios y qué comprobar antes de elegir.",
      "{among.names}: calles, viviendas, ruido y precios, comparados.",
    ],
    choice: [
      "{?among.homes}{among.what} {among.where}: cómo es cada una, qué tiene a favor y en contra, y qué cuestan allí nuestras viviendas.",
      "{?among.homes}{among.what} {among.where}: a favor y en contra de cada una, y nuestros precios.",
      "{among.what} {among.where}: a quién le va bien cada una, y qué tiene a favor y en contra.",
      "{among.what} {among.where}: cómo es cada una, a favor y en contra.",
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
    "{?list.homes}Escrito por un agente independiente, con cifras a {date}.",
    "Respuestas claras a quien compra, en cuatro idiomas.",
    "De un agente independiente que conoce la ciudad.",
    "{?list.homes}Cifras a {date}.",
    "De un agente independiente.",
    "Con palabras sencillas.",
    "Para leer antes de visitar.",
    "Para quien todavía está eligiendo.",
    "Sin rodeos.",
    "Lo bueno y lo malo, por escrito.",
    "Para decidir con calma.",
  ],
  closingsOfHomes: [
    "Con reglas, fechas y fuentes, de un agente independiente de la ciudad.",
    "{?list.homes}Los ejemplos son de nuestras viviendas y cada regla lleva su fecha.",
    "Con cuentas, fechas y las preguntas que conviene llevar apuntadas.",
    "Cifras con fecha, sin pronósticos, y lo que hay que preguntar.",
    "Un agente independiente lo explica, con fechas y ejemplos.",
    "{?list.homes}Con ejemplos de nuestras viviendas y unas pocas preguntas.",
    "Con fuentes y fechas, de un agente local.",
    "Con fechas y fuentes.",
    "Para leer antes de firmar.",
    "Con ejemplos y fechas.",
  ],
};
