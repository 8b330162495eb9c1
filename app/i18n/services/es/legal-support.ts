import type { ServiceText } from "../service-text";

export const legalSupport: ServiceText = {
  meta: {
    title: "Apoyo jurídico para comprar o vender en Barcelona",
    description:
      "Registro, cédula, certificado energético y papeles de la comunidad de una vivienda en Barcelona, reunidos, leídos y explicados antes de firmar.",
  },
  title: "Los papeles, leídos antes de firmar",
  lead: "Reunimos los documentos de una compraventa, se los explicamos en su idioma y decimos qué falta cuando aún hay tiempo.",
  points: {
    title: "Qué leemos",
    items: [
      {
        title: "Registro de la Propiedad",
        text: "De quién es la vivienda y qué hipotecas, embargos o servidumbres la gravan, según una nota simple reciente.",
      },
      {
        title: "Habitabilidad y energía",
        text: "La cédula de habitabilidad y el certificado energético, vigentes el día de la escritura.",
      },
      {
        title: "Comunidad de propietarios",
        text: "Deudas, actas de las últimas juntas, obras aprobadas y quién tiene que pagarlas.",
      },
      {
        title: "Contratos",
        text: "Reserva, arras y escritura, cláusula a cláusula: quién paga qué, cuándo y qué pasa si no se cumple.",
      },
    ],
  },
  steps: {
    title: "De la lista a la escritura",
    note: "Somos agentes inmobiliarios, no un despacho de abogados. Este servicio informa y prepara; para el asesoramiento legal o fiscal usted elige a un abogado independiente y trabajamos con él.",
    items: [
      { title: "Una lista", text: "Qué papeles necesita su compra o su venta, quién los emite y cuánto tardan." },
      {
        title: "Reunirlos",
        text: "Los pedimos al propietario, al administrador y al registro, y reclamamos lo que no llega.",
      },
      {
        title: "Leerlos juntos",
        text: "Los repasamos con usted y señalamos lo que debería ver un abogado o el notario.",
      },
      {
        title: "El día de la notaría",
        text: "Comparamos la escritura con lo acordado y nos quedamos hasta que las llaves cambian de manos.",
      },
    ],
  },
  closing: { title: "¿Tiene dudas sobre algún papel?", text: "Escríbanos. Tendrá respuesta en 24 horas." },
};
