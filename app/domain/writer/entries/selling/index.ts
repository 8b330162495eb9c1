import type { Entry } from "../entry";

import { agentsFee } from "./agents-fee";
import { answeringOffers } from "./answering-offers";
import { askingPrice } from "./asking-price";
import { buyingBeforeSelling } from "./buying-before-selling";
import { costsOfSelling } from "./costs-of-selling";
import { documentsToSell } from "./documents-to-sell";
import { endingCoOwnership } from "./ending-co-ownership";
import { homeStaging } from "./home-staging";
import { inheritedHome } from "./inherited-home";
import { photographsAndFloorPlan } from "./photographs-and-floor-plan";
import { preparingAHome } from "./preparing-a-home";
import { renovatingBeforeSelling } from "./renovating-before-selling";
import { sellingATenantedHome } from "./selling-a-tenanted-home";
import { sellingFromAbroad } from "./selling-from-abroad";
import { sellingWithAMortgage } from "./selling-with-a-mortgage";
import { stepsOfSelling } from "./steps-of-selling";
import { taxOfANonResidentSale } from "./tax-of-a-non-resident-sale";
import { timeToSell } from "./time-to-sell";
import { turnkeySale } from "./turnkey-sale";
import { valuation } from "./valuation";
import { withOrWithoutAnAgent } from "./with-or-without-an-agent";

export const sellingEntries: Readonly<Record<string, Entry>> = {
  "steps-of-selling": stepsOfSelling,
  "documents-to-sell": documentsToSell,
  "costs-of-selling": costsOfSelling,
  "buying-before-selling": buyingBeforeSelling,
  "inherited-home": inheritedHome,
  "ending-co-ownership": endingCoOwnership,
  "selling-with-a-mortgage": sellingWithAMortgage,
  "selling-from-abroad": sellingFromAbroad,
  "tax-of-a-non-resident-sale": taxOfANonResidentSale,
  "with-or-without-an-agent": withOrWithoutAnAgent,
  "agents-fee": agentsFee,
  valuation,
  "asking-price": askingPrice,
  "turnkey-sale": turnkeySale,
  "renovating-before-selling": renovatingBeforeSelling,
  "preparing-a-home": preparingAHome,
  "home-staging": homeStaging,
  "photographs-and-floor-plan": photographsAndFloorPlan,
  "time-to-sell": timeToSell,
  "answering-offers": answeringOffers,
  "selling-a-tenanted-home": sellingATenantedHome,
};
