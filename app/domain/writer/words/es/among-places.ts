import type { AmongPlaces } from "../../book";

export const amongPlaces: AmongPlaces = {
  headings: {
    pros: "Qué tiene cada uno a favor",
    cons: "Qué tiene en contra",
    edges: "Dónde está cada uno",
    homes: "En qué se diferencian las viviendas",
    street: "Cuánto ruido hay",
    transport: "Cómo moverse",
    prices: "Qué cuestan nuestras viviendas",
    checks: "Qué comprobar en cada uno",
    louder: "Dónde hay más ruido",
    quiet: "Qué calles son tranquilas y cuáles no",
    children: "Dónde se juega",
    safe: "Cómo son las calles",
    sea: "Cómo es vivir junto al agua",
    green: "Dónde hay verde",
    lively: "Cómo son las calles",
    cheap: "Qué se encuentra en cada zona",
    any: "A quién le va bien cada zona",
  },
  pros: "A favor:",
  cons: "En contra:",
  what: {
    quiet: "Zonas tranquilas",
    children: "Zonas para vivir con niños",
    safe: "Zonas seguras",
    sea: "Zonas junto al mar",
    green: "Zonas verdes",
    lively: "Zonas con ambiente",
    cheap: "Zonas asequibles",
    any: "Las mejores zonas",
  },
  lead: {
    quiet: [
      "Las zonas más tranquilas {among.where}, de las que conocemos calle a calle, son {among.names}: poco tráfico de paso, pocos visitantes y silencio cuando cierran las tiendas.",
      "En las demás decide el lado de la finca: un dormitorio al patio de manzana vale más que el nombre del barrio.",
    ],
    children: [
      "Con niños {among.where}, mire primero {among.names}: plazas o calles sin tráfico de paso, un parque a un paseo y aceras en las que cabe el cochecito.",
      "Qué colegios corresponden a una dirección lo dice el Consorci d’Educació.",
    ],
    safe: [
      "Si una zona {among.where} es segura depende de la manzana y de la hora, y no tenemos datos propios; la encuesta de victimización del Ayuntamiento da resultados por distritos.",
      "Lo que sí podemos contar es cómo son las calles, de día y de noche, en {among.names} y en otras zonas.",
    ],
    sea: [
      "Para vivir junto al mar {among.where}, mire {among.names}: la playa está al final de la calle o a unos veinte minutos a pie.",
      "Cuanto más cerca de la arena, más pequeños los pisos y más ruidoso el verano.",
    ],
    green: [
      "Si busca jardines, árboles y espacio {among.where}, mire {among.names}.",
      "El verde suele estar arriba: cuente con cuestas y con Ferrocarrils en lugar de metro.",
    ],
    lively: [
      "Si busca plazas, restaurantes y calles despiertas {among.where}, mire {among.names}.",
      "Con ellas vienen las voces bajo la ventana: pregunte a qué lado dan los dormitorios.",
    ],
    cheap: [
      "Por metro cuadrado, los precios más bajos de nuestras viviendas {among.where} están en {among.names}.",
      "Solo contamos lo que vendemos nosotros: tome el orden como ejemplo y no como el mercado.",
    ],
    any: [
      "{!among.within}Cuál es la mejor zona {among.where} depende de lo que más le importe: silencio y jardín (Pedralbes, Sarrià), la playa (el Poblenou), plazas (Gràcia), techos altos en el centro (el Eixample), un piso práctico con garaje (Les Corts) o las calles más antiguas (el Born).",
      "{?among.within}Las partes que hay {among.where} se diferencian más de lo que dice un solo nombre en el mapa: más abajo, a quién le van bien {among.names}, y qué tiene cada una a favor y en contra.",
    ],
  },
  leadPrice: [
    "Hoy tenemos en venta en estas zonas {among.homes}, desde {among.from}.",
    "{?among.none}De segunda mano, hoy no tenemos ninguna vivienda en estas zonas.",
  ],
  price: "Las que tenemos hoy en venta {where} cuestan {price}.",
  priceOfOne: "La única que tenemos hoy en venta {where} cuesta {price}.",
  priceNone: "De segunda mano, hoy no tenemos ninguna vivienda {where}.",
  priceShared: "No llevamos un precio aparte para cada uno: en toda la zona tenemos hoy en venta {homes}, por {price}.",
  ofPrices: [
    "La tabla recoge los precios anunciados de nuestras viviendas a {date}; no es un estudio de mercado.",
    "Cada vivienda cuenta una sola vez, en la zona más pequeña a la que pertenece.",
  ],
};
