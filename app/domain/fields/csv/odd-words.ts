/*
 * By what a person sees that a text was read in a wrong encoding: "informaciÛn", "catal‡", "êâàðòèðà". Judged are words of Spanish,
 * Catalan, English and Russian; ten of them are enough, where a count of letters needs pages.
 */

const oddities: readonly RegExp[] = [
  // A capital behind a small letter, two alphabets in one word, letters of no language of ours.
  /\p{Ll}\p{Lu}/u,
  /[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z]/iu,
  /(?![a-zàáèéíïòóúüçñªº])\p{Script=Latin}|(?![а-яё])\p{Script=Cyrillic}/iu,
  /[àáèéíïòóúü]{2}/iu,
  // Signs of a Mac's table where an accent was, a mark that stands the wrong way round.
  /[√∫∂≈∆◊∑∏πΩ∞¬˘˙˚¸˝˛ˇ¯ˆ˜ı‡¼½¾¤¦¨´]/u,
  /\p{L}[^\p{L}\p{N}\p{M}\p{P}\s]\p{L}|\p{L}[†‰‹›•¶§¿¡„‚“«]|[†‰•¶§]\p{L}/u,
  /(?<!l)·|·(?!l)/iu,
  /(?:^|[\s;,(])[”»]\p{L}/u,
];

/** How many words of a text look as if they were read in a wrong encoding. */
export function oddWords(text: string): number {
  const odd = accentedWords(text, /\s+/).filter((word) => oddities.some((oddity) => oddity.test(word))).length;
  const isHalf = (mark: string, end: string) => text.includes(mark) && !text.includes(end);
  const isSingle = /\p{Script=Cyrillic}/u.test(text) && !/\p{Script=Cyrillic}{3}/u.test(text);
  return odd + [isHalf("¿", "?"), isHalf("¡", "!"), isSingle].filter(Boolean).length;
}

/** The words that may read otherwise in another encoding. @param between what parts them */
export function accentedWords(text: string, between: RegExp): string[] {
  return text.split(between).filter((word) => /\P{ASCII}/u.test(word));
}

/** Dashes without spaces between letters: as likely the ñ or ó of another encoding. */
export function doubtfulDashes(text: string): number {
  return text.match(/\p{L}[–—]\p{L}/gu)?.length ?? 0;
}
