import type { places as en } from "../en/places";
import type { Texts } from "../texts";

export const places: Texts<typeof en> = {
  "places.title": "Barrios de Barcelona",
  "places.lead":
    "Donde vendemos y buscamos viviendas. Cada página explica cómo se vive allí y da cifras de nuestra propia cartera.",
  "places.description":
    "Los barrios de Barcelona donde vendemos viviendas: cómo se vive en ellos, precios de nuestra propia cartera y un plano de la ciudad.",
  "places.list": "Todos los barrios",
  "places.homes_one": "{{count}} vivienda",
  "places.homes_other": "{{count}} viviendas",
  "places.partOf": "Forma parte de: {{name}}",
  "places.counted": "Si un barrio incluye otro, cuenta las viviendas de los dos.",
  "places.plan.title": "Plano de Barcelona",
  "places.plan.description":
    "Plano esquemático con el norte arriba: la montaña al noroeste y el mar al sureste. Cada barrio es un enlace e indica cuántas viviendas tiene.",
  "places.plan.note": "Dibujo propio, con los límites simplificados.",
  "place.title": "{{name}}: viviendas en venta",
  "place.description":
    "{{name}}: {{tagline}}. Viviendas en venta, precios por m² de nuestra propia cartera y su lugar en Barcelona.",
  "place.figures": "Cifras de nuestra propia cartera",
  "place.figures.homes": "Viviendas en venta",
  "place.figures.reserved_one": "{{count}} de ellas, reservada",
  "place.figures.reserved_other": "{{count}} de ellas, reservadas",
  "place.figures.part": "De ellas, {{name}}: {{count}}",
  "place.figures.price": "Precio",
  "place.figures.priceRange": "Del precio más bajo al más alto",
  "place.figures.metre": "Precio por m²",
  "place.figures.metreMedian": "Mediana del precio por m²",
  "place.figures.metreRange": "Del m² más barato al más caro",
  "place.figures.note":
    "Precios de oferta a {{date}}, por m² de superficie construida. No incluyen los impuestos ni los gastos de compra.",
  "place.figures.median":
    "La mediana es el valor central: en la mitad de las viviendas el m² cuesta menos, y en la otra mitad, más.",
  "place.figures.few": "Con tan pocas viviendas, las cifras describen estas viviendas y no toda la zona.",
  "place.homes": "Viviendas: {{name}}",
  "place.homes.all_one": "Ver en la lista",
  "place.homes.all_other": "Ver las {{count}} en la lista",
  "place.none.title": "Ahora no hay viviendas en venta en esta zona",
  "place.none.text": "Díganos qué busca. Tendrá respuesta en 24 horas.",
  "place.none.search": "Empezar una búsqueda",
  "place.plan": "En el plano de la ciudad",
  "place.plan.description": "Destacado: {{name}}. Cada barrio es un enlace, y también lo es el punto de cada vivienda.",
  "place.plan.pins":
    "El punto marca la dirección exacta solo si el propietario lo autoriza. Los demás son aproximados, a unos 100 metros.",
  "place.container": "Forma parte de",
  "place.parts": "Incluye",
  "place.nearby": "Cerca",
  "legal.contents": "En esta página",
  "legal.version": "Versión del {{date}}",
  "legal.others": "Vea también",
};
