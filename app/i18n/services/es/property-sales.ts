import type { ServiceText } from "../service-text";

export const propertySales: ServiceText = {
  meta: {
    title: "Vender su vivienda en Barcelona",
    description:
      "Para propietarios de viviendas de {from} a {to} en Barcelona: un precio razonado, todas las visitas atendidas y la misma persona hasta la notaría.",
  },
  title: "Venda su casa por lo que vale, con las cosas claras",
  lead: "Para propietarios de viviendas de {from} a {to}. Le decimos por cuánto puede venderse la suya y por qué, la preparamos, atendemos todas las visitas y nos sentamos a su lado en la notaría. Usted decide; cada semana le contamos cómo va.",
  points: {
    title: "Con qué puede contar",
    items: [
      {
        title: "Un precio razonado",
        text: "Comparamos su vivienda con otras parecidas, miramos su estado y le damos una horquilla de precios por escrito. Después, usted decide.",
      },
      {
        title: "Llegamos a compradores en cuatro idiomas",
        text: "Anunciamos su vivienda en español, catalán, inglés y ruso, y respondemos en los cuatro.",
      },
      {
        title: "La documentación, primero",
        text: "Antes de anunciarla revisamos la titularidad, la cédula de habitabilidad, el certificado energético y las cuentas con la comunidad.",
      },
      {
        title: "Una sola persona hasta el final",
        text: "Quien valora su vivienda atiende las visitas y le acompaña a la notaría.",
      },
    ],
  },
  steps: {
    lead: "Seis pasos. La barra oscura es el tiempo mínimo habitual; la clara, el máximo.",
    note: "Son plazos habituales, no una promesa: dependen del banco de quien compra, de la época del año y de si falta algún documento. Nuestros honorarios, con su IVA, constan en la nota de encargo antes de empezar.",
    items: [
      {
        title: "Valoración",
        text: "Visitamos, medimos, comparamos y le damos una horquilla de precios por escrito.",
      },
      {
        title: "Documentación y preparación",
        text: "Usted firma la nota de encargo, con nuestros honorarios. Reunimos la documentación y le decimos qué arreglos merecen la pena.",
      },
      { title: "Fotografías y anuncio", text: "Fotografías con luz de día, plano y texto en cuatro idiomas." },
      { title: "Visitas", text: "Las atendemos todas, y cada semana le contamos qué han dicho." },
      {
        title: "Ofertas y arras",
        text: "Preguntamos cómo pagará quien compra, negociamos por usted y preparamos el contrato de arras.",
      },
      {
        title: "Notaría y llaves",
        text: "La hipoteca de quien compra, la escritura, el cambio de nombre de los contadores y las llaves.",
      },
    ],
  },
  closing: {
    title: "¿Por cuánto se vendería hoy su vivienda?",
    text: "Díganos la dirección y concertamos una visita. La valoración es gratuita y sin compromiso.",
  },
};
