import { countWords } from "~/domain/cleaning/text-statistics";

import { wordsIn } from "../books";
import type { NamedPlace, PlaceAim } from "../keyword/place-question";
import type { Values } from "../values/known-values";
import type { OurData } from "../values/our-data.server";
import { type ToldPlace, toldPlace } from "../values/told-place";
import { fewestDraftWords } from "../writer";

import { type Told, wholeHtml } from "./answer-first";
import type { EntryDesk } from "./entry-article";
import { keeping, oursHtml } from "./place-prices";
import { relatedHtml } from "./related-entries";
import { escapeHtml } from "./render";
import { chapterHtml, listHtml, paragraphHtml, sectionHtml } from "./section-html";
import { glanceHtml } from "./side-by-side";

/** Where an article would else be too short, with all that speaks for a place and against it. */
const mostRelated = 4;
const pointsBesideRelated = 4;

/** Which places come into question for whoever looks for quiet, level streets, a place for children. */
export function choice(
  aim: PlaceAim,
  places: readonly ToldPlace[],
  values: Values,
  desk: EntryDesk,
  data: OurData,
): Told {
  const { book, renderer } = desk;
  const { lead, leadPrice, headings, pros, cons } = book.amongPlaces;
  const opening = paragraphHtml(renderer.sentences("lead", [...lead[aim], ...leadPrice], values)) ?? "";
  const item = (place: ToldPlace, points: number) => {
    const said = [
      ...place.pros.slice(0, points).map((pro) => `${pros} ${escapeHtml(uncapitalised(pro))}`),
      ...place.cons.slice(0, points).map((con) => `${cons} ${escapeHtml(uncapitalised(con))}`),
    ];
    return [
      `<h3>${escapeHtml(place.name)}</h3>`,
      `<p>${escapeHtml(aimText(aim, place))}</p>`,
      listHtml(said) ?? "",
    ].filter((block) => block !== "");
  };
  const whole = (points: number): Told => ({
    opening,
    chapters: keeping([
      glanceHtml(places, desk),
      chapterHtml(
        headings[aim],
        places.flatMap((place) => item(place, points)),
      ),
      aim === "quiet" && values["among.within"] === undefined ? louderHtml(places, desk, data) : undefined,
      oursHtml(places, desk, data),
      points >= pointsBesideRelated
        ? relatedHtml(related[aim].flatMap((key) => desk.store[key] ?? []).slice(0, mostRelated), desk)
        : undefined,
      sectionHtml("next-buyer", desk),
    ]),
  });
  const drafts = (aim === "any" ? [1, 2, 3, 4] : [0, 1, 2, 3, 4]).map((points) => whole(points));
  const long = drafts.find((draft) => countWords(wholeHtml(draft)) >= fewestDraftWords + 10);
  return long ?? whole(4);
}

function aimText(aim: PlaceAim, { street, children, suits, whom, homes, transport }: ToldPlace): string {
  if (aim === "level") return [homes ?? whom, transport].filter((said) => said !== undefined).join(" ");
  if (aim === "calmLevel") return [street, homes].filter((said) => said !== undefined).join(" ");
  if (aim === "quiet" || aim === "lively") return street;
  if (aim === "children" || aim === "green" || aim === "sea") return children;
  return suits;
}

/** Where it is not quiet, for whoever looks for quiet. */
const loud: readonly NamedPlace[] = [
  { place: "gracia", quarter: null },
  { place: "born", quarter: null },
  { place: "ciutat-vella", quarter: "gothic" },
  { place: "eixample", quarter: null },
];

function louderHtml(places: readonly ToldPlace[], desk: EntryDesk, data: OurData): string | undefined {
  const told = loud.flatMap((named) => toldPlace(wordsIn[desk.language], named, data) ?? []);
  const others = told.filter(({ name }) => !places.some((place) => place.name === name));
  const items = others.map(
    ({ name, cons: [first] }) => `${escapeHtml(name)}: ${escapeHtml(uncapitalised(first ?? ""))}`,
  );
  return chapterHtml(desk.book.amongPlaces.headings.louder, [listHtml(items) ?? ""]);
}

const startsWithName =
  /^(?:Aragó|Passeig|Avinguda|Carrer |Comte|Consell|Ferrocarrils|FGC|Montjuïc|Sants|Turó|Араго|По улицам Араго|Рамбла-|Монжуик)/u;

/** A name stays a name. */
function uncapitalised(text: string): string {
  return startsWithName.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const related: Readonly<Record<PlaceAim, readonly string[]>> = {
  quiet: ["noise", "courtyard-or-street", "walking-times"],
  children: ["school-and-market-nearby", "walking-times", "courtyard-or-street"],
  sea: ["noise", "usable-and-built-area", "walking-times", "lift"],
  green: ["walking-times", "terrace", "parking-space"],
  lively: ["noise", "courtyard-or-street", "tourist-licence"],
  level: ["lift", "walking-times", "community-fees"],
  calmLevel: ["lift", "walking-times", "courtyard-or-street"],
  any: ["walking-times", "price-per-square-metre"],
};
