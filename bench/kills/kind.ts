import type { SeededRandom } from "../seeded-random";
import type { ServedSite } from "../served-site";

/** What one kill met and what was found after it. */
export type Round = {
  /** Whether the kill came while the work was under way; else before or after it. */
  readonly met: boolean;
  /** Things that were answered with success before the kill, each looked for afterwards. */
  readonly acknowledged: number;
  /** Time until the site answered again, ms. */
  readonly start: number;
  /** What is wrong, in words; empty where nothing is. */
  readonly faults: readonly string[];
};

/** One kind of work during which the server is killed. The site runs before and after each round. */
export type Kind = {
  readonly name: string;
  /** A site as the first round wants it. @param settings variables that its processes are to have */
  setUp(folder: string, settings: Readonly<Record<string, string>>): Promise<ServedSite>;
  round(site: ServedSite, random: SeededRandom, number: number): Promise<Round>;
};

/** Who is killed: all processes of the site mostly, sometimes the server alone, as the system does that lacks memory. */
export function victim(random: SeededRandom): "tree" | "alone" {
  return random.next() < 0.7 ? "tree" : "alone";
}

/** Wraps a piece of work that the kill may break off: the answer, or null where none came. */
export async function unlessKilled<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  return work.catch(() => null);
}
