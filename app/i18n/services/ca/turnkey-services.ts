import type { ServiceText } from "../service-text";

export const turnkeyServices: ServiceText = {
  meta: {
    title: "Venda claus en mà del seu habitatge a Barcelona",
    description:
      "Home staging, reforma, fotografies, documentació i venda del seu habitatge a Barcelona en un sol contracte, amb pressupost per escrit i tres paquets.",
  },
  title: "Deixi’ns les claus i torni per signar",
  lead: "Preparem, ensenyem i venem el seu habitatge amb un sol contracte i una sola persona que respon de tot. Vostè decideix el preu i les obres.",
  points: {
    title: "Què inclou",
    items: [
      {
        title: "Home staging i decoració",
        list: ["Mobles i tèxtils", "Projecte de llum i color", "Muntatge i retirada"],
      },
      {
        title: "Coordinació de la reforma",
        list: ["Pressupostos comparats", "Obres supervisades", "Últims retocs"],
      },
      { title: "Fotografia", list: ["Sessió amb llum de dia", "Exteriors al capvespre", "Plànol"] },
      { title: "Documentació", list: ["Certificat energètic", "Comunitat de propietaris", "Titularitat i càrregues"] },
      {
        title: "Posada a la venda",
        list: ["Estudi de preu", "Anunci en quatre llengües", "Calendari de visites"],
      },
      { title: "Gestió de la venda", list: ["Visites ateses", "Ofertes negociades", "Signatura a la notaria"] },
    ],
  },
  packages: {
    title: "Triï què deixa en mans nostres",
    note: "Abans de començar rebrà un pressupost per escrit amb el que inclou, el preu i l’IVA.",
    items: {
      essential: {
        text: "A punt per fotografiar-lo i posar-lo a la venda",
        features: ["Home staging i decoració", "Fotografia", "Documentació"],
      },
      premium: {
        text: "El preparem, l’ensenyem i ens n’ocupem fins a la signatura",
        features: [
          "Tot el que inclou Essencial",
          "Coordinació de la reforma",
          "Posada a la venda",
          "Gestió de la venda",
        ],
      },
      luxury: {
        text: "Per a habitatges que necessiten una transformació completa",
        features: [
          "Tot el que inclou Prèmium",
          "Interiorisme complet",
          "Obres, fins i tot una reforma integral",
          "Informe setmanal",
        ],
      },
    },
  },
  steps: {
    lead: "Sis fases. La barra fosca és el temps mínim de cada fase; la clara, el màxim.",
    items: [
      { title: "Estudi inicial" },
      { title: "Preparació" },
      { title: "Fotografia" },
      { title: "Comercialització" },
      { title: "Venda" },
      { title: "Signatura" },
    ],
  },
  lists: [
    {
      title: "Què hi guanya vostè",
      items: [
        "Un contracte i una factura",
        "Cap visita per atendre",
        "Un preu basat en dades i explicat",
        "Anunci en quatre llengües",
      ],
    },
    {
      title: "Què garantim",
      items: [
        "Resposta en menys de 24\u00a0hores, sempre",
        "Costos acordats per escrit abans de començar",
        "Un informe escrit després de cada fase",
        "La mateixa persona de principi a fi",
      ],
    },
  ],
  closing: { title: "Cada habitatge és diferent: demani el seu pressupost" },
};
