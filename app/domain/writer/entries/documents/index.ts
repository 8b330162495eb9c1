import type { Entry } from "../entry";

import { agencyAgreement } from "./agency-agreement";
import { buildingInspection } from "./building-inspection";
import { cadastralReference } from "./cadastral-reference";
import { chargesOnAHome } from "./charges-on-a-home";
import { communityDebtsCertificate } from "./community-debts-certificate";
import { communityStatutes } from "./community-statutes";
import { complaints } from "./complaints";
import { deedOfSale } from "./deed-of-sale";
import { energyCertificate } from "./energy-certificate";
import { firstOccupancy } from "./first-occupancy";
import { habitabilityCertificate } from "./habitability-certificate";
import { landRegistry } from "./land-registry";
import { nie } from "./nie";
import { notaSimple } from "./nota-simple";
import { papersBeforeBuying } from "./papers-before-buying";
import { powerOfAttorney } from "./power-of-attorney";
import { registeredAgent } from "./registered-agent";
import { willForAHome } from "./will-for-a-home";

export const documentEntries: Readonly<Record<string, Entry>> = {
  "papers-before-buying": papersBeforeBuying,
  "nota-simple": notaSimple,
  "habitability-certificate": habitabilityCertificate,
  "energy-certificate": energyCertificate,
  "building-inspection": buildingInspection,
  "community-debts-certificate": communityDebtsCertificate,
  "first-occupancy": firstOccupancy,
  "power-of-attorney": powerOfAttorney,
  nie,
  "deed-of-sale": deedOfSale,
  "land-registry": landRegistry,
  "cadastral-reference": cadastralReference,
  "charges-on-a-home": chargesOnAHome,
  "community-statutes": communityStatutes,
  "agency-agreement": agencyAgreement,
  "registered-agent": registeredAgent,
  complaints,
  "will-for-a-home": willForAHome,
};
