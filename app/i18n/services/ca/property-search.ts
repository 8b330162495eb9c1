import type { ServiceText } from "../service-text";

export const propertySearch: ServiceText = {
  meta: {
    title: "Cerca d'habitatge a Barcelona",
    description:
      "Descrigui en quatre passos breus l'habitatge que busca i rebi una primera selecció en 24 hores: habitatges de {from} a {to} a Barcelona.",
  },
  title: "Una cerca que comença per escrit",
  lead: "Quatre passos breus descriuen l'habitatge que vol. En 24 hores rep una primera selecció d'habitatges de {from} a {to}.",
  points: {
    title: "Com busquem",
    items: [
      {
        title: "El que busca, per escrit",
        text: "Pressupost, habitacions, zones, característiques i termini. Tot es pot canviar després.",
      },
      {
        title: "Comparat amb cada habitatge",
        text: "Cada habitatge que entra a la nostra llista es compara amb el que busca, no només els que hi ha avui.",
      },
      { title: "Només el que encaixa", text: "El que no encaixa no l'hi enviem. Si no hi ha res, l'hi diem." },
      { title: "Una persona que respon", text: "L'agent que llegeix el que busca és el que li obre les portes." },
    ],
  },
  steps: {
    title: "De la descripció a la visita",
    items: [
      {
        title: "Descrigui el que busca",
        text: "Quatre passos en aquest web. El que pot quedar obert està indicat i res no el compromet.",
      },
      { title: "Primera selecció", text: "En 24 hores, amb el que cada habitatge té a favor i en contra." },
      { title: "Visites", text: "Vostè tria; nosaltres concertem les hores i l'acompanyem." },
      {
        title: "Oferta, o continuar buscant",
        text: "Si un habitatge és l'adequat, preparem l'oferta. Si no, afinem la cerca.",
      },
    ],
  },
  closing: { title: "S'estima més parlar-ne primer?", text: "Escrigui'ns. Tindrà resposta en 24 hores." },
};
