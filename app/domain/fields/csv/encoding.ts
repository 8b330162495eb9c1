/** Encodings of one byte to a letter, in which Spanish, Catalan and Russian sheets are stored; the likelier first. */
export const singleByteEncodings = ["windows-1252", "windows-1251", "macroman"] as const;
export const encodings = ["utf-8", "utf-16le", "utf-16be", ...singleByteEncodings] as const;
export type Encoding = (typeof encodings)[number];
