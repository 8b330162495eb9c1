import type { home as en } from "../en/home";
import type { Texts } from "../texts";

export const home: Texts<typeof en> = {
  "home.title": "Agente inmobiliario independiente en Barcelona",
  "home.description":
    "Viviendas de {{from}} a {{to}} en el Eixample, Pedralbes, Gràcia, Sarrià-Sant Gervasi y Ciutat Vella. Valoración gratuita, búsqueda guiada y respuesta en 24 horas.",
  "home.hero.title": "Una casa en Barcelona, elegida con\u00a0mimo",
  "home.hero.lead":
    "Agente inmobiliario independiente y acreditado, con más de {{years}}\u00a0años en la ciudad. Viviendas de {{from}} a {{to}}.",
  "home.hero.search": "Empezar la búsqueda",
  "home.hero.promise": "Respuesta en 24 horas, en cuatro idiomas",
  "home.neighborhoods.title": "Cinco zonas de\u00a0la\u00a0ciudad",
  "home.neighborhoods.lead":
    "En cada una se vive de otra manera. Las recorremos con usted antes de abrir ninguna puerta.",
  "home.neighborhoods.tours": "Recorridos por los barrios",
  "home.services.title": "A uno u otro lado de la puerta",
  "home.services.buyers": "Para compradores",
  "home.services.owners": "Para propietarios",
  "home.service.buyer-consultation": "Asesoría de compra",
  "home.service.buyer-consultation.text": "Qué puede comprar, y dónde",
  "home.service.property-search": "Búsqueda de vivienda",
  "home.service.property-search.text": "Qué busca, en cuatro pasos breves",
  "home.service.neighborhood-tours": "Recorridos por los barrios",
  "home.service.neighborhood-tours.text": "Primero las calles, después los pisos",
  "home.service.negotiation-support": "Apoyo en la negociación",
  "home.service.negotiation-support.text": "Una voz de su lado de la mesa",
  "home.service.legal-support": "Apoyo jurídico",
  "home.service.legal-support.text": "Leemos los papeles antes de que los firme",
  "home.service.property-sales": "Venta de su vivienda",
  "home.service.property-sales.text": "Seis pasos, de la valoración a la escritura",
  "home.service.turnkey-services": "Venta llave en mano",
  "home.service.turnkey-services.text": "Preparamos, presentamos y vendemos",
  "home.service.new-construction": "Venta de obra nueva",
  "home.service.new-construction.text": "Reserva, construcción y entrega",
  "home.valuation.title": "¿Cuánto vale hoy su vivienda?",
  "home.valuation.text":
    "Una valoración premium, gratuita y sin compromiso. Díganos la dirección y tendrá nuestra respuesta en 24\u00a0horas.",
  "home.valuation.action": "Pedir valoración premium",
  "home.homes.title": "Ahora en venta",
  "home.homes.all": "Todas las viviendas",
  "home.homes.empty.title": "Hoy no hay nada con estos filtros",
  "home.homes.none.title": "Hoy no hay viviendas en la lista",
  "home.homes.none.text": "Díganos qué busca. Tendrá respuesta en 24 horas.",
  "home.about.title": "Un mismo agente, de la primera llamada a las llaves",
  "home.about.us":
    "Llevamos más de {{years}}\u00a0años en el sector inmobiliario de Barcelona. Quien contesta su primer mensaje le enseña la vivienda y se sienta a su lado en la notaría.",
  "home.about.independent":
    "Ser independiente es no tener que colocar los pisos de nadie. En la primera visita y en la notaría habla con la misma persona: un agente acreditado.",
  "home.about.register":
    "Nos encontrará en el registro público de agentes inmobiliarios de Cataluña: AICAT n.º\u00a0{{number}}.",
  "home.about.range":
    "Trabajamos en una sola franja de precios, de {{from}} a {{to}}: vale más conocer a fondo un mercado que un poco de todos.",
  "home.about.languages": "Hablamos español, catalán, inglés y ruso. Escríbanos en el que prefiera.",
  "home.about.greeting": "Bienvenidos a casa",
  "home.stories.title": "Historias de compradores",
  "home.contact.title": "Escríbanos hoy y le responderemos en 24\u00a0horas",
};
