import type { ServiceText } from "../service-text";

export const propertySales: ServiceText = {
  meta: {
    title: "Vendre el seu habitatge a Barcelona",
    description:
      "Per a propietaris d’habitatges de {from} a {to} a Barcelona: un preu raonat, totes les visites ateses i la mateixa persona fins a la notaria.",
  },
  title: "Vengui casa seva pel que val, amb les coses clares",
  lead: "Per a propietaris d’habitatges de {from} a {to}. Li diem per quant es pot vendre casa seva i per què, la preparem, atenem totes les visites i seiem al seu costat a la notaria. Vostè decideix; cada setmana li expliquem com va.",
  points: {
    title: "Amb què pot comptar",
    items: [
      {
        title: "Un preu raonat",
        text: "Comparem el seu habitatge amb d’altres de semblants, en mirem l’estat i li donem un interval de preus per escrit. Després, vostè decideix.",
      },
      {
        title: "Arribem a compradors en quatre llengües",
        text: "Anunciem el seu habitatge en català, castellà, anglès i rus, i responem en totes quatre.",
      },
      {
        title: "La documentació, primer",
        text: "Abans d’anunciar-lo en revisem la titularitat, la cèdula d’habitabilitat, el certificat energètic i els comptes amb la comunitat.",
      },
      {
        title: "Una sola persona fins al final",
        text: "Qui valora el seu habitatge atén les visites i l’acompanya a la notaria.",
      },
    ],
  },
  steps: {
    lead: "Sis passos. La barra fosca és el temps mínim habitual; la clara, el màxim.",
    note: "Són terminis habituals, no una promesa: depenen del banc de qui compra, de l’època de l’any i de si falta cap document. Els nostres honoraris, amb l’IVA, consten a la nota d’encàrrec abans de començar.",
    items: [
      { title: "Valoració", text: "Visitem, mesurem, comparem i li donem un interval de preus per escrit." },
      {
        title: "Documentació i preparació",
        text: "Vostè signa la nota d’encàrrec, amb els nostres honoraris. Reunim la documentació i li diem quins arranjaments surten a compte.",
      },
      { title: "Fotografies i anunci", text: "Fotografies amb llum de dia, plànol i text en quatre llengües." },
      { title: "Visites", text: "Les atenem totes, i cada setmana li expliquem què n’han dit." },
      {
        title: "Ofertes i arres",
        text: "Preguntem com pagarà qui compra, negociem per vostè i preparem el contracte d’arres.",
      },
      {
        title: "Notaria i claus",
        text: "La hipoteca de qui compra, l’escriptura, el canvi de nom dels comptadors i les claus.",
      },
    ],
  },
  closing: {
    title: "Per quant es vendria avui el seu habitatge?",
    text: "Digui’ns l’adreça i concertem una visita. La valoració és gratuïta i sense compromís.",
  },
};
