import type { Entry } from "../entry";

export const documentEntries: Readonly<Record<string, Entry>> = {};
