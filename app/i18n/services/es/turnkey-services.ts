import type { ServiceText } from "../service-text";

export const turnkeyServices: ServiceText = {
  meta: {
    title: "Venta llave en mano de su vivienda en Barcelona",
    description:
      "Home staging, reforma, fotografías, documentación y venta de su vivienda en Barcelona en un solo contrato, con presupuesto por escrito y tres paquetes.",
  },
  title: "Déjenos las llaves y vuelva para firmar",
  lead: "Preparamos, enseñamos y vendemos su vivienda con un solo contrato y una sola persona que responde de todo. Usted decide el precio y las obras.",
  points: {
    title: "Qué incluye",
    items: [
      {
        title: "Home staging y decoración",
        list: ["Muebles y textiles", "Proyecto de luz y color", "Montaje y retirada"],
      },
      {
        title: "Coordinación de la reforma",
        list: ["Presupuestos comparados", "Obras supervisadas", "Últimos remates"],
      },
      { title: "Fotografía", list: ["Sesión con luz de día", "Exteriores al atardecer", "Plano"] },
      { title: "Documentación", list: ["Certificado energético", "Comunidad de propietarios", "Titularidad y cargas"] },
      {
        title: "Salida a la venta",
        list: ["Estudio de precio", "Anuncio en cuatro idiomas", "Calendario de visitas"],
      },
      { title: "Gestión de la venta", list: ["Visitas atendidas", "Ofertas negociadas", "Firma en la notaría"] },
    ],
  },
  packages: {
    title: "Elija cuánto deja en nuestras manos",
    note: "Antes de empezar recibirá un presupuesto por escrito con lo que incluye, el precio y el IVA.",
    items: {
      essential: {
        text: "Lista para fotografiarla y ponerla a la venta",
        features: ["Home staging y decoración", "Fotografía", "Documentación"],
      },
      premium: {
        text: "La preparamos, la enseñamos y la llevamos hasta la firma",
        features: [
          "Todo lo que incluye Esencial",
          "Coordinación de la reforma",
          "Salida a la venta",
          "Gestión de la venta",
        ],
      },
      luxury: {
        text: "Para viviendas que necesitan una transformación completa",
        features: [
          "Todo lo que incluye Premium",
          "Interiorismo completo",
          "Obras, incluso una reforma integral",
          "Informe semanal",
        ],
      },
    },
  },
  steps: {
    lead: "Seis fases. La barra oscura es el tiempo mínimo de cada fase; la clara, el máximo.",
    items: [
      { title: "Estudio inicial" },
      { title: "Preparación" },
      { title: "Fotografía" },
      { title: "Comercialización" },
      { title: "Venta" },
      { title: "Firma" },
    ],
  },
  lists: [
    {
      title: "Qué gana usted",
      items: [
        "Un contrato y una factura",
        "Ninguna visita que atender",
        "Un precio basado en datos y explicado",
        "Anuncio en cuatro idiomas",
      ],
    },
    {
      title: "Qué garantizamos",
      items: [
        "Respuesta en menos de 24\u00a0horas, siempre",
        "Costes acordados por escrito antes de empezar",
        "Un informe escrito después de cada fase",
        "La misma persona de principio a fin",
      ],
    },
  ],
  closing: { title: "Cada vivienda es distinta: pida su presupuesto" },
};
