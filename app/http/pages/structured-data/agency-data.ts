import type { AgencyIdentity } from "~/domain/agency/agency";
import type { Agent } from "~/domain/agency/agent";
import { iconUrl } from "~/domain/agency/brand";
import { daysOf, openDays, type Weekday } from "~/domain/agency/opening-hours";
import { imageUrl } from "~/domain/listings/photo";
import type { Brand } from "~/domain/site/brand";
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
export function realEstateAgent(
  origin: string,
  language: Language,
  agency: AgencyIdentity,
  { icon, sharing }: Pick<Brand, "icon" | "sharing">,
): StructuredData {
  return {
    "@context": schemaOrg,
    "@type": "RealEstateAgent",
    ...agencyReference(origin),
    name: agency.name,
    url: origin + href(language, "/"),
    ...(icon && { logo: origin + iconUrl(icon, 512) }),
    ...(sharing && { image: origin + sharing.url }),
    telephone: agency.phone,
    email: agency.email,
    address: postalAddress(agency.address),
    areaServed: "Barcelona",
    knowsLanguage: [...languages],
    priceRange: `€${agency.priceFrom}–€${agency.priceTo}`,
    identifier: { "@type": "PropertyValue", name: "AICAT", value: agency.registerNumber },
    ...openingHours(agency),
    ...(agency.agent && { employee: person(origin, agency.agent) }),
  };
}

function person(origin: string, { name, role, languages: spoken, portrait }: Agent): StructuredData {
  return {
    "@type": "Person",
    name,
    ...(role !== "" && { jobTitle: role }),
    ...(spoken.length > 0 && { knowsLanguage: [...spoken] }),
    ...(portrait && { image: origin + imageUrl(portrait) }),
  };
}

/** A span of hours with the days that have it; nothing where the agency says nothing about its hours. */
function openingHours({ hours }: AgencyIdentity): StructuredData {
  const specification = openDays(hours).flatMap((days) =>
    days.spans.map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: daysOf(days).map(dayOfWeek),
      opens,
      closes,
    })),
  );
  return specification.length > 0 ? { openingHoursSpecification: specification } : {};
}

function dayOfWeek(day: Weekday): string {
  return `${schemaOrg}/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

/**
 * An address as it is written on an envelope, "Carrer de València, s/n, 08009 Barcelona", in its parts. What is written otherwise stands whole in
 * the first of them.
 */
export function postalAddress(address: string): StructuredData {
  const country = { "@type": "PostalAddress", addressCountry: "ES" };
  const [, street, postalCode, town] = /^(.+?),? +(\d{5}) +([^,]+?)(?:,.*)?$/.exec(address) ?? [];
  if (!street || !postalCode || !town) return { ...country, streetAddress: address };
  return { ...country, streetAddress: street, postalCode, addressLocality: town };
}
