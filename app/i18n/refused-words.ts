import type { Language } from "./languages";

// Words that no public text uses, because a native reader stumbles over them or the law forbids the claim.
const refused: Record<Language, readonly RegExp[]> = {
  en: [/\bpapers\b/i, /\bread on\b/i, /\bwished\b/i, /\blicensed\b/i, /\bflats?\b/i, /\bslices?\b/i, /\bfor good\b/i],
  es: [/\bpapeles\b/i, /\bleíd[ao]s? el\b/i, /acreditad/i, /\bconsultas?\b/i],
  ca: [/\bpapers\b/i, /\bllegi(?:t|da|des|ts) el\b/i, /forquill/i, /acreditat/i, /l\.l/i],
  ru: [/бумаг/i, /прочитан/i, /лицензир/i, /апартамент/i, /энергокласс/i, /общ\S+ площад/i],
};
const refusedEverywhere = [
  // A plain space lets the sign fall on the next line.
  /(?:\d|\}) (?:%|€|m²|м²)/,
  /[\p{L}\d]'[\p{L}]/u,
];
/** What no public text of a language says. */
export const refusedIn = (language: Language) => [
  ...refused[language],
  ...refusedEverywhere,
  ...(language === "en" ? [/e-mail/i, /\d\s%/] : []),
];
