import type { ServiceText } from "../service-text";

export const buyerConsultation: ServiceText = {
  meta: {
    title: "Asesoría de compra en Barcelona",
    description:
      "Qué puede comprar en Barcelona y dónde: gastos, barrios, visitas, oferta y papeles para viviendas de {from} a {to}.",
  },
  title: "Sepa qué puede comprar antes de mirar",
  lead: "Para compradores de viviendas de {from} a {to}. Hablamos de su presupuesto, de la ciudad y de las reglas antes de que vea un solo piso.",
  points: {
    title: "Seis cosas que hacemos por usted",
    items: [
      {
        title: "Presupuesto y gastos",
        text: "En qué se convierte un precio con impuestos, notaría y registro, y qué preguntar a su banco.",
      },
      { title: "Barrios", text: "Qué zonas encajan con su día a día, el colegio y su presupuesto." },
      { title: "Búsqueda", text: "Lo que busca, por escrito, y solo viviendas que encajan." },
      { title: "Visitas", text: "En su idioma, nombrando los defectos igual que la luz." },
      { title: "Negociación", text: "Precio, condiciones y fechas, con cifras en la mano." },
      { title: "Papeles", text: "Registro, cédula, comunidad y cargas, leídos antes de que pague nada." },
    ],
  },
  places: {
    title: "Qué cuestan las viviendas en cuatro barrios",
    lead: "Precios de las viviendas que ofrecemos hoy. Aparte van los impuestos y los gastos de compra.",
  },
  steps: {
    title: "De la primera conversación a las llaves",
    items: [
      {
        title: "Primera conversación",
        text: "Por teléfono o en persona. Usted dice qué necesita; nosotros, qué es realista.",
      },
      {
        title: "Lo que busca",
        text: "Anotamos presupuesto, zonas, habitaciones y aquello de lo que puede prescindir. Usted lo corrige.",
      },
      {
        title: "Calles y visitas",
        text: "Primero recorremos el barrio, después vemos viviendas, y anotamos lo que hemos visto.",
      },
      {
        title: "Oferta y arras",
        text: "Una oferta con sus condiciones por escrito. El contrato de arras llega cuando los papeles ya se han leído.",
      },
      {
        title: "Notaría y llaves",
        text: "Preparamos el día con usted, le acompañamos y revisamos juntos la vivienda en la entrega.",
      },
    ],
  },
  closing: { title: "Cuéntenos qué tiene pensado", text: "Tendrá respuesta en 24 horas." },
};
