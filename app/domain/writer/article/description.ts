import { metaDescriptionGuide } from "~/domain/cleaning/text-statistics";

import type { Described, DescriptionParts } from "../book";
import type { Values } from "../values/known-values";

import type { Choice } from "./choice";
import { plainSentence } from "./render";

/**
 * A description of 150 to 160 characters: an opening that names the subject and as many closings as fill it up.
 * Undefined where no combination fits.
 */
export function describe(
  theme: Described,
  parts: DescriptionParts,
  values: Values,
  choice: Choice,
): string | undefined {
  const say = (sentences: readonly string[]) => sentences.flatMap((text) => plainSentence(text, values) ?? []);
  // An opening that names the place or the wish says more than one that would do for any article of its theme.
  const particular = parts.openings[theme].filter((text) => /\{(?:place|search|quarter|among)\./.test(text));
  const general = parts.openings[theme].filter((text) => !particular.includes(text));
  const openings = [particular, general].flatMap((texts) => choice.shuffled("opening", say(texts)));
  const fitting = [...parts.closings, ...(theme === "homes" ? parts.closingsOfHomes : parts.closingsOfPlaces)];
  const closings = choice.shuffled("closings", say(fitting));
  // As few closings as will do: three short ones read like a list of slogans.
  for (const most of [0, 1, 2, 3]) {
    for (const opening of openings) {
      const whole = filledUp(opening, closings, most);
      if (whole !== undefined) return whole;
    }
  }
  return undefined;
}

function filledUp(begun: string, closings: readonly string[], left: number): string | undefined {
  if (begun.length > metaDescriptionGuide.to) return undefined;
  if (begun.length >= metaDescriptionGuide.from) return begun;
  if (left === 0) return undefined;
  for (const [place, closing] of closings.entries()) {
    const whole = filledUp(`${begun} ${closing}`, closings.slice(place + 1), left - 1);
    if (whole !== undefined) return whole;
  }
  return undefined;
}
