import type { Entry } from "../entry";

export const livingEntries: Readonly<Record<string, Entry>> = {};
