import { isFeatureKey } from "~/domain/listings/features";
import { imageUrl } from "~/domain/listings/photo";
import type { HomeDetail } from "~/domain/properties/home-detail";
import { energyClasses, type HomeCard, type PropertyStatus, type PropertyType } from "~/domain/properties/property";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";

import { agencyReference } from "./agency-data";
import { schemaOrg, type StructuredData } from "./structured-data";

/** Availability follows the status: a sold home is never offered as in stock. A draft has no page. */
const availability: Record<Exclude<PropertyStatus, "draft">, string> = {
  available: "InStock",
  pending: "LimitedAvailability",
  sold: "SoldOut",
};

/** schema.org knows flats and houses; the finer kinds are flats. */
const kinds: Record<PropertyType, string> = {
  apartment: "Apartment",
  penthouse: "Apartment",
  studio: "Apartment",
  duplex: "Apartment",
  loft: "Apartment",
  house: "SingleFamilyResidence",
};

/** A home for sale, with nothing that its page does not show: no street and no point that the agent keeps back. */
export function realEstateListing(origin: string, language: Language, home: HomeDetail): StructuredData {
  const url = origin + href(language, `/property/${home.id}`);
  const images = home.photos.map((photo) => origin + imageUrl(photo));
  return {
    "@context": schemaOrg,
    "@type": "RealEstateListing",
    name: home.title,
    url,
    description: home.summary,
    inLanguage: home.textLanguage,
    ...(images.length > 0 && { image: images }),
    ...(home.status !== "draft" && {
      offers: {
        "@type": "Offer",
        price: home.price,
        priceCurrency: "EUR",
        availability: `${schemaOrg}/${availability[home.status]}`,
        businessFunction: "http://purl.org/goodrelations/v1#Sell",
        url,
        seller: agencyReference(origin),
      },
    }),
    mainEntity: residence(language, home),
  };
}

function residence(language: Language, home: HomeDetail): StructuredData {
  const t = textsIn(language);
  // As the page says it: an ático counted as the seventh floor is not what anybody looks for.
  const floorLevel = home.floorName === "" ? home.floor?.toString() : t(`detail.floorName.${home.floorName}`);
  const isClassed = energyClasses.some((each) => each === home.energy.rating);
  return {
    "@type": kinds[home.type],
    name: home.title,
    numberOfBedrooms: home.bedrooms,
    numberOfBathroomsTotal: home.bathrooms,
    ...(home.area > 0 && { floorSize: { "@type": "QuantitativeValue", value: home.area, unitCode: "MTK" } }),
    ...(floorLevel !== undefined && { floorLevel }),
    ...(home.builtYear !== null && { yearBuilt: home.builtYear }),
    amenityFeature: home.features.map((feature) => ({
      "@type": "LocationFeatureSpecification",
      name: isFeatureKey(feature) ? t(`feature.${feature}`) : feature,
      value: true,
    })),
    address: {
      "@type": "PostalAddress",
      ...(home.street !== "" && { streetAddress: home.street }),
      addressLocality: home.city,
      addressRegion: "Catalunya",
      ...(home.postalCode !== "" && { postalCode: home.postalCode }),
      addressCountry: "ES",
    },
    ...(home.point?.isExact && {
      geo: { "@type": "GeoCoordinates", latitude: home.point.latitude, longitude: home.point.longitude },
    }),
    // schema.org has no property for the energy label of a home.
    ...(isClassed && {
      additionalProperty: {
        "@type": "PropertyValue",
        name: "Energy consumption class",
        value: String(home.energy.rating),
      },
    }),
  };
}

/** The homes of a list in their order. */
export function itemList(origin: string, language: Language, homes: readonly HomeCard[]): StructuredData {
  return {
    "@context": schemaOrg,
    "@type": "ItemList",
    itemListElement: homes.map(({ id }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      url: origin + href(language, `/property/${id}`),
    })),
  };
}
