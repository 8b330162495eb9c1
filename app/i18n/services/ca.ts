import { buyerConsultation } from "./ca/buyer-consultation";
import { legalSupport } from "./ca/legal-support";
import { negotiationSupport } from "./ca/negotiation-support";
import { neighborhoodTours } from "./ca/neighborhood-tours";
import { newConstruction } from "./ca/new-construction";
import { propertySales } from "./ca/property-sales";
import { propertySearch } from "./ca/property-search";
import { turnkeyServices } from "./ca/turnkey-services";
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
