import { z } from "zod";

import { localized, sampleFile } from "./sample-file";

const described = z.strictObject({ file: z.string().min(1), alt: localized }).readonly();

/** A file of `photos/` with the text that stands in for it. */
export type SamplePicture = z.output<typeof described>;

/** Those that several samples show, by name. */
const shared = sampleFile("pictures", z.record(z.string(), described));

/** A picture of its own, or the name of a shared one. */
export const samplePicture = z.union([z.string(), described]).transform((given, { addIssue }): SamplePicture => {
  const picture = typeof given === "string" ? shared()[given] : given;
  if (picture) return picture;
  addIssue({ code: "custom", message: `"${String(given)}" is no picture of pictures.yaml` });
  return z.NEVER;
});
