import { buyerConsultation } from "./ru/buyer-consultation";
import { legalSupport } from "./ru/legal-support";
import { negotiationSupport } from "./ru/negotiation-support";
import { neighborhoodTours } from "./ru/neighborhood-tours";
import { newConstruction } from "./ru/new-construction";
import { propertySales } from "./ru/property-sales";
import { propertySearch } from "./ru/property-search";
import { turnkeyServices } from "./ru/turnkey-services";
import type { ServiceTexts } from "./service-text";

export const services: ServiceTexts = {
  "buyer-consultation": buyerConsultation,
  "property-search": propertySearch,
  "neighborhood-tours": neighborhoodTours,
  "negotiation-support": negotiationSupport,
  "legal-support": legalSupport,
  "property-sales": propertySales,
  "turnkey-services": turnkeyServices,
  "new-construction": newConstruction,
};
