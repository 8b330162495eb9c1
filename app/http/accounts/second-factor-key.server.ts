import { hkdfSync } from "node:crypto";

import type { SealingKey } from "~/domain/admins/second-factor-secret.server";
import { secret } from "~/outside/secret.server";

/** What the secrets of second factors are encrypted with: a key of its own made of the site's secret (RFC 5869). */
export const secondFactorKey: SealingKey = new Uint8Array(hkdfSync("sha256", secret, "", "second factor", 32));
