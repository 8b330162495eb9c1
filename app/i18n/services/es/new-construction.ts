import type { ServiceText } from "../service-text";

export const newConstruction: ServiceText = {
  meta: {
    title: "Comprar obra nueva en Barcelona",
    description:
      "Viviendas de obra nueva de {from} a {to} en Barcelona: qué paga en cada momento, qué garantías tiene por ley y qué promociones tenemos en venta.",
  },
  title: "Sepa qué paga, cuándo y qué protege su dinero",
  lead: "Obra nueva de {from} a {to}. Le explicamos cada pago, comprobamos la licencia y las garantías antes de que firme y seguimos la obra hasta las llaves.",
  points: {
    title: "Qué tiene de bueno la obra nueva",
    items: [
      {
        title: "Se paga por etapas",
        text: "Una reserva, pagos mientras se construye y el resto el día de la firma.",
      },
      {
        title: "Tiene garantías por ley",
        text: "Lo que paga antes de la entrega debe estar garantizado con aval o seguro, y la estructura, asegurada durante diez años.",
      },
      {
        title: "Consume menos energía",
        text: "La normativa actual exige aislamiento, protección solar y sistemas eficientes. La calificación de cada promoción está en su ficha.",
      },
      {
        title: "Puede elegir los acabados",
        text: "El suelo, la cocina y los revestimientos, hasta la fecha que fija la promotora.",
      },
    ],
  },
  developments: {
    title: "Vea qué tenemos en venta ahora",
    lead: "Los precios no incluyen el IVA, el AJD ni los gastos de compra.",
  },
  steps: {
    title: "Seis pasos hasta las llaves",
    items: [
      {
        title: "Hablamos",
        text: "De su presupuesto, de sus fechas y de cuánto puede pagar antes de la firma.",
      },
      {
        title: "Elegimos la vivienda",
        text: "Comparamos planos, planta, orientación y superficie útil.",
      },
      {
        title: "Reserva",
        text: "Con una parte del precio, la vivienda queda reservada. Después se descuenta del total.",
      },
      {
        title: "Contrato y garantías",
        text: "Antes de que firme, comprobamos la licencia de obras, la titularidad y el aval de sus pagos.",
      },
      { title: "Obra", text: "La seguimos y le escribimos cada vez que termina una etapa o cambia una fecha." },
      {
        title: "Entrega",
        text: "Revisamos la vivienda con usted, anotamos lo que hay que corregir y le acompañamos a la notaría.",
      },
    ],
  },
  figures: {
    title: "La obra nueva en cifras",
    note: "El plazo de obra y la reserva cambian según la promoción; vale lo que diga el contrato.",
    building: "de obra",
    reservation: "del precio en la reserva",
  },
  closing: {
    title: "Pregúntenos por los planos, los pagos o las fechas",
    text: "Díganos qué promoción le interesa y cuándo le gustaría vivir en ella.",
  },
};
