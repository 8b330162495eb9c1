import type { Entry } from "../entry";

export const taxEntries: Readonly<Record<string, Entry>> = {};
