import type { Entry } from "../entry";

import { depositContract } from "./deposit-contract";

export const purchaseEntries: Readonly<Record<string, Entry>> = {
  "deposit-contract": depositContract,
};
