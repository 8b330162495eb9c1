/** What an entry belongs to: the folders of the guide. */
export const entryGroupNames = [
  "places",
  "documents",
  "purchase",
  "taxes",
  "selling",
  "mortgage",
  "homes",
  "new-build",
  "living",
] as const;
export type EntryGroup = (typeof entryGroupNames)[number];
