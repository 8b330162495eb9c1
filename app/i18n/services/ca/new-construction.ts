import type { ServiceText } from "../service-text";

export const newConstruction: ServiceText = {
  meta: {
    title: "Venda d'obra nova a Barcelona",
    description:
      "Habitatges nous de {from} a {to} a Barcelona, explicats de la reserva a les claus: pagaments, garanties, terminis i promocions en venda.",
  },
  title: "Un habitatge nou, entès abans de construir-se",
  lead: "Habitatges nous de {from} a {to}, explicats de la reserva a les claus: què paga, quan, i què protegeix els seus diners.",
  points: {
    title: "Quatre avantatges de l'obra nova",
    items: [
      {
        title: "Es paga per etapes",
        text: "Una reserva, pagaments mentre es construeix i la resta a l'escriptura.",
      },
      {
        title: "Amb garanties per llei",
        text: "El que es paga abans del lliurament ha d'estar garantit i l'estructura, assegurada durant deu anys.",
      },
      {
        title: "Poca energia",
        text: "La normativa actual exigeix aïllament, ombra i calefacció eficient. Cada promoció mostra la seva etiqueta energètica.",
      },
      {
        title: "Acabat a la seva manera",
        text: "Fins a la data que fixa el promotor encara es poden triar terres, cuina i acabats.",
      },
    ],
  },
  developments: {
    title: "On venem avui",
    lead: "Els preus no inclouen l'IVA ni les altres despeses de compra.",
  },
  steps: {
    title: "Sis passos fins a les claus",
    items: [
      {
        title: "Primera conversa",
        text: "El seu pressupost, les seves dates i quant pot pagar abans de l'escriptura.",
      },
      {
        title: "Tria de l'habitatge",
        text: "Plànols, planta, sol i superfície útil, comparats l'un al costat de l'altre.",
      },
      { title: "Reserva", text: "Una part del preu li guarda l'habitatge. Es descompta del que paga." },
      {
        title: "Contracte i garanties",
        text: "Llicència d'obres, títol i garantia dels seus pagaments, llegits abans que signi.",
      },
      { title: "Construcció", text: "Seguim les obres i li escrivim quan s'acaba una etapa o es mou una data." },
      {
        title: "Lliurament",
        text: "Recorrem l'habitatge amb vostè, anotem el que cal corregir i anem a la notaria.",
      },
    ],
  },
  figures: {
    title: "L'obra nova en xifres",
    note: "La revaloració és una xifra que cita el sector. No és una previsió ni una promesa: els preus també poden baixar. El termini d'obra i la reserva canvien d'una promoció a l'altra; mana el contracte.",
    appreciation: "de revaloració, segons cita el sector",
    building: "de construcció",
    reservation: "del preu en la reserva",
  },
  closing: {
    title: "Pregunti per un plànol, una planta o una data",
    text: "Tindrà resposta en 24 hores.",
  },
};
