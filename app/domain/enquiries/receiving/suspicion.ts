import type { GuardMark, GuardReason } from "../enquiry";

import type { SpamSigns } from "./spam-signs";

/** Why a message is put aside: how it came, what it says, or that its booking was not confirmed. */
export type Suspicion = { reason: GuardReason | "unconfirmed"; signs: null } | { reason: "content"; signs: SpamSigns };

/** Where a message goes: aside, or among the others, there marked for how it came where that is known. */
export type Judged = { suspicion: Suspicion | null; mark: GuardMark | null };
