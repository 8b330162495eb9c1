import type { ServiceText } from "../service-text";

export const buyerConsultation: ServiceText = {
  meta: {
    title: "Assessoria de compra a Barcelona",
    description:
      "Què pot comprar a Barcelona i on: despeses, barris, visites, oferta i papers per a habitatges de {from} a {to}.",
  },
  title: "Sàpiga què pot comprar abans de mirar",
  lead: "Per a compradors d'habitatges de {from} a {to}. Parlem del seu pressupost, de la ciutat i de les regles abans que vegi un sol pis.",
  points: {
    title: "Sis coses que fem per vostè",
    items: [
      {
        title: "Pressupost i despeses",
        text: "En què es converteix un preu amb impostos, notaria i registre, i què cal preguntar al banc.",
      },
      { title: "Barris", text: "Quines zones encaixen amb el seu dia a dia, l'escola i el seu pressupost." },
      { title: "Cerca", text: "El que busca, per escrit, i només habitatges que hi encaixen." },
      { title: "Visites", text: "En la seva llengua, dient els defectes igual que la llum." },
      { title: "Negociació", text: "Preu, condicions i dates, amb xifres a la mà." },
      { title: "Documents", text: "Registre, cèdula, comunitat i càrregues, llegits abans que pagui res." },
    ],
  },
  places: {
    title: "Què costen els habitatges en quatre barris",
    lead: "Preus dels habitatges que oferim avui. A part hi ha els impostos i les despeses de compra.",
  },
  steps: {
    title: "De la primera conversa a les claus",
    items: [
      {
        title: "Primera conversa",
        text: "Per telèfon o en persona. Vostè diu què necessita; nosaltres, què és realista.",
      },
      {
        title: "El que busca",
        text: "Anotem pressupost, zones, habitacions i allò de què pot prescindir. Vostè ho corregeix.",
      },
      {
        title: "Carrers i visites",
        text: "Primer recorrem el barri, després veiem habitatges, i anotem el que hem vist.",
      },
      {
        title: "Oferta i arres",
        text: "Una oferta amb les condicions per escrit. El contracte d'arres arriba quan els papers ja s'han llegit.",
      },
      {
        title: "Notaria i claus",
        text: "Preparem el dia amb vostè, l'acompanyem i revisem junts l'habitatge quan es lliura.",
      },
    ],
  },
  closing: { title: "Expliqui'ns què té pensat", text: "Tindrà resposta en 24 hores." },
};
