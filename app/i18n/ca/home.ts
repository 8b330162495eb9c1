import type { home as en } from "../en/home";
import type { Texts } from "../texts";

export const home: Texts<typeof en> = {
  "home.title": "Agent immobiliari independent a Barcelona",
  "home.description":
    "Habitatges de {{from}} a {{to}} a l'Eixample, Pedralbes, Gràcia, Sarrià-Sant Gervasi i Ciutat Vella. Valoració gratuïta, cerca guiada i resposta en 24 hores.",
  "home.hero.title": "Una casa a Barcelona, triada\u00a0amb\u00a0cura",
  "home.hero.lead":
    "Agent immobiliari independent i acreditat, amb més de {{years}}\u00a0anys a la ciutat. Habitatges de {{from}} a {{to}}.",
  "home.hero.search": "Començar la cerca",
  "home.hero.promise": "Resposta en 24 hores, en quatre idiomes",
  "home.neighborhoods.title": "Cinc zones de\u00a0la\u00a0ciutat",
  "home.neighborhoods.lead": "A cada una s'hi viu d'una altra manera. Les recorrem amb vostè abans d'obrir cap porta.",
  "home.neighborhoods.tours": "Recorreguts pels barris",
  "home.services.title": "A una banda o a l'altra de\u00a0la\u00a0porta",
  "home.services.buyers": "Per a compradors",
  "home.services.owners": "Per a propietaris",
  "home.service.buyer-consultation": "Assessoria de compra",
  "home.service.buyer-consultation.text": "Què pot comprar, i on",
  "home.service.property-search": "Cerca d'habitatge",
  "home.service.property-search.text": "Què busca, en quatre passos breus",
  "home.service.neighborhood-tours": "Recorreguts pels barris",
  "home.service.neighborhood-tours.text": "Primer els carrers, després els pisos",
  "home.service.negotiation-support": "Suport en la negociació",
  "home.service.negotiation-support.text": "Una veu al seu costat de la taula",
  "home.service.legal-support": "Suport jurídic",
  "home.service.legal-support.text": "Llegim els papers abans que els signi",
  "home.service.property-sales": "Venda del seu habitatge",
  "home.service.property-sales.text": "Sis passos, de la valoració a l'escriptura",
  "home.service.turnkey-services": "Venda claus en mà",
  "home.service.turnkey-services.text": "Preparem, presentem i venem",
  "home.service.new-construction": "Venda d'obra nova",
  "home.service.new-construction.text": "Reserva, construcció i lliurament",
  "home.valuation.title": "Quant val avui el seu habitatge?",
  "home.valuation.text":
    "Una valoració premium, gratuïta i sense compromís. Digui'ns l'adreça i tindrà la nostra resposta en 24\u00a0hores.",
  "home.valuation.action": "Demanar valoració premium",
  "home.homes.title": "Ara en venda",
  "home.homes.all": "Tots els habitatges",
  "home.homes.empty.title": "Avui no hi ha res amb aquests filtres",
  "home.homes.none.title": "Avui no hi ha habitatges a la llista",
  "home.homes.none.text": "Digui'ns què busca. Tindrà resposta en 24 hores.",
  "home.about.title": "Un mateix agent, de la primera trucada a les claus",
  "home.about.us":
    "Fa més de {{years}}\u00a0anys que treballem en el sector immobiliari a Barcelona. Qui contesta el seu primer missatge li ensenya l’habitatge i s’asseu al seu costat a la notaria.",
  "home.about.independent":
    "Ser independent és no haver de col·locar els pisos de ningú. A la primera visita i a la notaria parla amb la mateixa persona: un agent acreditat.",
  "home.about.register":
    "Ens trobarà al registre públic d’agents immobiliaris de Catalunya: AICAT núm.\u00a0{{number}}.",
  "home.about.range":
    "Treballem en una sola franja de preus, de {{from}} a {{to}}: val més conèixer a fons un mercat que una mica de tots.",
  "home.about.languages": "Parlem català, castellà, anglès i rus. Escrigui'ns en la llengua que prefereixi.",
  "home.about.greeting": "Benvinguts a casa",
  "home.stories.title": "Històries de compradors",
  "home.contact.title": "Escrigui'ns avui i li respondrem en 24\u00a0hores",
};
