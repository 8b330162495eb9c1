import { cookies } from "./en-cookies";
import { notice } from "./en-notice";
import { privacy } from "./en-privacy";
import type { LegalTexts } from "./legal-texts";

export const legal: LegalTexts = { privacy, notice, cookies };
