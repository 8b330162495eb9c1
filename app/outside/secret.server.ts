import { environment } from "~/environment.server";

import { keptSecret } from "./kept-secret.server";

/** The secret that signs cookies and keys hashes: SESSION_SECRET, or one made at the first start and kept in DATA_DIR. */
export const secret: string = environment.sessionSecret ?? keptSecret(environment.dataDir);
