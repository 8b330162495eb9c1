import type { Entry } from "../entry";

export const purchaseEntries: Readonly<Record<string, Entry>> = {};
