import type { ServiceText } from "../service-text";

export const negotiationSupport: ServiceText = {
  meta: {
    title: "Apoyo en la negociación para compradores en Barcelona",
    description:
      "Un agente acreditado prepara y negocia su oferta por una vivienda en Barcelona: precio, condiciones y fechas, por escrito y dentro de su límite.",
  },
  title: "Una voz de su lado de la mesa",
  lead: "Una oferta es más que un precio. La preparamos con cifras, la ponemos por escrito y respetamos el límite que usted fija.",
  points: {
    title: "Con qué puede contar",
    items: [
      {
        title: "Un límite antes de la oferta",
        text: "Acordamos cuánto pagaría como máximo y no lo superamos sin su palabra.",
      },
      {
        title: "Razones en lugar de presión",
        text: "Viviendas comparables, obras pendientes y lo que dicen los papeles: cada argumento se puede comprobar.",
      },
      {
        title: "También las condiciones",
        text: "Hipoteca, fechas, muebles y arreglos pueden valer tanto como el precio.",
      },
      {
        title: "Sin dudas sobre el lado",
        text: "Si vendemos la vivienda por encargo de su propietario, se lo decimos primero: entonces actuamos para él y no podemos negociar por usted.",
      },
    ],
  },
  steps: {
    title: "Cómo negociamos",
    items: [
      { title: "Leemos la vivienda", text: "Visita, papeles, cargas y el tiempo que lleva en venta." },
      {
        title: "Fijamos el marco",
        text: "Primera oferta, límite y condiciones, acordados con usted. También nuestros honorarios van por escrito.",
      },
      { title: "Hacemos la oferta", text: "Por escrito y con fecha. Conoce cada respuesta el día en que llega." },
      { title: "Pasa al contrato", text: "Lo acordado consta en el contrato de arras antes de que se mueva dinero." },
    ],
  },
  closing: { title: "¿Quiere hacer una oferta por una vivienda?", text: "Escríbanos. Tendrá respuesta en 24 horas." },
};
