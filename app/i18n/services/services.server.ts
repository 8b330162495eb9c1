import type { Language } from "../languages";

import { services as ca } from "./ca";
import { services as en } from "./en";
import { services as es } from "./es";
import { services as ru } from "./ru";
import type { ServiceTexts } from "./service-text";

/** The words of the services pages, before `fillServiceText`. Kept out of the browser's code: those pages carry none. */
export const serviceTexts: Readonly<Record<Language, ServiceTexts>> = { en, es, ca, ru };
