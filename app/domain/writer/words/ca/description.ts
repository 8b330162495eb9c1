import type { DescriptionParts } from "../../book";

export const description: DescriptionParts = {
  openings: {
    compared: [
      "Comparem {among.names}: carrers, edificis, soroll, parcs, els nostres preus i què cal comprovar abans de triar.",
      "{among.names}: carrers, habitatges, soroll i preus, comparats.",
    ],
    choice: [
      "{?among.homes}{among.what} {among.where}: com és cadascun, què té a favor i en contra, i què hi costen els nostres habitatges.",
      "{?among.homes}{among.what} {among.where}: a favor i en contra de cadascun, i els nostres preus.",
      "{among.what} {among.where}: a qui li va bé cadascun, i què té a favor i en contra.",
      "{among.what} {among.where}: com és cadascun, a favor i en contra.",
    ],
    place: [
      "{?quarter.name}{here.name}: límits, habitatges, soroll, transport i mercats, i què cal comprovar abans de comprar-hi.",
      "{?asks.live}{!quarter.name}Viure {place.in}: com és la zona, els habitatges i els preus, i el carrer de dia i de nit.",
      "{?asks.safe}{!quarter.name}Viure {place.in}: com és la zona, els habitatges i els preus, i el carrer de dia i de nit.",
      "{!quarter.name}{!asks.live}{!asks.safe}{?place.homes}Comprar {place.in}: a favor i en contra, carrers, soroll, què costen els nostres habitatges i què comprovar.",
      "{!quarter.name}{!asks.live}{!asks.safe}{?list.homes}{place.name}: a favor i en contra, carrers, edificis, soroll, els nostres preus i què comprovar.",
      "{!quarter.name}{!asks.live}{!asks.safe}Una zona de Barcelona per a compradors: a favor i en contra, carrers, soroll i què comprovar.",
    ],
    homes: [
      "{?list.homes}{wish.asked}: quins habitatges nostres hi encaixen, quant costen amb impost i què cal preguntar a la visita.",
      "{?list.homes}{wish.asked}: els nostres habitatges, el preu amb impost i el que convé mirar.",
      "{?list.homes}{wish.asked}: què tenim avui, quant costa amb l’impost i què cal mirar.",
      "{!wish.asked}{?list.homes}Què tenim avui a Barcelona: {wish.text}. Amb els preus, l’impost i el que cal comprovar a la visita.",
      "{?list.homes}Quins habitatges tenim avui a Barcelona, quant costa amb impost i què mirar.",
      "Triar habitatge a Barcelona: què comprovar, quant costa amb impost i què preguntar.",
    ],
  },
  closings: [
    "{?list.homes}Escrit per un agent independent, amb xifres a {date}.",
    "Respostes clares per a qui compra, en quatre idiomes.",
    "D’un agent independent que coneix la ciutat.",
    "{?list.homes}Xifres a {date}.",
    "D’un agent independent.",
    "Amb paraules senzilles.",
    "Per llegir abans de visitar.",
    "Per a qui encara està triant.",
    "Sense embuts.",
    "El que és bo i el que no, per escrit.",
    "Per decidir amb calma.",
  ],
  closingsOfHomes: [
    "Amb regles, dates i fonts, d’un agent independent de la ciutat.",
    "{?list.homes}Els exemples són dels nostres habitatges i cada regla porta la data.",
    "Amb comptes, dates i les preguntes que convé portar apuntades.",
    "Xifres amb data, sense pronòstics, i el que cal preguntar.",
    "Un agent independent ho explica, amb dates i exemples.",
    "{?list.homes}Amb exemples dels nostres habitatges i unes quantes preguntes.",
    "Amb fonts i dates, d’un agent local.",
    "Amb dates i fonts.",
    "Per llegir abans de signar.",
    "Amb exemples i dates.",
  ],
};
