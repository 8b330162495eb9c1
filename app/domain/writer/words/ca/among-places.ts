import type { AmongPlaces } from "../../book";

export const amongPlaces: AmongPlaces = {
  headings: {
    pros: "Què té cadascun a favor",
    cons: "Què té en contra",
    edges: "On és cadascun",
    homes: "En què es diferencien els habitatges",
    street: "Quant de soroll hi ha",
    transport: "Com moure’s",
    prices: "Què costen els nostres habitatges",
    checks: "Què cal comprovar a cada lloc",
    louder: "On hi ha més soroll",
    quiet: "Quins carrers són tranquils i quins no",
    children: "On es juga",
    safe: "Com són els carrers",
    sea: "Com és viure vora l’aigua",
    green: "On hi ha verd",
    lively: "Com són els carrers",
    cheap: "Què es troba a cada zona",
    any: "A qui li va bé cada zona",
  },
  pros: "A favor:",
  cons: "En contra:",
  what: {
    quiet: "Barris tranquils",
    children: "Barris per viure amb nens",
    safe: "Barris segurs",
    sea: "Barris vora el mar",
    green: "Barris verds",
    lively: "Barris amb ambient",
    cheap: "Barris assequibles",
    any: "Els millors barris",
  },
  lead: {
    quiet: [
      "Els barris més tranquils {among.where}, dels que coneixem carrer a carrer, són {among.names}: poc trànsit de pas, pocs visitants i silenci quan tanquen les botigues.",
      "A la resta decideix el costat de la finca: un dormitori al pati d’illa val més que el nom del barri.",
    ],
    children: [
      "Amb nens {among.where}, miri primer {among.names}: places o carrers sense trànsit de pas, un parc a un passeig i voreres on hi cap el cotxet.",
      "Quines escoles corresponen a una adreça ho diu el Consorci d’Educació.",
    ],
    safe: [
      "Si un barri {among.where} és segur depèn de l’illa i de l’hora, i no tenim dades pròpies; l’enquesta de victimització de l’Ajuntament dona resultats per districtes.",
      "El que sí que podem explicar és com són els carrers, de dia i de nit, a {among.names} i en altres zones.",
    ],
    sea: [
      "Per viure vora el mar {among.where}, miri {among.names}: la platja és al final del carrer o a uns vint minuts a peu.",
      "Com més a prop de la sorra, més petits els pisos i més sorollós l’estiu.",
    ],
    green: [
      "Si busca jardins, arbres i espai {among.where}, miri {among.names}.",
      "El verd sol ser amunt: compti amb pendents i amb Ferrocarrils en lloc de metro.",
    ],
    lively: [
      "Si busca places, restaurants i carrers desperts {among.where}, miri {among.names}.",
      "Amb ells venen les veus sota la finestra: pregunti a quin costat donen els dormitoris.",
    ],
    cheap: [
      "Per metre quadrat, els preus més baixos dels nostres habitatges {among.where} són a {among.names}.",
      "Només comptem el que venem nosaltres: prengui l’ordre com un exemple i no com el mercat.",
    ],
    any: [
      "{!among.within}Quin és el millor barri {among.where} depèn del que més li importi: silenci i jardí (Pedralbes, Sarrià), la platja (el Poblenou), places (Gràcia), sostres alts al centre (l’Eixample), un pis pràctic amb garatge (les Corts) o els carrers més antics (el Born).",
      "{?among.within}Les parts que hi ha {among.where} es diferencien més del que diu un sol nom al mapa: més avall, a qui li van bé {among.names}, i què té cadascuna a favor i en contra.",
    ],
  },
  leadPrice: [
    "Avui tenim en venda en aquestes zones {among.homes}, des de {among.from}.",
    "{?among.none}De segona mà, avui no tenim cap habitatge en aquestes zones.",
  ],
  price: "Els que tenim avui en venda {where} costen {price}.",
  priceOfOne: "L’únic que tenim avui en venda {where} costa {price}.",
  priceNone: "De segona mà, avui no tenim cap habitatge {where}.",
  priceShared: "No portem un preu a part per a cadascun: a tota la zona tenim avui en venda {homes}, per {price}.",
  ofPrices: [
    "La taula recull els preus anunciats dels nostres habitatges a {date}; no és un estudi de mercat.",
    "Cada habitatge compta una sola vegada, a la zona més petita on és.",
  ],
};
