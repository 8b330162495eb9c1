import type { ServiceText } from "../service-text";

export const turnkeyServices: ServiceText = {
  meta: {
    title: "Venta llave en mano de su vivienda en Barcelona",
    description:
      "Puesta en escena, reforma, fotografías, papeles y venta de su vivienda en Barcelona en un solo contrato: tres paquetes, seis fases, respuesta en 24 horas.",
  },
  title: "Usted nos da las llaves, nosotros la escritura",
  lead: "Preparación, presentación y venta de su vivienda en un solo contrato, con una persona que responde de todo.",
  points: {
    title: "Qué incluye",
    items: [
      {
        title: "Puesta en escena y diseño",
        list: ["Muebles y textiles", "Plan de luz y color", "Montaje y retirada"],
      },
      {
        title: "Coordinación de la reforma",
        list: ["Presupuestos comparados", "Obras supervisadas", "Repasos terminados"],
      },
      { title: "Fotografía", list: ["Sesión con luz de día", "Exterior al atardecer", "Plano"] },
      { title: "Documentación", list: ["Certificado energético", "Papeles de la comunidad", "Revisión del título"] },
      {
        title: "Preparación de la salida a la venta",
        list: ["Estudio de precio", "Anuncio en cuatro idiomas", "Calendario de visitas"],
      },
      { title: "Gestión de la venta", list: ["Visitas atendidas", "Ofertas negociadas", "Día de la notaría"] },
    ],
  },
  packages: {
    title: "Tres formas de trabajar juntos",
    note: "Su presupuesto dice por escrito qué incluye, y el IVA.",
    items: {
      essential: {
        text: "Lista para fotografiarla y venderla",
        features: ["Puesta en escena y diseño", "Fotografía", "Documentación"],
      },
      premium: {
        text: "Preparada, presentada y gestionada hasta la escritura",
        features: [
          "Todo lo de Esencial",
          "Coordinación de la reforma",
          "Preparación de la salida a la venta",
          "Gestión de la venta",
        ],
      },
      luxury: {
        text: "Para viviendas que necesitan una transformación completa",
        features: ["Todo lo de Premium", "Interiorismo completo", "Obras hasta la reforma integral", "Informe semanal"],
      },
    },
  },
  steps: {
    lead: "Seis fases. La barra oscura es el tiempo mínimo de cada fase; la clara, el máximo.",
    items: [
      { title: "Evaluación" },
      { title: "Preparación" },
      { title: "Fotografía" },
      { title: "Promoción" },
      { title: "Venta" },
      { title: "Cierre" },
    ],
  },
  lists: [
    {
      title: "Qué gana como propietario",
      items: [
        "Un contrato y una factura",
        "Ninguna visita a la que acudir",
        "Un precio basado en datos y explicado",
        "Anuncio en cuatro idiomas",
      ],
    },
    {
      title: "Qué garantizamos",
      items: [
        "Respuesta en 24 horas, siempre",
        "Costes acordados por escrito antes de empezar",
        "Un informe escrito después de cada fase",
        "El mismo agente acreditado de principio a fin",
      ],
    },
  ],
  closing: { title: "Cada vivienda necesita una lista distinta" },
};
