import type { Entry } from "../entry";

import { downPayment } from "./down-payment";
import { monthlyPayment } from "./monthly-payment";
import { mortgageForNonResidents } from "./mortgage-for-non-residents";
import { mortgageInSpain } from "./mortgage-in-spain";
import { shareOfThePrice } from "./share-of-the-price";

export const mortgageEntries: Readonly<Record<string, Entry>> = {
  "mortgage-in-spain": mortgageInSpain,
  "mortgage-for-non-residents": mortgageForNonResidents,
  "share-of-the-price": shareOfThePrice,
  "down-payment": downPayment,
  "monthly-payment": monthlyPayment,
};
