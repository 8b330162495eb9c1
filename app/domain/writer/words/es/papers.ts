import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { papers as english } from "../en/papers";

export const papers: InAnotherLanguage<typeof english> = {
  "buying-steps": {
    heading: either("¿Cómo es la compra, paso a paso?", "¿Qué ocurre y en qué orden?"),
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
    heading: either("¿Qué prueba cada documento?", "¿Qué documentos hay que pedir?"),
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
      "Pida copias recientes: una nota simple del año pasado no dice de quién es hoy la vivienda.",
      "Léalos juntos: nombre, superficie y dirección deben ser iguales en todos.",
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
};
