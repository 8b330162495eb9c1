import type { Language } from "~/i18n/languages";

/** A home that was sold, as proof that the agent sells: no price, nothing of the buyer. */
export type SoldHome = {
  id: number;
  title: string;
  textLanguage: Language;
  /** Its name, in the language of the page where it has one. */
  neighborhood: string;
  /** Of the sale, in Barcelona: `2026-11`; null where nobody knows. */
  month: string | null;
};
