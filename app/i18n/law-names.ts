import type { Language } from "./languages";

type Renaming = readonly (readonly [RegExp, string])[];

// Sources are noted in the words of the gazette they were read in, Spanish for some and Catalan for others.
const renamings: Record<Language, Renaming> = {
  en: [
    [/\bDecret llei\b/g, "Decree-Law"],
    [/\bDecret legislatiu\b/g, "Legislative Decree"],
    [/\bRD\b/g, "Royal Decree"],
    [/\bCodi tributari de Catalunya, llibre sisè/g, "Tax Code of Catalonia, book six"],
    [/\bCodi civil de Catalunya\b/g, "Civil Code of Catalonia"],
    [/\bLey\b|\bLlei\b/g, "Law"],
    [/(\d) y (\d)/g, "$1 and $2"],
  ],
  es: [
    [/\bLlei\b/g, "Ley"],
    [/\bDecret llei\b/g, "Decreto ley"],
    [/\bDecret legislatiu\b/g, "Decreto legislativo"],
    [/\bCodi tributari de Catalunya, llibre sisè/g, "Código tributario de Cataluña, libro sexto"],
    [/\bCodi civil de Catalunya\b/g, "Código civil de Cataluña"],
  ],
  ca: [
    [/\bLey\b/g, "Llei"],
    [/(\d) y (\d)/g, "$1 i $2"],
  ],
  ru: [
    [/\bLey\b|\bLlei\b/g, "Закон"],
    [/\barts?\./g, "ст."],
    [/(\d) y (\d)/g, "$1 и $2"],
  ],
};

/** A source as the language names its law: `Ley 5/2019, arts. 14 y 15` is `Llei 5/2019, arts. 14 i 15` in Catalan. */
export function lawName(language: Language, source: string): string {
  return renamings[language].reduce((name, [words, own]) => name.replace(words, own), source);
}
