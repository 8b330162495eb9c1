import type { Entry } from "../entry";

import { ageAndTerm } from "./age-and-term";
import { bankValuation } from "./bank-valuation";
import { bindingOfferFein } from "./binding-offer-fein";
import { cancellingAMortgage } from "./cancelling-a-mortgage";
import { changingTheBank } from "./changing-the-bank";
import { costsOfTheMortgage } from "./costs-of-the-mortgage";
import { debtsAndIncome } from "./debts-and-income";
import { downPayment } from "./down-payment";
import { earlyRepayment } from "./early-repayment";
import { fixedOrVariable } from "./fixed-or-variable";
import { icfLoan } from "./icf-loan";
import { interestRateToday } from "./interest-rate-today";
import { monthlyPayment } from "./monthly-payment";
import { moreThanEightyPercent } from "./more-than-eighty-percent";
import { mortgageDocuments } from "./mortgage-documents";
import { mortgageForNonResidents } from "./mortgage-for-non-residents";
import { mortgageForTheSelfEmployed } from "./mortgage-for-the-self-employed";
import { mortgageForUsCitizens } from "./mortgage-for-us-citizens";
import { mortgageInSpain } from "./mortgage-in-spain";
import { mortgageRefused } from "./mortgage-refused";
import { notaryPreSigning } from "./notary-pre-signing";
import { shareOfThePrice } from "./share-of-the-price";
import { takingOverAMortgage } from "./taking-over-a-mortgage";
import { youngBuyersGuarantee } from "./young-buyers-guarantee";

export const mortgageEntries: Readonly<Record<string, Entry>> = {
  "mortgage-in-spain": mortgageInSpain,
  "mortgage-for-non-residents": mortgageForNonResidents,
  "share-of-the-price": shareOfThePrice,
  "down-payment": downPayment,
  "monthly-payment": monthlyPayment,
  "fixed-or-variable": fixedOrVariable,
  "early-repayment": earlyRepayment,
  "taking-over-a-mortgage": takingOverAMortgage,
  "cancelling-a-mortgage": cancellingAMortgage,
  "young-buyers-guarantee": youngBuyersGuarantee,
  "debts-and-income": debtsAndIncome,
  "bank-valuation": bankValuation,
  "binding-offer-fein": bindingOfferFein,
  "notary-pre-signing": notaryPreSigning,
  "costs-of-the-mortgage": costsOfTheMortgage,
  "mortgage-refused": mortgageRefused,
  "age-and-term": ageAndTerm,
  "mortgage-documents": mortgageDocuments,
  "more-than-eighty-percent": moreThanEightyPercent,
  "changing-the-bank": changingTheBank,
  "icf-loan": icfLoan,
  "mortgage-for-us-citizens": mortgageForUsCitizens,
  "mortgage-for-the-self-employed": mortgageForTheSelfEmployed,
  "interest-rate-today": interestRateToday,
};
