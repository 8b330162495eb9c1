import type { Entry } from "../entry";

export const homeEntries: Readonly<Record<string, Entry>> = {};
