import { documentEntries } from "./documents";
import type { Entry } from "./entry";
import { homeEntries } from "./homes";
import { livingEntries } from "./living";
import { mortgageEntries } from "./mortgage";
import { newBuildEntries } from "./new-build";
import { purchaseEntries } from "./purchase";
import { sellingEntries } from "./selling";
import { taxEntries } from "./taxes";

/** All that the built-in writer knows, by key. */
export const entries: Readonly<Record<string, Entry>> = {
  ...documentEntries,
  ...purchaseEntries,
  ...taxEntries,
  ...sellingEntries,
  ...mortgageEntries,
  ...homeEntries,
  ...newBuildEntries,
  ...livingEntries,
};
