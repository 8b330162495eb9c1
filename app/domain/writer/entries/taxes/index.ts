import type { Entry } from "../entry";

import { largeHolderTax } from "./large-holder-tax";
import { reducedTransferTax } from "./reduced-transfer-tax";
import { stampDuty } from "./stamp-duty";
import { transferTax } from "./transfer-tax";
import { vatOnNewHomes } from "./vat-on-new-homes";

export const taxEntries: Readonly<Record<string, Entry>> = {
  "transfer-tax": transferTax,
  "reduced-transfer-tax": reducedTransferTax,
  "large-holder-tax": largeHolderTax,
  "vat-on-new-homes": vatOnNewHomes,
  "stamp-duty": stampDuty,
};
