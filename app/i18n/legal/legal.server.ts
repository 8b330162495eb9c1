import type { Language } from "../languages";

import { legal as ca } from "./ca";
import { legal as en } from "./en";
import { legal as es } from "./es";
import type { LegalTexts } from "./legal-texts";
import { legal as ru } from "./ru";

const texts: Record<Language, LegalTexts> = { en, es, ca, ru };

/** The privacy policy, legal notice and cookies page in one language, before `fillLegal`. Kept out of the browser's code. */
export function legalTexts(language: Language): LegalTexts {
  return texts[language];
}
