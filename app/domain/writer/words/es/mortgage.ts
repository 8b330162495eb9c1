import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { mortgage as english } from "../en/mortgage";

export const mortgage: InAnotherLanguage<typeof english> = {
  "loan-share": {
    heading: either("Cuánto puede prestar un banco", "Préstamo y dinero propio"),
    opening: [
      "Los bancos calculan su parte sobre la menor de dos cifras, el precio y su propia tasación. Si la tasación queda por debajo del precio, la diferencia la pone usted.",
      "{!lives.abroad}A los residentes les prestan hasta el {loan.share}.",
      "{!lives.here}A los no residentes, por lo general el {loan.abroad}, y algunos bancos menos si es segunda residencia.",
      "Es la práctica que describen Banco Sabadell e idealista (consultado el {checked}); ninguna ley la fija.",
    ],
    closing: [
      "{?x.home}Tomemos [{a.title}](/property/{a.id}), {a.where}, a {a.price}.",
      "{!x.home}Pongamos un precio de {x.price}.",
      "{!lives.abroad}Un préstamo del {loan.share} son {x.loan}. Los otros {x.own} los pone usted, y también el ITP, {x.tax}. En total: {x.cash}.",
      "{?lives.abroad}Con el máximo habitual, el préstamo sería de {x.loanAbroad}. Los otros {x.ownAbroad} los pone usted, y también el ITP, {x.tax}. En total: {x.cashAbroad}. En la parte baja, {x.cashAbroadLow}.",
      "Notaría, registro y tasación no están todavía en esa suma.",
    ],
  },
  "loan-table": {
    heading: either("La misma cuenta a otros precios", "Qué debe haber en su cuenta"),
    opening: [
      "{!lives.abroad}La tabla toma un préstamo del {loan.share} del precio, lo máximo con lo que suele contar un residente.",
      "{?lives.abroad}La tabla toma la parte alta de lo que se presta a un no residente.",
      "El impuesto es el de una vivienda de segunda mano, según la escala en vigor desde el {itp.date} (Decreto ley 5/2025).",
    ],
    closing: [
      "Para planificar, cuente con unos gastos de compra, impuesto incluido, de alrededor del {loan.costs} del precio.",
      either(
        "Empiece por la última columna: dice cuál de estos precios está hoy a su alcance.",
        "Si la última columna es demasiado alta, ayuda más un precio menor que un plazo mayor: baja a la vez el resto y el impuesto.",
      ),
    ],
  },
  "loan-limits": {
    heading: either("Plazo, edad e ingresos", "Tres límites que mira el banco"),
    opening: "Los bancos publican reglas orientativas que recogen idealista y fotocasa. Consultadas el {checked}:",
    points: [
      "Plazo: hasta {loan.years} años para residentes, más a menudo {loan.yearsAbroad} para no residentes.",
      "Edad: el préstamo debería acabar antes de los {loan.age} años.",
      "Deudas: todas las cuotas del mes, la nueva incluida, en torno al {loan.debts} de los ingresos netos; el {loan.debtsAbroad} para no residentes.",
    ],
    closing: either(
      "Los tres límites van ligados. A partir de cierta edad el plazo se acorta, la cuota sube y deciden los ingresos.",
      "El préstamo del coche y la tarjeta cuentan como deudas. Cancelarlos antes de la solicitud puede cambiar la respuesta.",
    ),
  },
  "loan-costs": {
    heading: either("Qué cuesta el préstamo", "Quién paga los gastos de la hipoteca"),
    opening: [
      "Quien pide el préstamo paga la tasación y las copias que solicite. El banco paga la escritura de la hipoteca, su inscripción y la gestoría (Ley 5/2019, art. 14.1 e).",
      "Si una oferta pone uno de estos gastos a su cargo, pregunte en qué norma se apoya.",
    ],
    closing: either(
      "El coste suele estar en otro sitio: en los seguros, las tarjetas o la cuenta que rebajan el tipo. Pida el tipo con ellos y sin ellos, y compare cuánto pagaría en total en los años que piensa mantener el préstamo.",
      "Después mire lo que acompaña al tipo. Un seguro contratado fuera puede salir más barato aunque el tipo suba un poco; solo se ve con los dos totales delante.",
    ),
  },
  "loan-waiting": {
    heading: either("Los {loan.days} días antes de la firma", "El tiempo que le da la ley"),
    opening: [
      "El banco debe entregar la ficha vinculante del préstamo, la FEIN, y sus anexos al menos {loan.days} días antes de la escritura (Ley 22/2010 de Cataluña, art. 262-4).",
      "En ese tiempo, un notario explica los documentos y responde a las preguntas, sin coste, como muy tarde el día anterior a la firma (art. 15).",
    ],
    closing: either(
      "Cuente esos días en las fechas del contrato de arras. Si el banco no llega a la fecha, el riesgo es del comprador.",
      "Aproveche la cita con el notario. Lleve la primera oferta que le hicieron y compárela con la ficha, línea por línea.",
    ),
  },
  "loan-papers": {
    heading: either("Los documentos que conviene tener listos", "Qué le pedirá el banco"),
    opening: either(
      "Una carpeta completa ahorra espera. Los bancos suelen pedir:",
      "Cada banco tiene su lista, pero la mayoría de las líneas se repiten:",
    ),
    points: [
      "Documento de identidad o pasaporte, y el NIE si es extranjero.",
      "Justificantes de ingresos: nóminas y declaraciones de la renta, o las cuentas si trabaja por su cuenta.",
      "Extractos de sus cuentas de los últimos meses.",
      "Una relación de deudas y, si vive fuera, un informe de crédito de su país.",
      "De dónde sale el resto del dinero, con documentos que lo muestren.",
      "La nota simple de la vivienda.",
      "La oferta o el contrato de arras, firmados.",
    ],
    closing:
      "Los documentos en otra lengua pueden necesitar traducción jurada. Pregunte antes de encargarla: no todos los bancos la exigen.",
  },
  "loan-questions": {
    heading: either("Qué preguntar al banco", "Preguntas para la primera reunión"),
    opening: either(
      "Lleve las mismas preguntas a dos o tres bancos y apunte las respuestas en paralelo.",
      "La primera oferta es un punto de partida. Con estas preguntas las ofertas se pueden comparar.",
    ),
    points: [
      "¿Sobre qué valor se calcula el porcentaje y quién elige al tasador?",
      "¿El tipo es fijo, variable o mixto, y qué TAE figura en la FEIN?",
      "¿Qué productos van ligados al tipo y cuál es sin ellos?",
      "¿Cuánto cuesta amortizar antes de plazo, en parte o del todo?",
      "¿Cuánto dura la aprobación y qué podría cambiarla?",
      "¿En qué moneda se cuentan mis ingresos y a qué cambio?",
      "¿Quién me atiende hasta la firma y cuánto tarda la tasación?",
    ],
    closing:
      "Aquí no citamos ningún tipo ni recomendamos banco. Somos agentes inmobiliarios; no somos prestamistas ni intermediarios de crédito.",
  },
};
