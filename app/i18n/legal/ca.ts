import { cookies } from "./ca-cookies";
import { notice } from "./ca-notice";
import { privacy } from "./ca-privacy";
import type { LegalTexts } from "./legal-texts";

export const legal: LegalTexts = { privacy, notice, cookies };
