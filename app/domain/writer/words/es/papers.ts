import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
import type { papers as english } from "../en/papers";

export const papers: InAnotherLanguage<typeof english> = {
  "buying-steps": {
    heading: either("La compra, paso a paso", "Qué ocurre y en qué orden"),
    points: [
      "Calcule cuánto puede gastar, impuesto incluido, y hable con un banco si necesita préstamo.",
      "Vea la vivienda dos veces, a horas distintas.",
      "Pida los documentos y léalos antes de hacer una oferta.",
      "Haga la oferta por escrito: precio, fecha, qué se queda en la vivienda y qué pasa si el banco dice que no.",
      "Firme las arras solo cuando los documentos coincidan con lo que le han contado.",
      "Con hipoteca, espere los días que da la ley: al menos {loan.days} entre los documentos del banco y la escritura (Ley 22/2010 de Cataluña, art. 262-4).",
      "Firme la escritura en la notaría, reciba las llaves y lea los contadores el mismo día.",
      "Pague el impuesto e inscriba la escritura en el registro.",
    ],
    closing: either(
      "La duración depende sobre todo del préstamo y de los documentos que falten. Los dos se pueden empezar antes.",
      "Los pasos tres y cinco son los que más a menudo se hacen al revés. No lo haga: unas arras pagadas antes de leer los documentos son difíciles de recuperar.",
    ),
  },
  papers: {
    heading: either("Los documentos y lo que prueba cada uno", "Qué documentos pedir"),
    points: [
      "Nota simple del registro: de quién es la vivienda, cómo se describe y qué hipotecas y cargas tiene.",
      "Cédula de habitabilidad: que se puede vivir en ella. Para vender hace falta, salvo pocas excepciones (Ley 18/2007, arts. 60.4 y 132).",
      "Certificado energético: las dos letras que todo anuncio debe mostrar (RD 390/2021, arts. 15 y 17).",
      "Certificado de la comunidad: si se deben cuotas y qué obras están aprobadas.",
      "Recibo del IBI: el importe anual y la referencia catastral.",
      "Informe de la inspección técnica del edificio, si el edificio tiene la edad que la exige.",
      "Licencias y facturas de obras: que el plano de los documentos sea el que ve.",
      "Contratos de alquiler, si vive alguien.",
    ],
    closing: either(
      "Pida copias recientes. Una nota del año pasado dice de quién era la vivienda el año pasado.",
      "Léalos juntos: nombre, superficie y dirección deben ser iguales en todos.",
    ),
  },
  "energy-label": {
    heading: either("El certificado energético", "Leer la etiqueta energética"),
    opening: [
      "El certificado da dos letras de la A a la G: una para la energía que consume la vivienda y otra para las emisiones. Es válido {label.years} años, y {label.worstYears} en la clase G.",
      "Toda oferta y todo anuncio deben mostrarlo, y eso incluye a quien publica el anuncio (RD 390/2021, arts. 15.2 y 17.3).",
      "{?list.labels}Nuestras viviendas a {date}, por calificación energética: {list.labels}.",
    ],
    closing: either(
      "La letra describe el edificio y sus aparatos, no las costumbres de quien vivía allí. Pida también los recibos.",
      "Mire la fecha y los aparatos descritos. Si después se cambió la caldera o las ventanas, el certificado ya no está al día.",
    ),
  },
  "check-agent": {
    heading: either("Compruebe también al agente", "¿Quién ofrece la vivienda?"),
    opening: [
      "Los agentes de Cataluña están inscritos en un registro, el AICAT, y deben poner su número en toda la publicidad (Ley 18/2007, art. 59 e). Cualquiera puede consultarlo en la Generalitat.",
      "El agente necesita además un encargo firmado del propietario antes de anunciar (art. 58.5). Puede preguntar si lo tiene y de cuándo es.",
    ],
    closing: [
      "Tiene derecho a recibir la oferta en catalán (Ley 22/2010, art. 128-1).",
      either(
        "Si un anuncio no lleva número, superficie ni etiqueta energética, pregunte antes de desplazarse.",
        "Dos anuncios de la misma vivienda con dos precios son motivo para preguntar quién tiene el encargo.",
      ),
    ],
  },
  "notary-day": {
    heading: either("El día de la escritura", "En la notaría"),
    opening: either(
      "La escritura se lee en voz alta, y puede interrumpir para preguntar. Lleve las preguntas por escrito.",
      "El notario está para las dos partes y explica lo que no se entienda. Aprovéchelo.",
    ),
    points: [
      "Pida el borrador unos días antes, en una lengua que lea.",
      "Compruebe nombres, superficie, precio, cargas y quién paga cada gasto.",
      "Pida a la notaría que consulte de nuevo el registro ese mismo día.",
      "Tenga sobre la mesa el certificado de la comunidad y el energético.",
      "Lleve el medio de pago que le hayan pedido, con prueba de su origen.",
      "Cuente las llaves: vivienda, portal, trastero, buzón.",
    ],
    closing: "Antes de irse, pregunte cuándo estará la copia inscrita y quién liquidará el impuesto.",
  },
  "our-buildings": {
    heading: either("Qué significa en viviendas concretas", "Ejemplos de nuestras viviendas"),
    opening: either(
      "Algunas de nuestras viviendas a {date}, en cifras:",
      "Lo que sabemos de algunas de nuestras viviendas a {date}:",
    ),
    closing: either(
      "Cada línea lleva a una pregunta. Una casa antigua sin reforma reciente: ¿y las tuberías? Una buena planta sin ascensor: ¿durante cuántos años?",
      "Ninguno de estos datos es bueno o malo por sí solo. Dicen qué mirar primero en la visita.",
    ),
  },
};
