import type { DescriptionParts } from "../../book";

export const description: DescriptionParts = {
  openings: {
    place: [
      "{?place.homes}Comprar {place.in}: com és la zona, què costen els nostres habitatges i què preguntar a la visita.",
      "{?list.homes}{place.name} per a compradors: carrers, edificis, els nostres preus per metre i el cost complet.",
      "Una zona de Barcelona per a compradors: com és, quant costa comprar i què preguntar.",
    ],
    costs: [
      "Quant costa comprar habitatge a Barcelona: l’ITP per trams, notaria, registre i comptes fets.",
      "{?list.homes}L’ITP a Catalunya des del {itp.date}, notaria i registre: els comptes amb preus reals.",
      "Les despeses de comprar un habitatge a Catalunya, línia per línia i amb exemples.",
    ],
    mortgage: [
      "Hipoteca per a un habitatge a Barcelona: quant presta el banc, quant hi posa vostè i l’impost.",
      "{?list.homes}Préstec, diners propis i ITP d’un habitatge a Barcelona, amb preus reals.",
      "La hipoteca a Espanya: quina part presta el banc, quant hi posa vostè i què preparar.",
    ],
    selling: [
      "Vendre un habitatge a Barcelona: en què es basa el preu, què cal preparar i què demana la llei.",
      "Preu, preparació i regles per vendre un pis a Barcelona, punt per punt.",
      "Com es prepara la venda d’un habitatge a Barcelona, del preu a la primera visita.",
    ],
    "new-build": [
      "Obra nova a Barcelona: l’impost, els documents que hi ha darrere del plànol i què preguntar.",
      "Comprar un habitatge nou a Barcelona: impostos, documents i preguntes abans de reservar.",
      "Obra nova o segona mà a Barcelona: l’impost al mateix preu i els documents.",
    ],
    homes: [
      "{?list.homes}Habitatges a Barcelona ({wish.text}): què tenim, el compte amb impost i què comprovar.",
      "{?list.homes}Quins habitatges tenim avui a Barcelona, quant costa amb impost i què mirar.",
      "Triar habitatge a Barcelona: què comprovar, quant costa amb impost i què preguntar.",
    ],
    documents: [
      "Els documents d’una compra a Catalunya: què prova cadascun i quan s’ha de demanar.",
      "Comprar habitatge a Barcelona: quins documents demanar, què comprovar i qui paga.",
      "Quins documents demanar abans de comprar un habitatge a Barcelona i què prova cadascun.",
    ],
    viewing: [
      "Visitar un habitatge a Barcelona: què mirar, què preguntar i què apuntar després.",
      "{?list.homes}Una llista per visitar habitatges a Barcelona, amb preguntes i exemples nostres.",
      "El que les fotografies d’un habitatge no ensenyen, i les preguntes per a la visita.",
    ],
    guide: [
      "{?list.homes}Buscar habitatge a Barcelona: zones, preus dels nostres habitatges i el cost complet.",
      "Una guia breu per comprar a Barcelona: on, què, per quant i què comprovar.",
      "On buscar habitatge a Barcelona, quant costa amb impost i què preguntar.",
    ],
  },
  closings: [
    "Escrit per un agent independent, amb xifres a {date}.",
    "Amb regles, dates i fonts, d’un agent independent de la ciutat.",
    "{?list.homes}Els exemples són dels nostres habitatges i cada regla porta la data.",
    "Amb comptes, dates i les preguntes que convé portar apuntades.",
    "Respostes clares d’un agent independent, en quatre idiomes.",
    "Xifres amb data, sense pronòstics, i el que cal preguntar.",
    "D’un agent independent que respon en 24 hores.",
    "Un agent independent ho explica, amb dates i exemples.",
    "{?list.homes}Amb exemples dels nostres habitatges i unes quantes preguntes.",
    "Amb fonts i dates, d’un agent local.",
    "Xifres a {date}.",
    "Amb dates i fonts.",
    "D’un agent independent.",
    "Per llegir abans de signar.",
    "Amb exemples i dates.",
    "Amb paraules senzilles.",
  ],
};
