import type { ServiceText } from "../service-text";

export const legalSupport: ServiceText = {
  meta: {
    title: "Revisió de la documentació d’un habitatge",
    description:
      "De qui és l’habitatge, quines càrregues té i quins documents falten: nota simple, cèdula, certificat energètic i comunitat, revisats i explicats a temps.",
  },
  title: "Revisem la documentació abans que signi",
  lead: "De qui és l’habitatge, quines càrregues té, quins documents falten: ho reunim tot, li ho expliquem en la seva llengua i l’avisem a temps. Som una agència immobiliària, no un despatx: vostè tria advocat i treballem amb ell.",
  points: {
    title: "Què revisem",
    items: [
      {
        title: "Registre de la Propietat",
        text: "De qui és l’habitatge i quines hipoteques, embargaments o servituds té, amb una nota simple recent.",
      },
      {
        title: "Habitabilitat i energia",
        text: "Que la cèdula d’habitabilitat i el certificat energètic siguin vigents el dia de la signatura.",
      },
      {
        title: "Comunitat de propietaris",
        text: "Els deutes, les actes de les últimes juntes, les obres aprovades i qui les ha de pagar.",
      },
      {
        title: "Contractes",
        text: "La reserva, les arres i l’escriptura, clàusula per clàusula: qui paga què, quan i què passa si algú no compleix.",
      },
    ],
  },
  steps: {
    title: "Com ho fem",
    note: "Aquest servei informa i prepara; no és assessorament legal ni fiscal. Per a això vostè tria un despatx independent, i hi treballem plegats.",
    items: [
      { title: "Fem la llista", text: "Quins documents calen, qui els emet i quant triguen." },
      {
        title: "Els reunim",
        text: "Els demanem a la propietat, a l’administrador i al registre, i insistim fins que hi són tots.",
      },
      {
        title: "Els revisem amb vostè",
        text: "Li expliquem què diuen i li assenyalem el que hauria de veure un advocat o el notari.",
      },
      {
        title: "L’acompanyem a la notaria",
        text: "Comprovem que l’escriptura digui el que s’ha acordat i hi som fins al lliurament de claus.",
      },
    ],
  },
  closing: {
    title: "Té dubtes sobre algun document?",
    text: "Digui’ns quin és i li expliquem què vol dir i què cal comprovar.",
  },
};
