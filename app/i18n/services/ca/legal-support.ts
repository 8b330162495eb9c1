import type { ServiceText } from "../service-text";

export const legalSupport: ServiceText = {
  meta: {
    title: "Suport jurídic per comprar o vendre a Barcelona",
    description:
      "Registre, cèdula, certificat energètic i papers de la comunitat d'un habitatge a Barcelona, reunits, llegits i explicats abans de signar.",
  },
  title: "Els papers, llegits abans de signar",
  lead: "Reunim els documents d'una compravenda, els hi expliquem en la seva llengua i diem què falta quan encara hi ha temps.",
  points: {
    title: "Què llegim",
    items: [
      {
        title: "Registre de la Propietat",
        text: "De qui és l'habitatge i quines hipoteques, embargaments o servituds el graven, segons una nota simple recent.",
      },
      {
        title: "Habitabilitat i energia",
        text: "La cèdula d'habitabilitat i el certificat energètic, vigents el dia de l'escriptura.",
      },
      {
        title: "Comunitat de propietaris",
        text: "Deutes, actes de les últimes juntes, obres aprovades i qui les ha de pagar.",
      },
      {
        title: "Contractes",
        text: "Reserva, arres i escriptura, clàusula a clàusula: qui paga què, quan i què passa si no es compleix.",
      },
    ],
  },
  steps: {
    title: "De la llista a l'escriptura",
    note: "Som agents immobiliaris, no un despatx d'advocats. Aquest servei informa i prepara; per a l'assessorament legal o fiscal vostè tria un advocat independent i hi treballem.",
    items: [
      { title: "Una llista", text: "Quins papers necessita la seva compra o venda, qui els emet i quant triguen." },
      {
        title: "Reunir-los",
        text: "Els demanem al propietari, a l'administrador i al registre, i reclamem el que no arriba.",
      },
      {
        title: "Llegir-los junts",
        text: "Els repassem amb vostè i assenyalem el que hauria de veure un advocat o el notari.",
      },
      {
        title: "El dia de la notaria",
        text: "Comparem l'escriptura amb el que s'ha acordat i ens quedem fins que les claus canvien de mans.",
      },
    ],
  },
  closing: { title: "Té dubtes sobre algun paper?", text: "Escrigui'ns. Tindrà resposta en 24 hores." },
};
