import { buyerConsultation } from "./en/buyer-consultation";
import { legalSupport } from "./en/legal-support";
import { negotiationSupport } from "./en/negotiation-support";
import { neighborhoodTours } from "./en/neighborhood-tours";
import { newConstruction } from "./en/new-construction";
import { propertySales } from "./en/property-sales";
import { propertySearch } from "./en/property-search";
import { turnkeyServices } from "./en/turnkey-services";
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
