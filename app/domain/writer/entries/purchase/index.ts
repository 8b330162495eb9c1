import type { Entry } from "../entry";

import { depositContract } from "./deposit-contract";
import { stepsOfBuying } from "./steps-of-buying";
import { timeToBuy } from "./time-to-buy";

export const purchaseEntries: Readonly<Record<string, Entry>> = {
  "deposit-contract": depositContract,
  "steps-of-buying": stepsOfBuying,
  "time-to-buy": timeToBuy,
};
