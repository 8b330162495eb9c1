import type { Entry } from "../entry";

import { depositContract } from "./deposit-contract";
import { negotiatingThePrice } from "./negotiating-the-price";
import { purchaseOffer } from "./purchase-offer";
import { reservationAgreement } from "./reservation-agreement";
import { stepsOfBuying } from "./steps-of-buying";
import { timeToBuy } from "./time-to-buy";

export const purchaseEntries: Readonly<Record<string, Entry>> = {
  "negotiating-the-price": negotiatingThePrice,
  "purchase-offer": purchaseOffer,
  "reservation-agreement": reservationAgreement,
  "deposit-contract": depositContract,
  "steps-of-buying": stepsOfBuying,
  "time-to-buy": timeToBuy,
};
