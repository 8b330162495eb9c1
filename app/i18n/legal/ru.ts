import type { LegalTexts } from "./legal-texts";
import { cookies } from "./ru-cookies";
import { notice } from "./ru-notice";
import { privacy } from "./ru-privacy";

export const legal: LegalTexts = { privacy, notice, cookies };
