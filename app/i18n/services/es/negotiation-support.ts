import type { ServiceText } from "../service-text";

export const negotiationSupport: ServiceText = {
  meta: {
    title: "Negociación de la compra en Barcelona",
    description:
      "Preparamos y negociamos su oferta por una vivienda que no vendemos nosotros: precio, condiciones y fechas, con datos, por escrito y sin pasar de su límite.",
  },
  title: "Usted pone el límite; nosotros, los datos",
  lead: "Preparamos su oferta con viviendas comparables, la ponemos por escrito y no pasamos del límite que usted fija. También negociamos las fechas y las condiciones.",
  points: {
    title: "Con qué puede contar",
    items: [
      {
        title: "Un límite que respetamos",
        text: "Acordamos cuánto pagaría como máximo y no lo superamos sin su visto bueno.",
      },
      {
        title: "Datos, no presión",
        text: "Viviendas comparables, obras pendientes y lo que dice la documentación: cada argumento se puede comprobar.",
      },
      {
        title: "También las condiciones",
        text: "La hipoteca, las fechas, los muebles o una reparación pueden valer tanto como el precio.",
      },
      {
        title: "Siempre sabrá de qué lado estamos",
        text: "Si la vivienda la vendemos nosotros, trabajamos para el propietario y se lo decimos de entrada; en ese caso no podemos negociar por usted.",
      },
    ],
  },
  steps: {
    title: "Cómo negociamos",
    items: [
      {
        title: "Estudiamos la vivienda",
        text: "La visitamos y miramos su documentación, sus cargas y cuánto lleva en venta.",
      },
      {
        title: "Lo acordamos con usted",
        text: "La primera oferta, el límite y las condiciones. Y también nuestros honorarios, por escrito.",
      },
      {
        title: "Hacemos la oferta",
        text: "Por escrito y con fecha. Cuando hay respuesta, se la comunicamos el mismo día.",
      },
      {
        title: "Lo dejamos por escrito",
        text: "Lo acordado consta en el contrato de arras antes de que usted entregue ninguna cantidad.",
      },
    ],
  },
  closing: {
    title: "¿Quiere hacer una oferta?",
    text: "Díganos por qué vivienda y hasta dónde llegaría.",
  },
};
