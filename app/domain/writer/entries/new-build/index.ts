import type { Entry } from "../entry";

import { advancePaymentGuarantee } from "./advance-payment-guarantee";
import { homeFromADeveloper } from "./home-from-a-developer";
import { newOrResale } from "./new-or-resale";
import { offPlan } from "./off-plan";
import { snagging } from "./snagging";
import { tenYearInsurance } from "./ten-year-insurance";
import { worksLicence } from "./works-licence";

export const newBuildEntries: Readonly<Record<string, Entry>> = {
  "off-plan": offPlan,
  "advance-payment-guarantee": advancePaymentGuarantee,
  "ten-year-insurance": tenYearInsurance,
  "works-licence": worksLicence,
  "new-or-resale": newOrResale,
  "home-from-a-developer": homeFromADeveloper,
  snagging,
};
