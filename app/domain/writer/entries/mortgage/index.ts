import type { Entry } from "../entry";

export const mortgageEntries: Readonly<Record<string, Entry>> = {};
