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

/** The files of an entry: what its texts have in common, and the texts. */
export const entryFileNames = ["guide.yaml", "en.md", "es.md", "ca.md", "ru.md"] as const;
export type EntryFileName = (typeof entryFileNames)[number];
