import type { Entry } from "../entry";

import { largeHolderTax } from "./large-holder-tax";
import { notaryCosts } from "./notary-costs";
import { paperworkAgent } from "./paperwork-agent";
import { reducedTransferTax } from "./reduced-transfer-tax";
import { referenceValue } from "./reference-value";
import { registryCosts } from "./registry-costs";
import { stampDuty } from "./stamp-duty";
import { transferTax } from "./transfer-tax";
import { vatOnNewHomes } from "./vat-on-new-homes";

export const taxEntries: Readonly<Record<string, Entry>> = {
  "transfer-tax": transferTax,
  "reduced-transfer-tax": reducedTransferTax,
  "large-holder-tax": largeHolderTax,
  "vat-on-new-homes": vatOnNewHomes,
  "stamp-duty": stampDuty,
  "reference-value": referenceValue,
  "notary-costs": notaryCosts,
  "registry-costs": registryCosts,
  "paperwork-agent": paperworkAgent,
};
