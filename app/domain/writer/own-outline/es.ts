import type { OutlineWords } from "./outline-words";

export const es: OutlineWords = {
  opening: {
    what: "Responda en dos frases, con las palabras «{keyword}»: qué es y a quién afecta. Quien no siga leyendo ya debería saberlo.",
    cost: "Responda en dos frases, con las palabras «{keyword}»: cuánto cuesta y de qué depende el importe.",
    time: "Responda en dos frases, con las palabras «{keyword}»: cuánto se tarda y desde qué día se cuenta.",
    who: "Responda en dos frases, con las palabras «{keyword}»: a quién corresponde y quién no tiene que preocuparse.",
    how: "Responda en dos frases, con las palabras «{keyword}»: por dónde se empieza y qué se tiene al terminar.",
  },
  parts: {
    what: [
      {
        heading: "Qué es",
        say: "Explíquelo como se lo explicaría a un cliente en la oficina. Sin siglas por aclarar.",
      },
      {
        heading: "Quién lo necesita",
        say: "¿Quien compra, quien vende o ambos? Diga también quién puede prescindir de ello.",
      },
      {
        heading: "Qué dice la norma",
        say: "La ley con su artículo y su fecha, o cómo se suele hacer en Barcelona. Distinga lo que sabe por experiencia.",
      },
      { heading: "Qué suele salir mal", say: "El error que ve más a menudo, cuánto cuesta y cómo se evita." },
    ],
    cost: [
      {
        heading: "Cuánto cuesta",
        say: "Los importes y si llevan impuestos. Si son varios, en una tabla. Indique qué día los ha consultado.",
      },
      { heading: "Quién paga y cuándo", say: "Quien compra o quien vende, qué día, a quién y con qué justificante." },
      {
        heading: "Un ejemplo con números",
        say: "Tome el precio de una de nuestras viviendas y haga la cuenta línea a línea.",
      },
      { heading: "Qué no está incluido", say: "Lo que se olvida y se paga aparte, y en qué casos se paga menos." },
    ],
    time: [
      { heading: "Cuánto dura cada paso", say: "El plazo habitual y el más largo que ha visto, paso a paso." },
      { heading: "De qué depende", say: "A quién se espera, y qué acelera o retrasa el trámite." },
      { heading: "Qué conviene preparar antes", say: "La documentación y las citas que después ahorran días." },
      { heading: "Si se pasa el plazo", say: "Qué se pierde, qué se puede hacer todavía y a quién hay que avisar." },
    ],
    who: [
      {
        heading: "A quién afecta",
        say: "Quien compra, quien vende, herederos, no residentes: nombre cada caso y qué significa para ellos.",
      },
      { heading: "Quién decide y quién firma", say: "Cada persona u organismo, y qué hace." },
      { heading: "Qué hay que aportar", say: "La documentación, en el orden en que se pide." },
      { heading: "Excepciones", say: "Quién tiene otro trato, según qué ley y desde qué fecha." },
    ],
    how: [
      { heading: "Antes de empezar", say: "Qué hace falta tener a mano y dónde se consigue." },
      {
        heading: "Paso a paso",
        say: {
          steps: [
            "El primer paso: qué hay que hacer y dónde.",
            "El siguiente: qué se entrega y qué se recibe.",
            "El último: cómo se sabe que está hecho.",
          ],
        },
      },
      { heading: "Cuánto se tarda y cuánto cuesta", say: "Días y euros, con el día en que los ha consultado." },
      { heading: "Qué suele salir mal", say: "Dónde se atasca la gente más a menudo y cómo se sale de ahí." },
    ],
  },
  closing: [
    {
      heading: "Qué puede hacer ahora",
      say: "Una sola cosa que el lector pueda hacer hoy, con un enlace a una página nuestra.",
    },
    { heading: "Fuentes", say: "Leyes con artículo y fecha, páginas oficiales y el día en que las ha consultado." },
  ],
};
