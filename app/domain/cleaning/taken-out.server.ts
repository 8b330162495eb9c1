import sanitizeHtml from "sanitize-html";

import { keepsLink, keepsPicture, type SanitiseOptions } from "./sanitise.server";
import { type TakenOut, type TakenOutKind, takenOutKinds } from "./taken-out";

const kindOfTag: Record<string, TakenOutKind> = {
  script: "script",
  style: "style",
  ...byKind("frame", "iframe", "frame", "frameset", "object", "embed", "applet"),
  ...byKind("control", "form", "input", "button", "select", "textarea"),
  ...byKind("media", "svg", "math", "video", "audio", "canvas"),
};

const mostExamples = 3;
const longestExample = 60;

/**
 * What `sanitiseArticle` takes out of this HTML that an author may miss: scripts, frames, event handlers, links that lead
 * nowhere we know, pictures that are not ours. Empty where it changes nothing but tags around texts.
 */
export function findTakenOut(html: string, options: SanitiseOptions): TakenOut[] {
  const found = new Map<TakenOutKind, TakenOut>();
  const note = (kind: TakenOutKind, example: string) => {
    const { count, examples }: Omit<TakenOut, "kind"> = found.get(kind) ?? { count: 0, examples: [] };
    const shown = example.trim().slice(0, longestExample);
    const isNew = shown !== "" && !examples.includes(shown) && examples.length < mostExamples;
    found.set(kind, { kind, count: count + 1, examples: isNew ? [...examples, shown] : examples });
  };
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      "*": (tagName, attribs) => {
        const kind = kindOfTag[tagName];
        if (kind) note(kind, tagName);
        for (const name of Object.keys(attribs)) if (/^on/i.test(name)) note("handler", name.toLowerCase());
        const { href, src } = attribs;
        if (tagName === "a" && href && !keepsLink(href, options)) note("link", href);
        if (tagName === "img" && !keepsPicture(src ?? "", options)) note("image", src ?? "");
        return { tagName, attribs };
      },
    },
  });
  return takenOutKinds.flatMap((kind) => found.get(kind) ?? []);
}

function byKind(kind: TakenOutKind, ...tags: string[]): Record<string, TakenOutKind> {
  return Object.fromEntries(tags.map((tag) => [tag, kind]));
}
