import type { ServiceText } from "../service-text";

export const neighborhoodTours: ServiceText = {
  meta: {
    title: "Passejades pels barris de Barcelona",
    description:
      "Conegui a peu l’Eixample, Gràcia, Sarrià, Pedralbes o Ciutat Vella abans de visitar pisos: soroll, llum, botigues, transport i edificis, carrer per carrer.",
  },
  title: "Conegui el carrer abans d’enamorar-se del pis",
  lead: "Amb el pis també tria un barri. L’hi ensenyem a peu, a les hores en què vostè hi faria vida.",
  points: {
    title: "En què ens fixem",
    items: [
      { title: "Soroll i llum", text: "Bars, trànsit, patis d’escola i per on entra el sol a l’hivern." },
      {
        title: "El dia a dia",
        text: "Mercat, botigues, escoles, metges i parcs, i quant s’hi triga de debò a peu.",
      },
      { title: "Com s’hi va", text: "Metro, Ferrocarrils, autobús i bicicleta; on es pot aparcar i on no." },
      {
        title: "Els edificis",
        text: "L’edat, els ascensors, les façanes i les obres que solen haver de pagar les comunitats.",
      },
    ],
  },
  steps: {
    title: "Com és una passejada",
    items: [
      { title: "Vostè tria", text: "Un barri, o dos de propers; entre setmana, o el dissabte si treballa." },
      { title: "Preparem la ruta", text: "Pels carrers que encaixen amb el que busca i pels que evitaríem." },
      { title: "Caminem", text: "En català, castellà, anglès o rus. Vingui amb qui vulgui." },
      { title: "Rep les notes", text: "El que hem vist, carrer per carrer, i els habitatges que hi tenim." },
    ],
  },
  closing: {
    title: "Per quin barri vol passejar?",
    text: "Digui’ns el barri i el dia que li va bé.",
  },
};
