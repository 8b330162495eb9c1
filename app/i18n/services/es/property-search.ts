import type { ServiceText } from "../service-text";

export const propertySearch: ServiceText = {
  meta: {
    title: "Búsqueda de vivienda en Barcelona",
    description:
      "Cuéntenos una sola vez qué vivienda busca en Barcelona, de {from} a {to}: la comparamos con cada novedad y le enseñamos solo lo que encaja.",
  },
  title: "Cuéntenos qué busca y verá solo lo que encaja",
  lead: "Descríbanos en cuatro pasos la vivienda que quiere, de {from} a {to}. Comparamos cada novedad con su búsqueda y no le haremos perder ninguna tarde en pisos que no son para usted.",
  points: {
    title: "Cómo buscamos",
    items: [
      {
        title: "Su búsqueda, por escrito",
        text: "Presupuesto, dormitorios, barrios y lo que no puede faltar. Puede cambiarla cuando quiera.",
      },
      {
        title: "Comparamos cada novedad",
        text: "No solo las viviendas de hoy: también todas las que vamos publicando.",
      },
      { title: "Solo lo que encaja", text: "Lo que no encaja no se lo enviamos. Si no hay nada, se lo decimos." },
      {
        title: "Siempre la misma persona",
        text: "Quien estudia su búsqueda es quien le acompaña en las visitas.",
      },
    ],
  },
  steps: {
    title: "De la búsqueda a la visita",
    items: [
      {
        title: "Describa qué busca",
        text: "En cuatro pasos y sin compromiso. Los campos opcionales están indicados.",
      },
      {
        title: "Le respondemos",
        text: "Con las viviendas que encajan, si las hay, y lo que tiene cada una a favor y en contra.",
      },
      { title: "Visitas", text: "Usted elige; nosotros concertamos las horas y le acompañamos." },
      {
        title: "Oferta, o seguimos buscando",
        text: "Si la ha encontrado, preparamos la oferta. Si no, afinamos la búsqueda.",
      },
    ],
  },
  closing: { title: "¿Prefiere hablarlo antes?", text: "Díganos cuándo le viene bien y le llamamos." },
};
