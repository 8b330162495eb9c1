import { documentEntries } from "./documents";
import type { Entry } from "./entry";
import { homeEntries } from "./homes";
import { livingEntries } from "./living";
import { mortgageEntries } from "./mortgage";
import { newBuildEntries } from "./new-build";
import { purchaseEntries } from "./purchase";
import { sellingEntries } from "./selling";
import { taxEntries } from "./taxes";

export const entryGroupNames = [
  "documents",
  "purchase",
  "taxes",
  "selling",
  "mortgage",
  "homes",
  "newBuild",
  "living",
] as const;
export type EntryGroup = (typeof entryGroupNames)[number];

/** All that the built-in writer knows, by what it belongs to. */
export const entryGroups: Readonly<Record<EntryGroup, Readonly<Record<string, Entry>>>> = {
  documents: documentEntries,
  purchase: purchaseEntries,
  taxes: taxEntries,
  selling: sellingEntries,
  mortgage: mortgageEntries,
  homes: homeEntries,
  newBuild: newBuildEntries,
  living: livingEntries,
};
