import type { Entry } from "../entry";

import { communityFees } from "./community-fees";
import { costsOfBuying } from "./costs-of-buying";
import { giftAndInheritance } from "./gift-and-inheritance";
import { givingAHome } from "./giving-a-home";
import { incomeTaxOnTheGain } from "./income-tax-on-the-gain";
import { largeHolderTax } from "./large-holder-tax";
import { mainHomeExemptions } from "./main-home-exemptions";
import { nonResidentYearlyTax } from "./non-resident-yearly-tax";
import { notaryCosts } from "./notary-costs";
import { paperworkAgent } from "./paperwork-agent";
import { plusvalia } from "./plusvalia";
import { propertyTaxIbi } from "./property-tax-ibi";
import { reducedTransferTax } from "./reduced-transfer-tax";
import { referenceValue } from "./reference-value";
import { registryCosts } from "./registry-costs";
import { stampDuty } from "./stamp-duty";
import { taxesInTwoCountries } from "./taxes-in-two-countries";
import { transferTax } from "./transfer-tax";
import { vatOnNewHomes } from "./vat-on-new-homes";
import { wealthTax } from "./wealth-tax";
import { withholdingFromNonResidents } from "./withholding-from-non-residents";

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
  "costs-of-buying": costsOfBuying,
  "property-tax-ibi": propertyTaxIbi,
  "community-fees": communityFees,
  "non-resident-yearly-tax": nonResidentYearlyTax,
  "taxes-in-two-countries": taxesInTwoCountries,
  "wealth-tax": wealthTax,
  "withholding-from-non-residents": withholdingFromNonResidents,
  plusvalia,
  "income-tax-on-the-gain": incomeTaxOnTheGain,
  "main-home-exemptions": mainHomeExemptions,
  "giving-a-home": givingAHome,
  "gift-and-inheritance": giftAndInheritance,
};
