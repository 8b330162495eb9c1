import type { ServiceText } from "../service-text";

export const buyerConsultation: ServiceText = {
  meta: {
    title: "Asesoramiento para comprar en Barcelona",
    description:
      "Qué puede comprar en Barcelona con su presupuesto, en qué barrios y con qué gastos, antes de la primera visita. Viviendas de {from} a {to}.",
  },
  title: "Sepa qué puede comprar antes de empezar a buscar",
  lead: "Para quien busca vivienda de {from} a {to}. Usted nos cuenta cómo quiere vivir y cuánto puede gastar. Nosotros le decimos qué puede comprar, dónde y qué gastos se suman al precio, antes de la primera visita.",
  points: {
    title: "Qué hacemos por usted",
    items: [
      {
        title: "Presupuesto y gastos",
        text: "Cuánto pagará en total, con impuestos, notaría y registro, y qué debe preguntar a su banco.",
      },
      { title: "Barrios", text: "Cuáles encajan con su día a día y con su presupuesto." },
      { title: "Búsqueda", text: "Anotamos qué busca y le enseñamos solo las viviendas que encajan." },
      { title: "Visitas", text: "En su idioma, y señalándole también los defectos." },
      { title: "Negociación", text: "Precio, condiciones y fechas, con datos en la mano." },
      { title: "Documentación", text: "Nota simple, cédula, comunidad y cargas, revisadas antes de que pague nada." },
    ],
  },
  places: {
    title: "A qué precio vendemos en cuatro barrios",
    lead: "Precios de las viviendas que tenemos ahora en venta. No incluyen los impuestos ni los gastos de compra.",
  },
  steps: {
    title: "Le acompañamos de la primera conversación a las llaves",
    items: [
      {
        title: "Hablamos",
        text: "Por teléfono o en persona. Usted dice qué necesita; nosotros, qué es posible.",
      },
      {
        title: "Concretamos la búsqueda",
        text: "Presupuesto, barrios, dormitorios y aquello de lo que puede prescindir. Lo ponemos por escrito y usted lo revisa.",
      },
      {
        title: "Paseamos y visitamos",
        text: "Primero el barrio, después las viviendas. Después de cada visita recibe nuestras notas por escrito.",
      },
      {
        title: "Oferta y arras",
        text: "Hacemos la oferta por escrito, con sus condiciones. Las arras, solo después de revisar la documentación.",
      },
      {
        title: "Notaría y llaves",
        text: "Preparamos la firma con usted, le acompañamos a la notaría y revisamos juntos la vivienda.",
      },
    ],
  },
  closing: {
    title: "Cuéntenos cómo quiere vivir",
    text: "Le diremos qué puede comprar, dónde y cuánto le costará en total.",
  },
};
