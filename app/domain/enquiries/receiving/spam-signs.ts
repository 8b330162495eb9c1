import { z } from "zod";

import { linksIn } from "~/domain/mail/links";
import { plainWords } from "~/i18n/fold";

import { spamPhrases } from "./spam-phrases";

/** What was seen in a message that is suspected for what it says; the agent reads it as a sentence. */
export const spamSignsSchema = z.object({
  /** Links to pages that are neither ours nor such as buyers and owners send. */
  links: z.number(),
  /** Phrases of advertisements, as `spamPhrases` writes them. */
  words: z.array(z.string()),
  /** Whether links were written in the code of web pages or forums, as programs do. */
  isCode: z.boolean(),
  /** How many senders wrote the same words; 0 where that is no sign. */
  senders: z.number(),
});
export type SpamSigns = z.output<typeof spamSignsSchema>;

// So many links without any other sign: somebody who compares homes pastes two or three of other agencies.
const linksAlone = 5;

// A couple may send the same words twice; three addresses are a program's.
const sendersAlone = 3;

const code = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i;

/** Pages of which buyers and owners send links: homes elsewhere, maps, authorities, their own photographs. */
const usual = [
  ...[
    "idealista",
    "fotocasa",
    "habitaclia",
    "pisos",
    "yaencontre",
    "kyero",
    "thinkspain",
    "spainhouses",
    "indomio",
    "milanuncios",
  ],
  ...[
    "engelvoelkers",
    "tecnocasa",
    "donpiso",
    "lucasfox",
    "cian",
    "avito",
    "prian",
    "tranio",
    "rightmove",
    "zoopla",
    "airbnb",
  ],
  ...[
    "google",
    "goo",
    "openstreetmap",
    "apple",
    "icloud",
    "dropbox",
    "wetransfer",
    "youtube",
    "youtu",
    "vimeo",
    "linkedin",
  ],
  ...["gob", "gencat", "barcelona", "catastro", "registradores", "wikipedia", "booking"],
];

/**
 * What speaks for an advertisement in a message; null where nothing does, or too little. One link is no sign, and neither is one
 * phrase: two of them are, or one beside a link.
 * @param text everything that the sender wrote, their name too
 * @param given hosts of our own pages, and how many senders wrote these words
 */
export function contentSigns(
  text: string,
  { ownHosts = [], senders = 1 }: { ownHosts?: readonly string[] | undefined; senders?: number } = {},
): SpamSigns | null {
  const links = linksIn(text).filter((link) => !isNoSign(link) && !isUsual(link, ownHosts)).length;
  const words = phrasesIn(text);
  const isCode = code.test(text);
  const isSent = senders >= sendersAlone;
  const isSuspect = isSent || isCode || links >= linksAlone || words.length >= 2 || (words.length === 1 && links > 0);
  return isSuspect ? { links, words, isCode, senders: isSent ? senders : 0 } : null;
}

// Few words are the same by chance: "When can I see it?"
const fewestLetters = 60;

/** The words by which the same text is known again, whoever sends it; empty where they are too few to tell. */
export function sameWords(message: string): string {
  const words = plainWords(message);
  return words.length < fewestLetters ? "" : words;
}

/** An e-mail address, or two sentences without a space between them: "a lift.Me gusta". */
function isNoSign(link: string): boolean {
  return /^[^/]*@/.test(link) || /^[\p{L}\d]+\.\p{Lu}\p{Ll}*$/u.test(link);
}

function isUsual(address: string, ownHosts: readonly string[]): boolean {
  const host = /^(?:https?:\/\/)?([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? "";
  if (ownHosts.some((own) => host === own || host === `www.${own}`)) return true;
  return (
    host
      .split(".")
      .slice(-3, -1)
      .some((part) => usual.includes(part)) || /\.(?:cat|gob\.es)$/.test(host)
  );
}

const phrases = spamPhrases.map((phrase) => ({ phrase, plain: ` ${plainWords(phrase)} ` }));

function phrasesIn(text: string): string[] {
  // Signs that nobody sees part words for programs that look for them.
  const plain = ` ${plainWords(text.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, ""))} `;
  return phrases.filter((each) => plain.includes(each.plain)).map(({ phrase }) => phrase);
}
