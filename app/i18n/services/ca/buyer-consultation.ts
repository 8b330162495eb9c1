import type { ServiceText } from "../service-text";

export const buyerConsultation: ServiceText = {
  meta: {
    title: "Assessorament per comprar a Barcelona",
    description:
      "Què pot comprar a Barcelona amb el seu pressupost, en quins barris i amb quines despeses, abans de la primera visita. Habitatges de {from} a {to}.",
  },
  title: "Sàpiga què pot comprar abans de començar a buscar",
  lead: "Per a qui busca habitatge de {from} a {to}. Vostè ens explica com vol viure i quant pot gastar. Nosaltres li diem què pot comprar, on i quines despeses se sumen al preu, abans de la primera visita.",
  points: {
    title: "Què fem per vostè",
    items: [
      {
        title: "Pressupost i despeses",
        text: "Quant pagarà en total, amb impostos, notaria i registre, i què ha de preguntar al banc.",
      },
      { title: "Barris", text: "Quins encaixen amb el seu dia a dia i amb el seu pressupost." },
      { title: "Cerca", text: "Apuntem què busca i li ensenyem només el que hi encaixa." },
      { title: "Visites", text: "En la seva llengua, i assenyalant-ne també els defectes." },
      { title: "Negociació", text: "Preu, condicions i dates, amb dades a la mà." },
      { title: "Documentació", text: "Nota simple, cèdula, comunitat i càrregues, revisades abans que pagui res." },
    ],
  },
  places: {
    title: "Quant costen els habitatges en quatre barris",
    lead: "Preus dels habitatges que tenim ara en venda. No inclouen els impostos ni les despeses de compra.",
  },
  steps: {
    title: "L’acompanyem de la primera conversa a les claus",
    items: [
      {
        title: "Parlem",
        text: "Per telèfon o en persona. Vostè diu què necessita; nosaltres, què és possible.",
      },
      {
        title: "Concretem la cerca",
        text: "Pressupost, barris, dormitoris i allò de què pot prescindir. Ho posem per escrit i vostè ho revisa.",
      },
      {
        title: "Passegem i visitem",
        text: "Primer el barri, després els habitatges. Després de cada visita rep les nostres notes per escrit.",
      },
      {
        title: "Oferta i arres",
        text: "Fem l’oferta per escrit, amb les condicions. Les arres, només després de revisar la documentació.",
      },
      {
        title: "Notaria i claus",
        text: "Preparem la signatura amb vostè, l’acompanyem a la notaria i revisem junts l’habitatge.",
      },
    ],
  },
  closing: { title: "Expliqui’ns com vol viure", text: "Li direm què pot comprar, on i quant li costarà en total." },
};
