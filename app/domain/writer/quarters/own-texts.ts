import type { LanguageWords } from "../keyword/language-words";
import type { Subject } from "../keyword/subject";
import { present, type Values, withPrefix } from "../values/known-values";
import type { OurPlace } from "../values/our-data.server";
import { locativePhrase } from "../values/place-values";

import { neighbourhoods } from "./all-neighbourhoods";
import { quarters } from "./all-quarters";
import type { OwnTexts } from "./quarter";

/** What we say, in words of our own, of the quarter that a keyword names, or else of the neighbourhood. */
export function ownTextsOf(words: LanguageWords, { quarter, place }: Subject, places: readonly OurPlace[]): Values {
  const { language } = words;
  const found = places.find(({ slug }) => slug === place);
  if (!found) return {};
  if (quarter === null) {
    const own = neighbourhoods[found.slug]?.in[language];
    const named = { name: found.name, in: locativePhrase(words, found) };
    return withPrefix("here", { ...named, ...(own && { edges: own.edges, street: own.street, ...pointsOf(own) }) });
  }
  const { isInside } = quarters[quarter];
  const own = quarters[quarter].in[language];
  const { name, locative, living, edges, homes, street, transport } = own;
  return {
    ...withPrefix("here", { name, in: locative, edges, homes, street, transport, ...pointsOf(own) }),
    ...present({
      "quarter.name": name,
      "quarter.living": living,
      "quarter.inside": isInside ? "" : undefined,
      "quarter.beyond": isInside ? undefined : "",
    }),
  };
}

/** The entries that belong to the quarter or neighbourhood itself; none where we have no words of our own for it. */
export function relatedToPlace({ quarter, place }: Subject): readonly string[] {
  if (quarter !== null) return quarters[quarter].related;
  return (place !== null && neighbourhoods[place]?.related) || [];
}

/** Whom it suits, and each point for it, against it and to be checked. */
function pointsOf({ suits, children, checks, pros, cons }: OwnTexts): Values {
  const numbered = (name: string, points: readonly string[]) =>
    points.map((point, place) => [`${name}${place + 1}`, point] as const);
  const points = [...numbered("check", checks), ...numbered("pro", pros), ...numbered("con", cons)];
  return { suits, children, ...Object.fromEntries(points) };
}
