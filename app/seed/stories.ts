// Sample text: no real buyer said any of this. Publish true stories only, with consent and with how they were verified
// (RDL 24/2021); these three are marked as samples on the page.
import type { Localized } from "~/i18n/languages";

import type { NeighborhoodSlug } from "./sample-neighborhood";

export type SampleStory = {
  readonly quote: Localized;
  readonly byline: Localized;
  readonly neighborhood: NeighborhoodSlug;
  readonly order: number;
};

export const stories: readonly SampleStory[] = [
  {
    quote: {
      en: "We asked for light and a lift. We were shown four apartments, not forty.",
      es: "Pedimos luz y ascensor. Nos enseñaron cuatro pisos, no cuarenta.",
      ca: "Vam demanar llum i ascensor. Ens van ensenyar quatre pisos, no quaranta.",
      ru: "Мы попросили свет и лифт. Нам показали четыре квартиры, а не сорок.",
    },
    byline: {
      en: "Buyers in the Eixample (sample)",
      es: "Compradores en el Eixample (muestra)",
      ca: "Compradors a l’Eixample (mostra)",
      ru: "Покупатели в Эшампле (образец)",
    },
    neighborhood: "eixample",
    order: 1,
  },
  {
    quote: {
      en: "Everything was explained twice: once in Spanish for the notary, once in Russian for my mother.",
      es: "Me lo explicaron todo dos veces: en español, para el notario, y en ruso, para mi madre.",
      ca: "M’ho van explicar tot dues vegades: en castellà, per al notari, i en rus, per a la meva mare.",
      ru: "Всё объяснили дважды: по-испански для нотариуса и по-русски для моей мамы.",
    },
    byline: {
      en: "Buyer in Sarrià-Sant Gervasi (sample)",
      es: "Compradora en Sarrià-Sant Gervasi (muestra)",
      ca: "Compradora a Sarrià-Sant Gervasi (mostra)",
      ru: "Покупательница в Саррии-Сан-Жервази (образец)",
    },
    neighborhood: "sarria-sant-gervasi",
    order: 2,
  },
  {
    quote: {
      en: "We wrote on Sunday evening and had an answer on Monday morning.",
      es: "Escribimos el domingo por la noche y el lunes por la mañana ya teníamos respuesta.",
      ca: "Vam escriure el diumenge al vespre i el dilluns al matí ja teníem resposta.",
      ru: "Мы написали в воскресенье вечером, а в понедельник утром уже был ответ.",
    },
    byline: {
      en: "Buyers in Gràcia (sample)",
      es: "Compradores en Gràcia (muestra)",
      ca: "Compradors a Gràcia (mostra)",
      ru: "Покупатели в Грасии (образец)",
    },
    neighborhood: "gracia",
    order: 3,
  },
];
