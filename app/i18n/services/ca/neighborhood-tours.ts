import type { ServiceText } from "../service-text";

export const neighborhoodTours: ServiceText = {
  meta: {
    title: "Recorreguts pels barris de Barcelona",
    description:
      "Recorri a peu l'Eixample, Gràcia, Sarrià-Sant Gervasi, Pedralbes o Ciutat Vella amb un agent acreditat abans de visitar habitatges. Resposta en 24 hores.",
  },
  title: "Primer els carrers, després els pisos",
  lead: "Cada dia es viu en un barri, no només en un pis. L'hi ensenyem a peu, a l'hora en què vostè hi seria.",
  points: {
    title: "En què ens fixem",
    items: [
      { title: "Soroll i llum", text: "Bars, trànsit, patis d'escola i per on entra el sol a l'hivern." },
      {
        title: "El dia a dia",
        text: "Mercat, botigues, escoles, metges i parcs, a la distància que de debò es camina.",
      },
      { title: "Moure's", text: "Metro, tren, autobús i bicicleta; on es pot deixar un cotxe i on no." },
      {
        title: "Els edificis",
        text: "L'edat, els ascensors i les façanes, i les obres que solen afrontar les comunitats.",
      },
    ],
  },
  steps: {
    title: "Com és un recorregut",
    items: [
      { title: "Vostè tria", text: "Un barri, o dos que siguin a prop; entre setmana, o un dissabte si treballa." },
      { title: "Preparem la ruta", text: "Amb els carrers que encaixen amb el que busca i els que evitaríem." },
      { title: "Caminem", text: "En català, castellà, anglès o rus. Vingui amb qui hagi de viure amb vostè." },
      { title: "Rep les nostres notes", text: "El que hem vist, carrer a carrer, i els habitatges que hi oferim." },
    ],
  },
  closing: {
    title: "Quina part de la ciutat li ensenyem?",
    text: "Escrigui'ns. Tindrà resposta en 24 hores.",
  },
};
