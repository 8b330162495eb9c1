import type { ServiceText } from "../service-text";

export const newConstruction: ServiceText = {
  meta: {
    title: "Comprar obra nova a Barcelona",
    description:
      "Habitatges d’obra nova de {from} a {to} a Barcelona: què paga en cada moment, quines garanties té per llei i quines promocions tenim ara en venda.",
  },
  title: "Sàpiga què paga, quan i què protegeix els seus diners",
  lead: "Obra nova de {from} a {to}. Li expliquem cada pagament, comprovem la llicència i les garanties abans que signi i seguim l’obra fins a les claus.",
  points: {
    title: "Què té de bo l’obra nova",
    items: [
      {
        title: "Es paga per etapes",
        text: "Una reserva, pagaments mentre es construeix i la resta el dia de la signatura.",
      },
      {
        title: "Té garanties per llei",
        text: "El que paga abans del lliurament ha d’estar garantit amb aval o assegurança, i l’estructura, assegurada durant deu anys.",
      },
      {
        title: "Consumeix menys energia",
        text: "La normativa actual exigeix aïllament, protecció solar i sistemes eficients. La qualificació de cada promoció és a la seva fitxa.",
      },
      {
        title: "Hi pot triar els acabats",
        text: "El terra, la cuina i els revestiments, fins a la data que fixa la promotora.",
      },
    ],
  },
  developments: {
    title: "Vegi què tenim ara en venda",
    lead: "Els preus no inclouen l’IVA, l’AJD ni les despeses de compra.",
  },
  steps: {
    title: "Sis passos fins a les claus",
    items: [
      {
        title: "Parlem",
        text: "Del seu pressupost, de les seves dates i de quant pot pagar abans de la signatura.",
      },
      {
        title: "Triem l’habitatge",
        text: "Comparem plànols, planta, orientació i superfície útil.",
      },
      { title: "Reserva", text: "Amb una part del preu, l’habitatge queda reservat. Després es descompta del total." },
      {
        title: "Contracte i garanties",
        text: "Abans que signi, comprovem la llicència d’obres, la titularitat i l’aval dels seus pagaments.",
      },
      { title: "Obra", text: "La seguim i li escrivim cada vegada que s’acaba una etapa o canvia una data." },
      {
        title: "Lliurament",
        text: "Revisem l’habitatge amb vostè, anotem el que s’ha de corregir i l’acompanyem a la notaria.",
      },
    ],
  },
  figures: {
    title: "L’obra nova en xifres",
    note: "El termini d’obra i la reserva canvien segons la promoció; val el que digui el contracte.",
    building: "d’obra",
    reservation: "del preu en la reserva",
  },
  closing: {
    title: "Pregunti’ns pels plànols, els pagaments o les dates",
    text: "Digui’ns quina promoció li interessa i quan hi voldria viure.",
  },
};
