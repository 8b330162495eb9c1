import { either } from "../../article/section";
import type { InAnotherLanguage } from "../../book";
import type { next as english } from "../en/next";

export const next: InAnotherLanguage<typeof english> = {
  "next-buyer": {
    heading: either("Qué hacer ahora", "Cómo seguir"),
    points: [
      "{?list.homes}[Mire nuestras viviendas]({list.path}), con precio, superficie y calificación energética.",
      "[Díganos en cuatro pasos breves](/search) qué busca.",
      "[Lea sobre los barrios](/neighborhoods), uno por uno.",
      "[Escríbanos](/contact) si tiene una pregunta sobre una vivienda o sobre este texto.",
    ],
    closing: "Hablamos español, catalán, inglés y ruso: escríbanos en el idioma que prefiera.",
  },
  "next-home": {
    heading: either("¿Qué puede hacer ahora?", "¿Cuál es el siguiente paso?"),
    opening: [
      "{!fit.none}Para ver una vivienda o preguntar antes por ella, [escríbanos](/contact).",
      "{?fit.none}Si puede renunciar a alguna condición o buscar en otra zona, [escríbanos](/contact).",
    ],
    closing: "Este texto informa y no es asesoramiento jurídico ni fiscal.",
  },
};
