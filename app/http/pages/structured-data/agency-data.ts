import { type AgencyIdentity, business } from "~/domain/agency/agency";
import { href } from "~/i18n/href";
import { type Language, languages } from "~/i18n/languages";

import { schemaOrg, type StructuredData } from "./structured-data";

/** The one name of the agency for machines; offers and articles point at it. */
export function agencyReference(origin: string): StructuredData {
  return { "@id": `${origin}/#agency` };
}

/**
 * The agency as a local business. No ratings of oneself: search engines take them for spam, and nobody could check them.
 */
export function realEstateAgent(origin: string, language: Language, agency: AgencyIdentity): StructuredData {
  return {
    "@context": schemaOrg,
    "@type": "RealEstateAgent",
    ...agencyReference(origin),
    name: agency.name,
    url: origin + href(language, "/"),
    image: `${origin}/share.jpg`,
    telephone: agency.phone,
    email: agency.email,
    address: agency.address,
    areaServed: "Barcelona",
    knowsLanguage: [...languages],
    priceRange: `€${business.priceFrom}–€${business.priceTo}`,
    identifier: { "@type": "PropertyValue", name: "AICAT", value: agency.registerNumber },
  };
}
