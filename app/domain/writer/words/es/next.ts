import type { InAnotherLanguage } from "../../book";
import { either } from "../../section";
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
};
