import type { OutlineWords } from "./outline-words";

export const ca: OutlineWords = {
  opening: {
    what: "Respongui en dues frases, amb les paraules «{keyword}»: què és i a qui afecta. Qui no continuï llegint ja ho hauria de saber.",
    cost: "Respongui en dues frases, amb les paraules «{keyword}»: quant costa i de què depèn l’import.",
    time: "Respongui en dues frases, amb les paraules «{keyword}»: quant es triga i des de quin dia es compta.",
    who: "Respongui en dues frases, amb les paraules «{keyword}»: a qui correspon i qui no se n’ha de preocupar.",
    how: "Respongui en dues frases, amb les paraules «{keyword}»: per on es comença i què es té quan s’acaba.",
  },
  parts: {
    what: [
      { heading: "Què és", say: "Expliqui-ho com ho explicaria a un client al despatx. Sense sigles per aclarir." },
      { heading: "Qui ho necessita", say: "Qui compra, qui ven o tots dos? Digui també qui se’n pot estar." },
      {
        heading: "Què diu la norma",
        say: "La llei amb l’article i la data, o com se sol fer a Barcelona. Distingeixi el que sap per experiència.",
      },
      { heading: "Què sol sortir malament", say: "L’error que veu més sovint, quant costa i com s’evita." },
    ],
    cost: [
      {
        heading: "Quant costa",
        say: "Els imports i si inclouen impostos. Si n’hi ha uns quants, en una taula. Indiqui quin dia els ha consultat.",
      },
      { heading: "Qui paga i quan", say: "Qui compra o qui ven, quin dia, a qui i amb quin justificant." },
      {
        heading: "Un exemple amb números",
        say: "Agafi el preu d’un dels nostres habitatges i faci el compte línia a línia.",
      },
      { heading: "Què no hi entra", say: "Allò que s’oblida i es paga a part, i en quins casos es paga menys." },
    ],
    time: [
      { heading: "Quant dura cada pas", say: "El termini habitual i el més llarg que ha vist, pas a pas." },
      { heading: "De què depèn", say: "A qui s’espera, i què accelera o endarrereix el tràmit." },
      { heading: "Què convé preparar abans", say: "La documentació i les cites que després estalvien dies." },
      { heading: "Si s’acaba el termini", say: "Què es perd, què es pot fer encara i a qui cal avisar." },
    ],
    who: [
      {
        heading: "A qui afecta",
        say: "Qui compra, qui ven, hereus, no residents: anomeni cada cas i què hi significa.",
      },
      { heading: "Qui decideix i qui signa", say: "Cada persona o organisme, i què fa." },
      { heading: "Què cal aportar", say: "La documentació, en l’ordre en què es demana." },
      { heading: "Excepcions", say: "Qui té un altre tracte, segons quina llei i des de quina data." },
    ],
    how: [
      { heading: "Abans de començar", say: "Què cal tenir a mà i on s’aconsegueix." },
      {
        heading: "Pas a pas",
        say: {
          steps: [
            "El primer pas: què cal fer i on.",
            "El següent: què es lliura i què es rep.",
            "L’últim: com se sap que ja està fet.",
          ],
        },
      },
      { heading: "Quant es triga i quant costa", say: "Dies i euros, amb el dia en què els ha consultat." },
      { heading: "Què sol sortir malament", say: "On s’encalla la gent més sovint i com se’n surt." },
    ],
  },
  closing: [
    {
      heading: "Què pot fer ara",
      say: "Una sola cosa que el lector pugui fer avui, amb un enllaç a una pàgina nostra.",
    },
    { heading: "Fonts", say: "Lleis amb article i data, pàgines oficials i el dia en què les ha consultat." },
  ],
};
