import { buyerConsultation } from "./es/buyer-consultation";
import { legalSupport } from "./es/legal-support";
import { negotiationSupport } from "./es/negotiation-support";
import { neighborhoodTours } from "./es/neighborhood-tours";
import { newConstruction } from "./es/new-construction";
import { propertySales } from "./es/property-sales";
import { propertySearch } from "./es/property-search";
import { turnkeyServices } from "./es/turnkey-services";
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
