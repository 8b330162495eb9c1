import type { ServiceText } from "../service-text";

export const propertySearch: ServiceText = {
  meta: {
    title: "Cerca d’habitatge a Barcelona",
    description:
      "Expliqui’ns una sola vegada quin habitatge busca a Barcelona, de {from} a {to}: el comparem amb cada novetat i li ensenyem només el que encaixa.",
  },
  title: "Expliqui’ns què busca i veurà només el que encaixa",
  lead: "Descrigui’ns en quatre passos l’habitatge que vol, de {from} a {to}. Comparem cada novetat amb la seva cerca i no li farem perdre cap tarda en pisos que no fan per a vostè.",
  points: {
    title: "Com busquem",
    items: [
      {
        title: "La seva cerca, per escrit",
        text: "Pressupost, dormitoris, barris i el que no hi pot faltar. La pot canviar quan vulgui.",
      },
      {
        title: "Comparem cada novetat",
        text: "No només els habitatges d’avui: també tots els que anem publicant.",
      },
      { title: "Només el que encaixa", text: "El que no encaixa no li ho enviem. Si no hi ha res, li ho diem." },
      {
        title: "Sempre la mateixa persona",
        text: "Qui estudia la seva cerca és qui l’acompanya a les visites.",
      },
    ],
  },
  steps: {
    title: "De la cerca a la visita",
    items: [
      {
        title: "Descrigui què busca",
        text: "En quatre passos i sense compromís. Els camps opcionals estan indicats.",
      },
      {
        title: "Li responem",
        text: "Amb els habitatges que encaixen, si n’hi ha, i què té cadascun a favor i en contra.",
      },
      { title: "Visites", text: "Vostè tria; nosaltres concertem les hores i l’acompanyem." },
      {
        title: "Oferta, o continuem buscant",
        text: "Si l’ha trobat, preparem l’oferta. Si no, afinem la cerca.",
      },
    ],
  },
  closing: { title: "Prefereix parlar-ne abans?", text: "Digui’ns quan li va bé i li truquem." },
};
