import { cookies } from "./ru-cookies";
import { notice } from "./ru-notice";
import { privacy } from "./ru-privacy";
import type { LegalTexts } from "./legal-texts";

export const legal: LegalTexts = { privacy, notice, cookies };
