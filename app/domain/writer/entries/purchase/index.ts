import type { Entry } from "../entry";

import { bankAccount } from "./bank-account";
import { buyersLawyer } from "./buyers-lawyer";
import { buyingFromAbroad } from "./buying-from-abroad";
import { buyingTogether } from "./buying-together";
import { depositContract } from "./deposit-contract";
import { foreignBuyers } from "./foreign-buyers";
import { goldenVisa } from "./golden-visa";
import { handoverOfKeys } from "./handover-of-keys";
import { hiddenDefects } from "./hidden-defects";
import { negotiatingThePrice } from "./negotiating-the-price";
import { notaryDay } from "./notary-day";
import { purchaseOffer } from "./purchase-offer";
import { reservationAgreement } from "./reservation-agreement";
import { secondViewing } from "./second-viewing";
import { stepsOfBuying } from "./steps-of-buying";
import { surveyBeforeBuying } from "./survey-before-buying";
import { tenantedHome } from "./tenanted-home";
import { timeToBuy } from "./time-to-buy";
import { viewingChecklist } from "./viewing-checklist";

export const purchaseEntries: Readonly<Record<string, Entry>> = {
  "deposit-contract": depositContract,
  "reservation-agreement": reservationAgreement,
  "purchase-offer": purchaseOffer,
  "negotiating-the-price": negotiatingThePrice,
  "steps-of-buying": stepsOfBuying,
  "time-to-buy": timeToBuy,
  "viewing-checklist": viewingChecklist,
  "second-viewing": secondViewing,
  "survey-before-buying": surveyBeforeBuying,
  "notary-day": notaryDay,
  "handover-of-keys": handoverOfKeys,
  "buying-from-abroad": buyingFromAbroad,
  "bank-account": bankAccount,
  "foreign-buyers": foreignBuyers,
  "golden-visa": goldenVisa,
  "hidden-defects": hiddenDefects,
  "tenanted-home": tenantedHome,
  "buyers-lawyer": buyersLawyer,
  "buying-together": buyingTogether,
};
