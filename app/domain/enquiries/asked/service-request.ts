import type { ServiceSlug } from "~/domain/services/service";
import type { TurnkeyPackage } from "~/domain/services/turnkey-package";

import type { PartOfDay } from "./viewing";

const servicesInEnglish: Record<ServiceSlug, string> = {
  "buyer-consultation": "Buyer consultation",
  "property-search": "Property search",
  "neighborhood-tours": "Neighbourhood tours",
  "negotiation-support": "Negotiation support",
  "legal-support": "Legal support",
  "property-sales": "Property sales",
  "turnkey-services": "Turnkey services",
  "new-construction": "New construction sales",
};

const packagesInEnglish: Record<TurnkeyPackage, string> = {
  essential: "Essential",
  premium: "Premium",
  luxury: "Luxury",
};

/** Which service somebody wants to talk about, and when, in the words that the agent reads. */
export function consultationDetails(service: ServiceSlug, time: PartOfDay | undefined): Record<string, string> {
  return { Service: servicesInEnglish[service], ...(time ? { "Best time to talk": time } : {}) };
}

/** For which package somebody wants a quote, in the words that the agent reads. */
export function quoteDetails(chosen: TurnkeyPackage | undefined): Record<string, string> {
  return {
    Service: servicesInEnglish["turnkey-services"],
    Package: chosen ? packagesInEnglish[chosen] : "not decided yet",
  };
}
