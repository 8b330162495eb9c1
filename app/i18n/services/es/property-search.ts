import type { ServiceText } from "../service-text";

export const propertySearch: ServiceText = {
  meta: {
    title: "Búsqueda de vivienda en Barcelona",
    description:
      "Describa en cuatro pasos breves la vivienda que busca y reciba una primera selección en 24 horas: viviendas de {from} a {to} en Barcelona.",
  },
  title: "Una búsqueda que empieza por escrito",
  lead: "Cuatro pasos breves describen la vivienda que quiere. En 24 horas recibe una primera selección de viviendas de {from} a {to}.",
  points: {
    title: "Cómo buscamos",
    items: [
      {
        title: "Lo que busca, por escrito",
        text: "Presupuesto, habitaciones, zonas, características y plazo. Todo puede cambiarse después.",
      },
      {
        title: "Comparado con cada vivienda",
        text: "Cada vivienda que entra en nuestra lista se compara con lo que busca, no solo las que hay hoy.",
      },
      { title: "Solo lo que encaja", text: "Lo que no encaja no se lo enviamos. Si no hay nada, se lo decimos." },
      { title: "Una persona que responde", text: "El agente que lee lo que busca es el que le abre las puertas." },
    ],
  },
  steps: {
    title: "De la descripción a la visita",
    items: [
      {
        title: "Describa lo que busca",
        text: "Cuatro pasos en esta web. Lo que puede quedar abierto está indicado y nada le compromete.",
      },
      { title: "Primera selección", text: "En 24 horas, con lo que cada vivienda tiene a favor y en contra." },
      { title: "Visitas", text: "Usted elige; nosotros concertamos las horas y le acompañamos." },
      {
        title: "Oferta, o seguir buscando",
        text: "Si una vivienda es la adecuada, preparamos la oferta. Si no, afinamos la búsqueda.",
      },
    ],
  },
  closing: { title: "¿Prefiere hablar primero?", text: "Escríbanos. Tendrá respuesta en 24 horas." },
};
