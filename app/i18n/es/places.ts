import type { places as en } from "../en/places";
import type { Texts } from "../texts";

export const places: Texts<typeof en> = {
  "places.title": "¿En qué barrio de Barcelona quiere vivir?",
  "places.lead":
    "Estos son los barrios donde vendemos y buscamos viviendas: cómo se vive en ellos, qué tenemos en venta y a qué precio por m².",
  "places.description":
    "Cómo se vive en los barrios de Barcelona donde vendemos viviendas, cuánto cuesta el m² de las nuestras y dónde está cada uno: el Eixample, Gràcia, Sarrià…",
  "places.list": "Todos los barrios",
  "places.homes_one": "{{count}}\u00a0vivienda",
  "places.homes_other": "{{count}}\u00a0viviendas",
  "places.partOf": "Forma parte de: {{name}}",
  "places.counted": "En los barrios que incluyen otro se cuentan las viviendas de ambos.",
  "places.plan.title": "Plano de Barcelona",
  "places.plan.description":
    "Plano esquemático con el norte arriba: la montaña al noroeste y el mar al sureste. Cada barrio es un enlace e indica cuántas viviendas tenemos en él.",
  "places.plan.note": "Dibujo propio, con los límites simplificados.",
  "place.title": "{{name}}: viviendas en venta",
  "place.description":
    "{{name}}. {{tagline}}. Viviendas en venta, precio por m² de nuestras viviendas y plano de la ciudad.",
  "place.onFoot": "A pie desde el centro del barrio: {{times}}",
  "place.onFoot.metro": "metro a {{minutes}}\u00a0min",
  "place.onFoot.school": "colegio a {{minutes}}\u00a0min",
  "place.onFoot.market": "mercado a {{minutes}}\u00a0min",
  "place.figures": "Las cifras de nuestras viviendas",
  "place.figures.homes": "Viviendas en venta",
  "place.figures.reserved_one": "De ellas, {{count}} reservada",
  "place.figures.reserved_other": "De ellas, {{count}} reservadas",
  "place.figures.part": "Incluye {{name}} ({{count}})",
  "place.figures.price": "Precio",
  "place.figures.priceRange": "Del precio más bajo al más alto",
  "place.figures.metre": "Precio por m²",
  "place.figures.metreMedian": "Mediana del precio por m²",
  "place.figures.metreRange": "Precio por m², de menor a mayor",
  "place.figures.note":
    "Precios anunciados ({{date}}), por m² de superficie construida. No incluyen los impuestos ni los gastos de compra.",
  "place.figures.median":
    "La mediana es el valor central: la mitad de las viviendas cuestan menos por m²; la otra mitad, más.",
  "place.figures.few": "Con tan pocas viviendas, las cifras no representan toda la zona.",
  "place.homes": "{{name}}: qué tenemos en venta",
  "place.homes.all_one": "Ver en la lista",
  "place.homes.all_other": "Ver las {{count}} en la lista",
  "place.none.title": "Ahora mismo no tenemos viviendas en venta aquí",
  "place.none.text": "Díganos qué busca y le escribiremos cuando aparezca una que encaje.",
  "place.none.search": "Empezar la búsqueda",
  "place.plan": "En el plano de la ciudad",
  "place.plan.description": "Destacado: {{name}}. Cada barrio es un enlace, y también lo es el punto de cada vivienda.",
  "place.plan.pins":
    "El punto marca la dirección exacta solo si la propiedad lo autoriza. Los demás son aproximados, a unos 100\u00a0metros.",
  "place.container": "Forma parte de",
  "place.parts": "Incluye",
  "place.nearby": "Cerca",
  "legal.contents": "En esta página",
  "legal.version": "Versión del {{date}}",
  "legal.others": "Vea también",
};
