// Sample articles for the demonstration, each in four languages and marked as a sample at its end. Figures are those of the
// law and of the sample homes on 21 November 2026; like any article they have to be read again before they are kept.
import { catalan as costsInCatalan } from "./articles/cost-of-buying/ca";
import { english as costsInEnglish } from "./articles/cost-of-buying/en";
import { spanish as costsInSpanish } from "./articles/cost-of-buying/es";
import { russian as costsInRussian } from "./articles/cost-of-buying/ru";
import { catalan as saleInCatalan } from "./articles/turnkey-sale/ca";
import { english as saleInEnglish } from "./articles/turnkey-sale/en";
import { spanish as saleInSpanish } from "./articles/turnkey-sale/es";
import { russian as saleInRussian } from "./articles/turnkey-sale/ru";
import type { SampleArticle } from "./sample-article";

/** The oldest first. */
export const articles: readonly SampleArticle[] = [
  {
    group: "sample-turnkey-sale",
    about: "turnkey-sale/what",
    text: { en: saleInEnglish, es: saleInSpanish, ca: saleInCatalan, ru: saleInRussian },
    homes: [],
  },
  {
    group: "sample-cost-of-buying",
    about: "costs-of-buying/what",
    text: { en: costsInEnglish, es: costsInSpanish, ca: costsInCatalan, ru: costsInRussian },
    // The prices of its table.
    homes: ["XF-005", "XF-001", "XF-002"],
  },
];
