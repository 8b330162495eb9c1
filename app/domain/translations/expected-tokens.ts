import type { TranslationSource } from "./translation-source.server";

/** Characters of a token: what a language takes that is not English. */
const charactersPerToken = 2.5;
/** What every question has around the texts, in tokens. */
const aroundTexts = 1_500;

/** What a translation is likely to take of a service, in tokens. A repair takes as much again. */
export function expectedTokens({ words }: TranslationSource): { input: number; output: number } {
  const texts = Math.ceil(JSON.stringify(words).length / charactersPerToken);
  return { input: aroundTexts + texts, output: texts };
}
