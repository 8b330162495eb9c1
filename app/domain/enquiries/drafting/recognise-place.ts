import { folded } from "~/i18n/fold";

/** A neighbourhood of ours with its names in all languages. */
export type NamedPlace = { slug: string; names: readonly string[]; inside: string | null };

// How streets begin, without accents: a street is often called after the neighbourhood that it leads to.
const streetWords =
  "carrer|c|calle|cl|passeig|paseo|pg|ps|pso|avinguda|avenida|av|avda|avgda|travessera|travesera|ronda|rda|placa|plaza|pl|pza|rambla|via|gran via|cami|camino|passatge|pasaje|ptge|street|avenue|square|ulitsa|улица|ул|проспект|пр|площадь|пл|бульвар";
const beginsAsStreet = new RegExp(`^(?:${streetWords})(?=[ ]|$)`);

/**
 * The neighbourhood that an address names, in any of our languages, accents and capitals aside; `undefined` where it names
 * none. Passeig de Gràcia runs through the Eixample: in the name of a street no neighbourhood is meant, only behind its
 * house number or in another part of the address.
 */
export function recognisePlace(address: string, places: readonly NamedPlace[]): string | undefined {
  const parts = address.split(/[,;()\n\r]|\s[-–—]\s/).map(plainWords);
  const said = parts.map((part) => (beginsAsStreet.test(part) ? behindNumber(part) : part)).filter(Boolean);
  const named = places
    .flatMap(({ slug, names }) => [slug, ...names.flatMap(spokenNames)].map((name) => ({ slug, name })))
    .filter(({ name }) => said.some((part) => namePattern(name).test(part)))
    .map(({ slug }) => slug);
  // Where a neighbourhood and the one around it are both named, the inner one is the more exact.
  return named.find((slug) => !places.some((part) => part.inside === slug && named.includes(part.slug)));
}

/** The street of an address without its house number, for a title that does not give the door away. */
export function streetName(address: string): string {
  return (address.split(/[,;\n\r]|\s\d/)[0] ?? "").trim();
}

/** Of a name made of two, each alone: people in Sarrià-Sant Gervasi live in Sarrià or in Sant Gervasi. */
function spokenNames(name: string): string[] {
  const halves = name.split("-").filter((half) => half.length >= 6);
  return [name, ...halves];
}

function behindNumber(part: string): string {
  return /\d\S*\s+(.*)$/.exec(part)?.[1] ?? "";
}

function namePattern(name: string): RegExp {
  const words = plainWords(name).replace(/^(?:el|la|les|l|the) (?=\S+)/, (article) => `(?:${article})?`);
  // "Poblenou" and "Poble Nou" are one.
  return new RegExp(`(?:^| )${words.replaceAll(" ", " ?")}(?= |$)`);
}

function plainWords(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
