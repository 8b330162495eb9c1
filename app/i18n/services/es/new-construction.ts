import type { ServiceText } from "../service-text";

export const newConstruction: ServiceText = {
  meta: {
    title: "Venta de obra nueva en Barcelona",
    description:
      "Viviendas nuevas de {from} a {to} en Barcelona, explicadas de la reserva a las llaves: pagos, garantías, plazos y promociones en venta.",
  },
  title: "Una vivienda nueva, entendida antes de construirse",
  lead: "Viviendas nuevas de {from} a {to}, explicadas de la reserva a las llaves: qué paga, cuándo, y qué protege su dinero.",
  points: {
    title: "Cuatro ventajas de la obra nueva",
    items: [
      {
        title: "Se paga por etapas",
        text: "Una reserva, pagos mientras se construye y el resto en la escritura.",
      },
      {
        title: "Con garantías por ley",
        text: "Lo pagado antes de la entrega debe estar garantizado y la estructura, asegurada durante diez años.",
      },
      {
        title: "Poca energía",
        text: "La normativa actual exige aislamiento, sombra y calefacción eficiente. Cada promoción muestra su etiqueta energética.",
      },
      {
        title: "Acabada a su manera",
        text: "Hasta la fecha que fija el promotor aún se pueden elegir suelos, cocina y acabados.",
      },
    ],
  },
  developments: {
    title: "Dónde vendemos hoy",
    lead: "Los precios no incluyen el IVA ni los demás gastos de compra.",
  },
  steps: {
    title: "Seis pasos hasta las llaves",
    items: [
      {
        title: "Primera conversación",
        text: "Su presupuesto, sus fechas y cuánto puede pagar antes de la escritura.",
      },
      {
        title: "Elección de la vivienda",
        text: "Planos, planta, sol y superficie útil, comparados uno al lado de otro.",
      },
      { title: "Reserva", text: "Una parte del precio le guarda la vivienda. Se descuenta de lo que paga." },
      {
        title: "Contrato y garantías",
        text: "Licencia de obras, título y garantía de sus pagos, leídos antes de que firme.",
      },
      {
        title: "Construcción",
        text: "Seguimos las obras y le escribimos cuando acaba una etapa o se mueve una fecha.",
      },
      {
        title: "Entrega",
        text: "Recorremos la vivienda con usted, anotamos lo que hay que corregir y vamos a la notaría.",
      },
    ],
  },
  figures: {
    title: "La obra nueva en cifras",
    note: "La revalorización es una cifra que cita el sector. No es una previsión ni una promesa: los precios también pueden bajar. El plazo de obra y la reserva cambian de una promoción a otra; manda el contrato.",
    appreciation: "de revalorización, según cita el sector",
    building: "de construcción",
    reservation: "del precio en la reserva",
  },
  closing: {
    title: "Pregunte por un plano, una planta o una fecha",
    text: "Tendrá respuesta en 24 horas.",
  },
};
