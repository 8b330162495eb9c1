import type { GuardReason } from "../enquiry";

import type { SpamSigns } from "./spam-signs";

/** Why a message is put aside: how it came, or what it says. */
export type Suspicion = { reason: GuardReason; signs: null } | { reason: "content"; signs: SpamSigns };
