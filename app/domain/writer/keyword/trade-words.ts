import { wordsOf } from "~/domain/cleaning/telling-words";
import { isFormOf } from "~/domain/cleaning/word-forms";
import type { Language } from "~/i18n/languages";

import type { Entry } from "../entries/entry";
import { likenessOf } from "../entries/likeness";

import { has } from "./keyword";

type Store = Readonly<Record<string, Entry>>;

/**
 * Whether a word is one with which our entries speak of buying, selling and living in a home. A name is none: whoever asks
 * about a brand, another city or another country's law asks about something else.
 * @param word in small Latin letters
 */
export function isWordOfTheTrade(word: string, language: Language, store: Store): boolean {
  if (isEveryday(word)) return true;
  const others = wordsIn(language, store).get(word.slice(0, begun)) ?? [];
  // Of a short word another ending makes another word: "Marte" and "martes".
  const isLike = (other: string) => isFormOf(word, other) || likenessOf(other, word) > 0;
  return others.some((other) => other === word || (word.length >= longEnough && isLike(other)));
}

/** Whether a word only carries a question: it changes nothing about what is asked. */
export function isEveryday(word: string): boolean {
  return has(word, everyday);
}

/** In Latin letters. */
const everyday =
  "(?:mejor\\p{L}*|millor\\p{L}*|best|better|vs|versus|pros|cons|contras?|contres|ventaj\\p{L}*|desventaj\\p{L}*|inconvenient\\p{L}*|avantatg\\p{L}*|desavantatg\\p{L}*|drawbacks?|downsides?|plyusy|plyusov|minusy|minusov|m|t|s|d|em|et|ens|us|es|me|te|nos|he|has|ha|hem|han|i|im|ive|am|was|were|has|have|had|not|no|da|dan|dado|don|dona|pasa|pasar|passa|fan|fa|faig|good|bad|nice|place|mind|want|wants|never|really|kids|sale|saberlo|saber|lloc|sitio|buen[oa]?|bona?|first|after|before|during|antes|abans|despues|despres|enrere|atras|echa|opini\\p{L}*|tranquil\\p{L}*|quiet|tikh\\p{L}*|spokoyn\\p{L}*|nois\\p{L}*|ruido\\p{L}*|soroll\\p{L}*|shum\\p{L}*|calles?|carrers?|streets?|ulits\\p{L}*|reviews?|otzyv\\p{L}*|puedo|podem|podemos|puc|vivo|trabajo|treballo|spanish|espanol\\p{L}*|ispansk\\p{L}*|expensive|cheap|compared|barat\\p{L}*|car[oa]?s?|nedorogo\\p{L}*|dorog\\p{L}*|deshev\\p{L}*|cobro|worth|mozhet|mogu|luchsh\\p{L}*|better|khorosh\\p{L}*|mesto|detmi|detey|dayut|daet|dast|pri|bez|dlya|lichno|barat\\p{L}*|cheap\\p{L}*|economic[oa]?s?|nedorog\\p{L}*|deshev\\p{L}*|" +
  // Said by whoever writes as they speak, without apostrophes.
  "dont|doesnt|didnt|cant|wont|isnt|arent|wasnt|hasnt|havent|its|youre|whats|go|goes|going|gone|let|lets|out|any|some|someone|anyone|just|still|actually|please|own|owe|think|today|now|soon|yet|always|also|only|people|they|she|he|him|her|" +
  "mi[ao]s?|tuy[ao]s?|suy[ao]s?|hago|hacemos|quiero|quieren?|queremos|tengo|tenemos|ahora|hoy|mucho|poco|bien|mal|luego|entonces|alguien|gente|meus?|meva|meves|teu|teva|faig|fem|vull|volem|tinc|tenim|ara|avui|molt|poc|algu|gent|surt|" +
  "seychas|segodnya|teper|khoch\\p{L}*|khotim|khotyat|nash\\p{L}*|mo[yeia]|moyu|moego|moey|eshche|esche|uzhe|ochen|tozhe|takzhe|tolko|kuda|budet|byl[aoi]?|menya|nas|nam|est|net)(?![\\p{L}])";

const begun = 3;
const longEnough = 6;
const known = new WeakMap<Store, Map<Language, ReadonlyMap<string, string[]>>>();

/** Words that stand in small letters somewhere in the texts of a language, by their beginnings. */
function wordsIn(language: Language, store: Store): ReadonlyMap<string, string[]> {
  const ofStore = known.get(store) ?? new Map<Language, ReadonlyMap<string, string[]>>();
  known.set(store, ofStore);
  const ready = ofStore.get(language);
  if (ready) return ready;
  const words = new Set<string>();
  for (const entry of Object.values(store)) {
    const { answers, sections, example, inShort, names } = entry.in[language];
    const text = stringsOf([answers, sections, example, inShort, names])
      .join(" ")
      .replace(/\{[^}]*\}/g, " ");
    for (const [word] of text.matchAll(/(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}·]*/gu))
      for (const part of wordsOf(word)) words.add(part);
  }
  const byBeginning = new Map<string, string[]>();
  for (const word of words) {
    const beginning = word.slice(0, begun);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), word]);
  }
  ofStore.set(language, byBeginning);
  return byBeginning;
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
