import { has, normalise } from "./keyword";

/** Who reads: whoever buys, or whoever sells. */
export type Side = "buying" | "selling";

const words: Readonly<Record<Side, string>> = {
  buying: "buy(?:s|er|ers|ing)?(?![\\p{L}])|purchas|compr(?:a|ar|ador|adora|adors|adores|em|o)(?![\\p{L}])|куп|покуп",
  selling: "sell|vend|vendr|прода",
};

/** Whose side a text takes; undefined where it takes both or none. */
export function sideOf(text: string): Side | undefined {
  const normal = normalise(text);
  const [isBuying, isSelling] = [has(normal, words.buying), has(normal, words.selling)];
  if (isBuying === isSelling) return undefined;
  return isBuying ? "buying" : "selling";
}
