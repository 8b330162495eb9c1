import type { ServiceText } from "../service-text";

export const turnkeyServices: ServiceText = {
  meta: {
    title: "Venda claus en mà del seu habitatge a Barcelona",
    description:
      "Posada en escena, reforma, fotografies, papers i venda del seu habitatge a Barcelona en un sol contracte: tres paquets, sis fases, resposta en 24 hores.",
  },
  title: "Vostè ens dona les claus, nosaltres l'escriptura",
  lead: "Preparació, presentació i venda del seu habitatge en un sol contracte, amb una persona que respon de tot.",
  points: {
    title: "Què inclou",
    items: [
      {
        title: "Posada en escena i disseny",
        list: ["Mobles i tèxtils", "Pla de llum i color", "Muntatge i retirada"],
      },
      {
        title: "Coordinació de la reforma",
        list: ["Pressupostos comparats", "Obres supervisades", "Repassos acabats"],
      },
      { title: "Fotografia", list: ["Sessió amb llum de dia", "Exterior al capvespre", "Plànol"] },
      { title: "Documentació", list: ["Certificat energètic", "Papers de la comunitat", "Revisió del títol"] },
      {
        title: "Preparació de la sortida a la venda",
        list: ["Estudi de preu", "Anunci en quatre llengües", "Calendari de visites"],
      },
      { title: "Gestió de la venda", list: ["Visites ateses", "Ofertes negociades", "Dia de la notaria"] },
    ],
  },
  packages: {
    title: "Tres maneres de treballar junts",
    note: "El seu pressupost diu per escrit què inclou, i l'IVA.",
    items: {
      essential: {
        text: "A punt per fotografiar-lo i vendre'l",
        features: ["Posada en escena i disseny", "Fotografia", "Documentació"],
      },
      premium: {
        text: "Preparat, presentat i gestionat fins a l'escriptura",
        features: [
          "Tot el d'Essencial",
          "Coordinació de la reforma",
          "Preparació de la sortida a la venda",
          "Gestió de la venda",
        ],
      },
      luxury: {
        text: "Per a habitatges que necessiten una transformació completa",
        features: ["Tot el de Premium", "Interiorisme complet", "Obres fins a la reforma integral", "Informe setmanal"],
      },
    },
  },
  steps: {
    lead: "Sis fases. La barra fosca és el temps mínim de cada fase; la clara, el màxim.",
    items: [
      { title: "Avaluació" },
      { title: "Preparació" },
      { title: "Fotografia" },
      { title: "Promoció" },
      { title: "Venda" },
      { title: "Tancament" },
    ],
  },
  lists: [
    {
      title: "Què hi guanya com a propietari",
      items: [
        "Un contracte i una factura",
        "Cap visita on hagi d'anar",
        "Un preu basat en dades i explicat",
        "Anunci en quatre llengües",
      ],
    },
    {
      title: "Què garantim",
      items: [
        "Resposta en 24 hores, sempre",
        "Costos acordats per escrit abans de començar",
        "Un informe escrit després de cada fase",
        "El mateix agent acreditat de principi a fi",
      ],
    },
  ],
  closing: { title: "Cada habitatge necessita una llista diferent" },
};
