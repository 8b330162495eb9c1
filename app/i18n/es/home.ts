import type { home as en } from "../en/home";
import type { Texts } from "../texts";

export const home: Texts<typeof en> = {
  "home.title": "Agencia inmobiliaria independiente en Barcelona",
  "home.description":
    "Viviendas de {{from}} a {{to}} en el Eixample, Gràcia, Sarrià, Pedralbes y Ciutat Vella. Calculamos el coste total. Respondemos en menos de 24\u00a0horas.",
  "home.hero.title": "Encuentre su sitio en\u00a0Barcelona",
  "home.hero.lead":
    "Le enseñamos el barrio además del piso, calculamos el coste total y revisamos la documentación antes de que firme. Agencia independiente y registrada, con más de {{years}}\u00a0años en la ciudad. Viviendas de {{from}} a {{to}}.",
  "home.hero.search": "Empezar la búsqueda",
  "home.hero.promise": "Respondemos en menos de 24\u00a0horas, en cuatro idiomas",
  "home.neighborhoods.title": "¿En qué barrio le gustaría\u00a0vivir?",
  "home.neighborhoods.lead":
    "En cada barrio se vive de una manera distinta. Los recorremos con usted antes de entrar en ningún piso.",
  "home.neighborhoods.tours": "Paseos por los barrios",
  "home.services.title": "Tanto si compra como si vende, le acompañamos",
  "home.services.buyers": "Si quiere comprar",
  "home.services.owners": "Si quiere vender",
  "home.service.buyer-consultation": "Asesoramiento en la compra",
  "home.service.buyer-consultation.text": "Qué puede comprar y en qué calles",
  "home.service.property-search": "Búsqueda de vivienda",
  "home.service.property-search.text": "Cuéntenos qué busca y verá solo lo que encaja",
  "home.service.neighborhood-tours": "Paseos por los barrios",
  "home.service.neighborhood-tours.text": "Conozca la calle antes de enamorarse del piso",
  "home.service.negotiation-support": "Negociación de la compra",
  "home.service.negotiation-support.text": "Usted pone el límite; nosotros, los datos",
  "home.service.legal-support": "Revisión de la documentación",
  "home.service.legal-support.text": "Sepa qué firma antes de firmarlo",
  "home.service.property-sales": "Venta de su vivienda",
  "home.service.property-sales.text": "Un precio razonado y una sola persona hasta la notaría",
  "home.service.turnkey-services": "Venta llave en mano",
  "home.service.turnkey-services.text": "Preparamos, enseñamos y vendemos; usted solo firma",
  "home.service.new-construction": "Obra nueva",
  "home.service.new-construction.text": "Qué paga, cuándo y qué protege su dinero",
  "home.valuation.title": "¿Por cuánto se vendería hoy su vivienda?",
  "home.valuation.text":
    "Díganos la dirección y concertamos una visita. Después tendrá por escrito una horquilla de precios y sus motivos. Gratis y sin compromiso.",
  "home.valuation.action": "Pedir valoración premium",
  "home.homes.title": "Vea qué tenemos en venta ahora",
  "home.homes.all": "Ver todas las viviendas",
  "home.homes.empty.title": "Ahora mismo ninguna vivienda encaja con los filtros",
  "home.homes.none.title": "Ahora mismo no tenemos viviendas en venta",
  "home.homes.none.text": "Díganos qué busca y le escribiremos cuando salga una que encaje.",
  "home.about.title": "La misma persona, del primer mensaje a las llaves",
  "home.about.us":
    "Llevamos más de {{years}}\u00a0años en el sector inmobiliario de Barcelona. Quien contesta su primer mensaje le enseña la vivienda y se sienta a su lado en la notaría.",
  "home.about.independent":
    "Ser independientes significa no depender de ningún banco, promotora ni franquicia: si una vivienda no es para usted, podemos decírselo.",
  "home.about.register":
    "Nos encontrará en el registro público de agentes inmobiliarios de Cataluña: AICAT n.º\u00a0{{number}}.",
  "home.about.range":
    "Nos centramos en viviendas de {{from}} a {{to}}: mejor conocer bien un mercado que un poco de todos.",
  "home.about.languages": "Hablamos español, catalán, inglés y ruso. Escríbanos en el que prefiera.",
  "home.about.greeting": "Está en su casa",
  "home.stories.title": "Historias de compradores",
  "home.contact.title": "Escríbanos y le responderemos en menos de 24\u00a0horas",
};
