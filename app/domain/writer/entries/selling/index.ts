import type { Entry } from "../entry";

export const sellingEntries: Readonly<Record<string, Entry>> = {};
