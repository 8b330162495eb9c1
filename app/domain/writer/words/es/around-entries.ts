import { either } from "../../article/section";
import type { AroundEntries } from "../../book";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} está {place.in}: las cifras que damos son de toda esa zona.",
    "{?place.homes}Ahora mismo tenemos {place.homes} en venta {place.in}.",
    "{?place.none}Ahora mismo no tenemos viviendas en venta {place.in}.",
  ],
  wish: "{?wish.more}Díganos qué debe tener la vivienda y le diremos cuáles de las nuestras se acercan más.",
  known: either("{entry.title}, en pocas palabras", "{entry.title}, en resumen"),
  question: {
    cost: "¿Cuánto cuesta?",
    sum: "¿Cuánto dinero supone?",
    time: "¿Qué plazos hay?",
    who: "¿A quién corresponde?",
    how: "¿Qué hay que hacer?",
    tax: "¿Qué impuestos supone?",
    calculation: "¿Cómo se calcula?",
    when: "¿Cuándo hay que hacerlo?",
    conditions: "¿Qué requisitos hay?",
    must: "¿Es obligatorio?",
    papers: "¿Qué documentos se piden?",
    model: "¿Qué debe decir el texto?",
    worth: "¿Qué hay a favor y en contra?",
    pitfalls: "¿Qué puede salir mal?",
  },
  next: either("¿Qué puede hacer ahora?", "¿Cuál es el paso siguiente?"),
  note: "Este texto informa y no es asesoramiento jurídico ni fiscal.",
  sources: "Fuentes, consultadas el {entry.checked}",
};
