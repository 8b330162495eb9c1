import type { ServiceText } from "../service-text";

export const propertySales: ServiceText = {
  meta: {
    title: "Vender su vivienda en Barcelona",
    description:
      "Seis pasos, de la valoración a la escritura, para viviendas de {from} a {to} en Barcelona, con un mismo agente acreditado y respuesta en 24 horas.",
  },
  title: "Vendida a su precio, con cada paso explicado",
  lead: "Para propietarios de viviendas de {from} a {to}. Un mismo agente acreditado valora, prepara, enseña y cierra, y le dice cada vez qué viene después.",
  points: {
    title: "Con qué puede contar",
    items: [
      {
        title: "Un precio con su porqué",
        text: "Comparamos viviendas como la suya, miramos su estado y le damos una horquilla por escrito antes de que decida.",
      },
      {
        title: "Compradores en cuatro idiomas",
        text: "Su vivienda se describe en español, catalán, inglés y ruso, y en los mismos cuatro respondemos.",
      },
      {
        title: "Primero los papeles",
        text: "Título, cédula de habitabilidad, certificado energético y papeles de la comunidad se revisan antes de anunciarla.",
      },
      {
        title: "Una sola persona hasta el final",
        text: "Quien valora su vivienda acude a las visitas y se sienta a su lado en la notaría.",
      },
    ],
  },
  steps: {
    lead: "Seis pasos. La barra oscura es el tiempo mínimo habitual de cada paso; la clara, el máximo.",
    note: "Son plazos habituales, no una promesa: el banco del comprador, la época del año o un papel que falta pueden cambiarlos.",
    items: [
      {
        title: "Valoración",
        text: "Visitamos, medimos y comparamos, y le damos una horquilla de precios por escrito.",
      },
      {
        title: "Papeles y preparación",
        text: "Usted firma la nota de encargo, con nuestros honorarios. Reunimos los papeles y le decimos qué arreglos compensan.",
      },
      { title: "Fotografías y anuncio", text: "Fotografías con luz de día, plano y texto en cuatro idiomas." },
      { title: "Visitas", text: "Acudimos a todas y cada semana le contamos qué han dicho los visitantes." },
      {
        title: "Ofertas y arras",
        text: "Preguntamos cómo va a pagar el comprador, negociamos y preparamos el contrato de arras.",
      },
      { title: "Notaría y llaves", text: "La hipoteca del comprador, la escritura, los contadores y las llaves." },
    ],
  },
  closing: {
    title: "¿Por cuánto se vendería su vivienda?",
    text: "La valoración es gratuita y no le compromete a nada. Tendrá respuesta en 24 horas.",
  },
};
