import type { ServiceText } from "../service-text";

export const negotiationSupport: ServiceText = {
  meta: {
    title: "Suport en la negociació per a compradors a Barcelona",
    description:
      "Un agent acreditat prepara i negocia la seva oferta per un habitatge a Barcelona: preu, condicions i dates, per escrit i dins del seu límit.",
  },
  title: "Una veu al seu costat de la taula",
  lead: "Una oferta és més que un preu. La preparem amb xifres, la posem per escrit i respectem el límit que vostè fixa.",
  points: {
    title: "Amb què pot comptar",
    items: [
      {
        title: "Un límit abans de l'oferta",
        text: "Acordem quant pagaria com a màxim i no ho superem sense la seva paraula.",
      },
      {
        title: "Raons en lloc de pressió",
        text: "Habitatges comparables, obres pendents i el que diuen els papers: cada argument es pot comprovar.",
      },
      {
        title: "També les condicions",
        text: "Hipoteca, dates, mobles i arranjaments poden valer tant com el preu.",
      },
      {
        title: "Sense dubtes sobre el costat",
        text: "Si venem l'habitatge per encàrrec del propietari, l'hi diem primer: aleshores actuem per a ell i no podem negociar per vostè.",
      },
    ],
  },
  steps: {
    title: "Com negociem",
    items: [
      { title: "Llegim l'habitatge", text: "Visita, papers, càrregues i el temps que fa que és en venda." },
      {
        title: "Fixem el marc",
        text: "Primera oferta, límit i condicions, acordats amb vostè. També els nostres honoraris van per escrit.",
      },
      { title: "Fem l'oferta", text: "Per escrit i amb data. Coneix cada resposta el dia que arriba." },
      {
        title: "Passa al contracte",
        text: "El que s'ha acordat consta al contracte d'arres abans que es mogui diner.",
      },
    ],
  },
  closing: {
    title: "Vol fer una oferta per un habitatge?",
    text: "Escrigui'ns. Tindrà resposta en 24 hores.",
  },
};
