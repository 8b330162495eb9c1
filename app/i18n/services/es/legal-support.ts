import type { ServiceText } from "../service-text";

export const legalSupport: ServiceText = {
  meta: {
    title: "Revisión de la documentación de una vivienda",
    description:
      "De quién es la vivienda, qué cargas tiene y qué documentos faltan: nota simple, cédula, certificado energético y comunidad, revisados y explicados a tiempo.",
  },
  title: "Revisamos la documentación antes de que firme",
  lead: "De quién es la vivienda, qué cargas tiene, qué documentos faltan: lo reunimos todo, se lo explicamos en su idioma y le avisamos a tiempo. Somos una agencia inmobiliaria, no un despacho: usted elige abogado y trabajamos con él.",
  points: {
    title: "Qué revisamos",
    items: [
      {
        title: "Registro de la Propiedad",
        text: "De quién es la vivienda y qué hipotecas, embargos o servidumbres tiene, con una nota simple reciente.",
      },
      {
        title: "Habitabilidad y energía",
        text: "Que la cédula de habitabilidad y el certificado energético estén vigentes el día de la firma.",
      },
      {
        title: "Comunidad de propietarios",
        text: "Las deudas, las actas de las últimas juntas, las obras aprobadas y quién debe pagarlas.",
      },
      {
        title: "Contratos",
        text: "La reserva, las arras y la escritura, cláusula por cláusula: quién paga qué, cuándo y qué pasa si alguien no cumple.",
      },
    ],
  },
  steps: {
    title: "Cómo lo hacemos",
    note: "Este servicio informa y prepara; no es asesoramiento legal ni fiscal. Para eso usted elige un despacho independiente, y trabajamos con él.",
    items: [
      { title: "Hacemos la lista", text: "Qué documentos hacen falta, quién los emite y cuánto tardan." },
      {
        title: "Los reunimos",
        text: "Los pedimos a la propiedad, al administrador y al registro, e insistimos hasta tenerlos todos.",
      },
      {
        title: "Los revisamos con usted",
        text: "Le explicamos qué dicen y le señalamos lo que debería ver un abogado o el notario.",
      },
      {
        title: "Le acompañamos a la notaría",
        text: "Comprobamos que la escritura recoja lo acordado y seguimos allí hasta la entrega de llaves.",
      },
    ],
  },
  closing: {
    title: "¿Tiene dudas sobre algún documento?",
    text: "Díganos cuál y le explicamos qué significa y qué conviene comprobar.",
  },
};
