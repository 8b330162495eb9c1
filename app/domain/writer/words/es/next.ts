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
    closing: "Respondemos en 24 horas, en español, catalán, inglés o ruso.",
  },
  "next-sums": {
    heading: either("Qué hacer ahora", "De la cuenta a la vivienda"),
    points: [
      "Apunte el precio que puede pagar una vez apartado el impuesto.",
      "{?list.homes}[Mire nuestras viviendas]({list.path}) con esa cifra en la mano.",
      "[Pídanos](/contact) la cuenta de una vivienda concreta; respondemos en 24 horas.",
    ],
    closing: "Este texto informa y no es asesoramiento jurídico ni fiscal. Haga revisar su caso antes de firmar.",
  },
  "next-seller": {
    heading: either("Qué hacer ahora", "El paso siguiente"),
    opening:
      "Para una primera cifra necesitamos la dirección, la planta, la superficie construida y la útil, el número de dormitorios, el año de las últimas obras y si hay ascensor.",
    points: [
      "[Pida una valoración](/valuation), gratuita y sin compromiso.",
      "[Escríbanos](/contact) si prefiere empezar por una pregunta.",
    ],
    closing: "Respondemos en 24 horas. Este texto informa y no es asesoramiento jurídico ni fiscal.",
  },
  "next-new-build": {
    heading: either("Qué hacer ahora", "Cómo seguir"),
    points: [
      "[Escríbanos](/contact) para recibir planos, precios y el estado de las obras.",
      "[Díganos en cuatro pasos breves](/search) qué busca, de obra nueva o de segunda mano.",
      "{?list.homes}[Mire nuestras viviendas de segunda mano]({list.path}) para comparar.",
      "[Lea sobre los barrios](/neighborhoods) en los que se construye.",
    ],
    closing: "Respondemos en 24 horas. Este texto informa y no es asesoramiento jurídico ni fiscal.",
  },
};
