import { type DevelopmentDetail, salesStateOf } from "~/domain/developments/development";
import { imageUrl } from "~/domain/listings/photo";
import { href } from "~/i18n/href";
import type { Language } from "~/i18n/languages";

import { agencyReference } from "./agency-data";
import { schemaOrg, type StructuredData } from "./structured-data";

/** A building with units for sale; without a unit that is still to be had it offers nothing. */
export function developmentListing(origin: string, language: Language, building: DevelopmentDetail): StructuredData {
  const url = origin + href(language, `/developments/${building.slug}`);
  const forSale = building.units.filter(({ status }) => status === "available").map(({ price }) => price);
  const sales = salesStateOf(building.availability, building.totalUnits);
  const images = building.photos.map((photo) => origin + imageUrl(photo));
  return {
    "@context": schemaOrg,
    "@type": "RealEstateListing",
    name: building.name,
    url,
    description: building.summary,
    inLanguage: building.textLanguage,
    ...(images.length > 0 && { image: images }),
    ...(forSale.length > 0 && {
      offers: {
        "@type": "AggregateOffer",
        lowPrice: Math.min(...forSale),
        highPrice: Math.max(...forSale),
        offerCount: forSale.length,
        priceCurrency: "EUR",
        availability: `${schemaOrg}/InStock`,
        seller: agencyReference(origin),
      },
    }),
    mainEntity: {
      "@type": "ApartmentComplex",
      name: building.name,
      numberOfAccommodationUnits: building.totalUnits,
      // Of units that are not listed nobody knows: none of them is called sold.
      ...((sales === "available" || sales === "sold-out") && { numberOfAvailableAccommodationUnits: forSale.length }),
      address: {
        "@type": "PostalAddress",
        ...(building.address !== "" && { streetAddress: building.address }),
        addressLocality: building.city,
        addressRegion: "Catalunya",
        ...(building.postalCode !== "" && { postalCode: building.postalCode }),
        addressCountry: "ES",
      },
      accommodationFloorPlan: building.units.map((unit) => ({
        "@type": "FloorPlan",
        name: unit.name,
        numberOfBedrooms: unit.bedrooms,
        numberOfBathroomsTotal: unit.bathrooms,
        floorSize: { "@type": "QuantitativeValue", value: unit.area, unitCode: "MTK" },
      })),
    },
  };
}
