// Sample claims, as the specification shows them. Nothing proves them: before publication the agent replaces each with
// what the records say, or hides it (Llei 18/2007, art. 58.3: an ad binds and must be true).
import type { Localized } from "~/i18n/languages";

export type SampleClaim = {
  readonly value: Localized;
  readonly label: Localized;
  /** For the agent only: what the claim rests on. */
  readonly basis: string;
  readonly order: number;
};

export const claims: readonly SampleClaim[] = [
  {
    value: { en: "€95M+", es: "+95 M€", ca: "+95 M€", ru: "95+ млн\u00a0€" },
    label: {
      en: "in homes matched with a buyer (sample)",
      es: "en viviendas con compraventa cerrada (muestra)",
      ca: "en habitatges amb compravenda tancada (mostra)",
      ru: "цена жилья, которое нашло покупателя (образец)",
    },
    basis: "Sample claim. Prove it with the sum of the prices in signed deeds (EUR), or hide it before publication.",
    order: 1,
  },
  {
    value: { en: "150+", es: "+150", ca: "+150", ru: "150+" },
    label: {
      en: "buyers helped (sample)",
      es: "compradores acompañados (muestra)",
      ca: "compradors acompanyats (mostra)",
      ru: "покупателей (образец)",
    },
    basis: "Sample claim. Prove it with the number of buyers in signed deeds, or hide it before publication.",
    order: 2,
  },
  {
    value: { en: "25 days", es: "25\u00a0días", ca: "25\u00a0dies", ru: "25\u00a0дней" },
    label: {
      en: "on average, from advert to deposit contract (sample)",
      es: "de media, del anuncio a las arras (muestra)",
      ca: "de mitjana, de l’anunci a les arres (mostra)",
      ru: "в среднем, от объявления до задатка (образец)",
    },
    basis: "Sample claim. Prove it with the mean days from first publication to deposit contract, or hide it.",
    order: 3,
  },
  {
    value: { en: "98%", es: "98\u00a0%", ca: "98\u00a0%", ru: "98\u00a0%" },
    label: {
      en: "of clients satisfied (sample)",
      es: "de clientes satisfechos (muestra)",
      ca: "de clients satisfets (mostra)",
      ru: "довольных клиентов (образец)",
    },
    basis: "Sample claim. Prove it with a dated survey and the number of answers, or hide it before publication.",
    order: 4,
  },
];
