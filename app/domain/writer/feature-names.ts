import { type FeatureKey } from "~/domain/listings/features";
import { features as ca } from "~/i18n/ca/features";
import { features as en } from "~/i18n/en/features";
import { features as es } from "~/i18n/es/features";
import type { Language } from "~/i18n/languages";
import { features as ru } from "~/i18n/ru/features";

const names = { en, es, ca, ru };

/** A feature as it begins a sentence: "Terrace or balcony". */
export function featureHeading(language: Language, feature: FeatureKey): string {
  return names[language][`feature.${feature}`];
}

/** A feature as it stands inside a sentence: "terrace or balcony". */
export function featureName(language: Language, feature: FeatureKey): string {
  const name = featureHeading(language, feature);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
