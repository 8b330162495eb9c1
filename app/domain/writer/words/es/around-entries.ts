import type { AroundEntries } from "../../book";
import { either } from "../../section";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} está {place.in}: las cifras que damos son de toda esa zona.",
    "{?place.homes}Ahora mismo tenemos {place.homes} en venta {place.in}.",
    "{?place.none}Ahora mismo no tenemos viviendas en venta {place.in}.",
  ],
  wish: "{?wish.more}Si además busca vivienda ({wish.text}), más abajo verá las nuestras.",
  questions: either("¿Qué más se suele preguntar?", "¿Qué otras preguntas nos hacen?"),
  question: {
    cost: "¿Cuánto cuesta?",
    time: either("¿Qué plazos hay?", "¿Cuándo y en qué plazo?"),
    who: "¿Quién se ocupa y quién paga?",
    how: "¿Qué hay que hacer?",
  },
  related: either("¿Qué más conviene saber?", "¿Qué más le puede interesar?"),
  next: either("¿Qué puede hacer ahora?", "¿Cuál es el paso siguiente?"),
  note: "Este texto informa y no es asesoramiento jurídico ni fiscal.",
  sources: "Fuentes, consultadas el {entry.checked}",
};
