import type { ServiceText } from "../service-text";

export const propertySales: ServiceText = {
  meta: {
    title: "Vendre el seu habitatge a Barcelona",
    description:
      "Sis passos, de la valoració a l'escriptura, per a habitatges de {from} a {to} a Barcelona, amb un mateix agent acreditat i resposta en 24 hores.",
  },
  title: "Venut al seu preu, amb cada pas explicat",
  lead: "Per a propietaris d'habitatges de {from} a {to}. Un mateix agent acreditat valora, prepara, ensenya i tanca, i cada vegada li diu què ve després.",
  points: {
    title: "Amb què pot comptar",
    items: [
      {
        title: "Un preu amb el seu perquè",
        text: "Comparem habitatges com el seu, en mirem l'estat i li donem una forquilla per escrit abans que decideixi.",
      },
      {
        title: "Compradors en quatre llengües",
        text: "El seu habitatge es descriu en català, castellà, anglès i rus, i responem en totes quatre.",
      },
      {
        title: "Primer els papers",
        text: "Títol, cèdula d'habitabilitat, certificat energètic i papers de la comunitat es revisen abans d'anunciar-lo.",
      },
      {
        title: "Una sola persona fins al final",
        text: "Qui valora el seu habitatge va a les visites i seu al seu costat a la notaria.",
      },
    ],
  },
  steps: {
    lead: "Sis passos. La barra fosca és el temps mínim habitual de cada pas; la clara, el màxim.",
    note: "Són terminis habituals, no una promesa: el banc del comprador, l'època de l'any o un paper que falta els poden canviar.",
    items: [
      { title: "Valoració", text: "Visitem, mesurem i comparem, i li donem una forquilla de preus per escrit." },
      {
        title: "Papers i preparació",
        text: "Vostè signa la nota d'encàrrec, amb els nostres honoraris. Reunim els papers i li diem quins arranjaments compensen.",
      },
      { title: "Fotografies i anunci", text: "Fotografies amb llum de dia, plànol i text en quatre llengües." },
      { title: "Visites", text: "Anem a totes i cada setmana li expliquem què han dit els visitants." },
      {
        title: "Ofertes i arres",
        text: "Preguntem com pagarà el comprador, negociem i preparem el contracte d'arres.",
      },
      { title: "Notaria i claus", text: "La hipoteca del comprador, l'escriptura, els comptadors i les claus." },
    ],
  },
  closing: {
    title: "Per quant es vendria el seu habitatge?",
    text: "La valoració és gratuïta i no el compromet a res. Tindrà resposta en 24 hores.",
  },
};
