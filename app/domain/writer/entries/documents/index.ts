import type { Entry } from "../entry";

import { communityDebtsCertificate } from "./community-debts-certificate";
import { energyCertificate } from "./energy-certificate";
import { habitabilityCertificate } from "./habitability-certificate";
import { notaSimple } from "./nota-simple";

export const documentEntries: Readonly<Record<string, Entry>> = {
  "nota-simple": notaSimple,
  "habitability-certificate": habitabilityCertificate,
  "energy-certificate": energyCertificate,
  "community-debts-certificate": communityDebtsCertificate,
};
