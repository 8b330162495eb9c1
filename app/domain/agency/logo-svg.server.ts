import sanitizeHtml from "sanitize-html";

import { brandLimits, type BrandRefusal, type NewBrandPicture } from "./brand";

type Cleaned = { ok: true; picture: NewBrandPicture } | { ok: false; reason: BrandRefusal };

const allowedTags = [
  ...["svg", "g", "defs", "symbol", "use", "style"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask"],
];

/** What these hold is never part of the drawing. */
const droppedWhole = ["script", "foreignObject", "metadata", "title", "desc", "image", "animate", "set", "filter"];

const allowedAttributes = [
  ...["id", "class", "style", "d", "points", "x", "y", "x1", "y1", "x2", "y2", "dx", "dy", "cx", "cy", "r", "rx", "ry"],
  ...[
    "width",
    "height",
    "viewBox",
    "preserveAspectRatio",
    "transform",
    "href",
    "offset",
    "fx",
    "fy",
    "fr",
    "pathLength",
  ],
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "opacity"],
  ...["stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "stroke-opacity", "clip-rule", "clip-path", "mask"],
  ...["color", "display", "visibility", "stop-color", "stop-opacity", "paint-order", "vector-effect", "xmlns"],
  ...["gradientUnits", "gradientTransform", "spreadMethod", "clipPathUnits", "maskUnits", "maskContentUnits"],
  ...["font-family", "font-size", "font-weight", "font-style", "text-anchor", "letter-spacing", "textLength", "rotate"],
];

// Sixteen times what a careful logo has. Copies of copies grow by their product: of twelve there are 81 at most.
const mostElements = 3000;
const mostCopies = 12;

/**
 * The drawing that is left of an uploaded SVG: shapes, gradients, text and plain style rules. No script, no event, no animation, no
 * filter, no picture inside, and nothing that leads out of the file. Cleaning twice is cleaning once.
 */
export function cleanSvg(bytes: Uint8Array): Cleaned {
  if (bytes.length > brandLimits.svgBytes) return refused("too-large");
  const source = decoded(bytes);
  if (source === null || !/<(?:\w+:)?svg[\s>]/.test(source)) return refused("not-a-picture");
  const found: Found = { reason: null, size: null, elements: 0, copies: 0 };
  const cleaned = sanitizeHtml(source, {
    allowedTags,
    allowedAttributes: { "*": allowedAttributes },
    allowVulnerableTags: true,
    nonTextTags: droppedWhole,
    parseStyleAttributes: false,
    nestingLimit: 100,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: {
      "*": (written, given) => {
        const tagName = written.replace(/^svg:/, "");
        found.elements += 1;
        if (tagName === "use") found.copies += 1;
        const attribs = safe(given);
        if (tagName !== "svg") return { tagName, attribs };
        const { xmlns: _foreign, ...rest } = attribs;
        if (found.size !== null) return { tagName, attribs: rest };
        found.size = sizeOf(rest);
        if (found.size === null) found.reason ??= "no-size";
        const { x, y, width, height } = found.size ?? { x: 0, y: 0, width: 1, height: 1 };
        const box = { viewBox: `${x} ${y} ${width} ${height}`, width: String(width), height: String(height) };
        const named = { xmlns: "http://www.w3.org/2000/svg", ...box };
        return { tagName, attribs: { ...named, ...rest, ...named } };
      },
    },
    // Nowhere else is it drawn.
    textFilter: (text, tag) => (tag === "text" || tag === "tspan" ? text : ""),
    exclusiveFilter: ({ tag, text }) => {
      if (tag === "style" && !isPlainStyle(text)) found.reason ??= "unsafe-style";
      return false;
    },
  });
  const { size, elements, copies } = found;
  const reason = found.reason ?? (elements > mostElements || copies > mostCopies ? "too-complex" : null);
  if (reason !== null) return refused(reason);
  const svg = cleaned.slice(cleaned.indexOf("<svg"), cleaned.lastIndexOf("</svg>") + "</svg>".length);
  if (size === null || !svg.startsWith("<svg")) return refused("not-a-picture");
  return { ok: true, picture: { mediaType: "image/svg+xml", content: Buffer.from(svg), ...pixelsOf(size) } };
}

function refused(reason: BrandRefusal): Cleaned {
  return { ok: false, reason };
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether a value names nothing but what is in the file itself. */
function isInside(value: string): boolean {
  return !/[\\@<]|expression|javascript:|data:/i.test(value) && !/url\(\s*["']?(?!["']?#)/i.test(value);
}

/** Rules that colour: no import, no font, no address, nothing that an XML reader would take for a tag. */
function isPlainStyle(text: string): boolean {
  return isInside(text.replace(/@media\b/gi, "")) && !/[&]|\]\]>/.test(text);
}

function safe(given: Record<string, string>): Record<string, string> {
  const { "xlink:href": former, ...attribs } = given;
  const href = attribs.href ?? former;
  const named = { ...attribs, ...(href !== undefined && { href }) };
  return Object.fromEntries(
    Object.entries(named).filter(([name, value]) =>
      name === "href" ? /^#[\w.:-]+$/.test(value) : name === "xmlns" || isInside(value),
    ),
  );
}

type Found = { reason: BrandRefusal | null; size: Size | null; elements: number; copies: number };
type Size = { x: number; y: number; width: number; height: number };

/** From the view box, else from width and height. */
function sizeOf({ viewBox = "", width = "", height = "" }: Record<string, string>): Size | null {
  const [x, y, ...sides] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [wide, high] = sides.length === 2 ? sides : [width, height].map(lengthOf);
  if (!isSide(wide) || !isSide(high)) return null;
  return sides.length === 2 && isFinite(Number(x)) && isFinite(Number(y))
    ? { x: Number(x), y: Number(y), width: wide, height: high }
    : { x: 0, y: 0, width: wide, height: high };
}

function lengthOf(text: string): number {
  return /^\d*\.?\d+(?:px)?$/.test(text.trim()) ? Number.parseFloat(text) : Number.NaN;
}

function isSide(side: number | undefined): side is number {
  return side !== undefined && Number.isFinite(side) && side > 0 && side < 1_000_000;
}

/** The size that pages are told, in whole px: the shape counts. */
function pixelsOf({ width, height }: Size): { width: number; height: number } {
  const scale = Math.min(1, 4096 / Math.max(width, height)) * Math.max(1, 64 / Math.max(width, height));
  const side = (length: number) => Math.min(4096, Math.max(1, Math.round(length * scale)));
  return { width: side(width), height: side(height) };
}
