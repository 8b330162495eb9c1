import type { home as en } from "../en/home";
import type { Texts } from "../texts";

export const home: Texts<typeof en> = {
  "home.title": "Agència immobiliària independent a Barcelona",
  "home.description":
    "Habitatges de {{from}} a {{to}} a l’Eixample, Gràcia, Sarrià, Pedralbes i Ciutat Vella. Calculem el cost total. Responem en menys de 24\u00a0hores.",
  "home.hero.title": "Trobi el seu racó a\u00a0Barcelona",
  "home.hero.lead":
    "Li ensenyem el barri a més del pis, calculem el cost total i revisem la documentació abans que signi. Agència independent i registrada, amb més de {{years}}\u00a0anys a la ciutat. Habitatges de {{from}} a {{to}}.",
  "home.hero.search": "Començar la cerca",
  "home.hero.promise": "Responem en menys de 24\u00a0hores, en quatre llengües",
  "home.neighborhoods.title": "En quin barri voldria\u00a0viure?",
  "home.neighborhoods.lead":
    "A cada barri s’hi viu d’una manera diferent. Els recorrem amb vostè abans d’entrar a cap pis.",
  "home.neighborhoods.tours": "Passejades pels barris",
  "home.services.title": "Tant si compra com si ven, l’acompanyem",
  "home.services.buyers": "Si vol comprar",
  "home.services.owners": "Si vol vendre",
  "home.service.buyer-consultation": "Assessorament en la compra",
  "home.service.buyer-consultation.text": "Què pot comprar i a quins carrers",
  "home.service.property-search": "Cerca d’habitatge",
  "home.service.property-search.text": "Expliqui’ns què busca i veurà només el que encaixa",
  "home.service.neighborhood-tours": "Passejades pels barris",
  "home.service.neighborhood-tours.text": "Conegui el carrer abans d’enamorar-se del pis",
  "home.service.negotiation-support": "Negociació de la compra",
  "home.service.negotiation-support.text": "Vostè posa el límit; nosaltres, les dades",
  "home.service.legal-support": "Revisió de la documentació",
  "home.service.legal-support.text": "Sàpiga què signa abans de signar-ho",
  "home.service.property-sales": "Venda del seu habitatge",
  "home.service.property-sales.text": "Un preu raonat i una sola persona fins a la notaria",
  "home.service.turnkey-services": "Venda claus en mà",
  "home.service.turnkey-services.text": "Preparem, ensenyem i venem; vostè només signa",
  "home.service.new-construction": "Obra nova",
  "home.service.new-construction.text": "Què paga, quan i què protegeix els seus diners",
  "home.valuation.title": "Per quant es vendria avui el seu habitatge?",
  "home.valuation.text":
    "Digui’ns l’adreça i concertem una visita. Després tindrà per escrit un interval de preus i els motius. Gratis i sense compromís.",
  "home.valuation.action": "Demanar valoració prèmium",
  "home.homes.title": "Vegi què tenim ara en venda",
  "home.homes.all": "Veure tots els habitatges",
  "home.homes.empty.title": "Ara mateix cap habitatge no encaixa amb els filtres",
  "home.homes.none.title": "Ara mateix no tenim habitatges en venda",
  "home.homes.none.text": "Digui’ns què busca i li escriurem quan en surti un que encaixi.",
  "home.about.title": "La mateixa persona, del primer missatge a les claus",
  "home.about.us":
    "Fa més de {{years}}\u00a0anys que treballem en el sector immobiliari a Barcelona. Qui contesta el seu primer missatge li ensenya l’habitatge i s’asseu al seu costat a la notaria.",
  "home.about.independent":
    "Ser independents vol dir no dependre de cap banc, promotora ni franquícia: si un habitatge no és per a vostè, li ho podem dir.",
  "home.about.register":
    "Ens trobarà al registre públic d’agents immobiliaris de Catalunya: AICAT núm.\u00a0{{number}}.",
  "home.about.range":
    "Ens centrem en habitatges de {{from}} a {{to}}: val més conèixer bé un mercat que una mica de tots.",
  "home.about.languages": "Parlem català, castellà, anglès i rus. Escrigui’ns en la llengua que prefereixi.",
  "home.about.greeting": "És a casa seva",
  "home.stories.title": "Històries de compradors",
  "home.contact.title": "Escrigui’ns i li respondrem en menys de 24\u00a0hores",
};
