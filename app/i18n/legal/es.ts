import { cookies } from "./es-cookies";
import { notice } from "./es-notice";
import { privacy } from "./es-privacy";
import type { LegalTexts } from "./legal-texts";

export const legal: LegalTexts = { privacy, notice, cookies };
