import { z } from "zod";

import { emptyTally, longestName, mostNames, type UploadTally } from "./upload-tally";

const count = z.number().int().min(0).max(10_000);
// Counted in code units here, and in letters where it is cut.
const named = z.object({ count, names: z.array(z.string().max(2 * longestName)).max(mostNames) });
const tally = z.object({ added: count, known: count, unreadable: named, refused: named });

/** Reads the tally that a form hands on from the one before it; empty where there is none that we wrote. */
export function readTally(text: string | undefined): UploadTally {
  try {
    return tally.parse(JSON.parse(text ?? ""));
  } catch {
    return emptyTally;
  }
}
