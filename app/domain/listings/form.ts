import { tidyFeatures } from "./feature-list";
import { ticksForFeatures } from "./features";
import { roomLines } from "./room-list";
import { storedRooms } from "./rooms";

/** Everything the agent enters about a listing of some kind: what its schema makes of its form. */
export type Entered = { features: string[] };

/** A field of the form of a listing, by its name. */
export type Field<Values extends Entered> = keyof Values & string;

/** What stands in the fields, as a browser sends it: a ticked box is `on`, a blank an empty text. */
export type Texts<Values extends Entered> = {
  [Name in Field<Values>]: Name extends "features" ? string[] : string;
} & { features: string[] };

/** What is wrong with an entry, by field: keys of the catalogue. */
export type Errors<Values extends Entered> = Partial<Record<Field<Values>, string[]>>;

/** A field that two people, of whom neither saw the other's entry, left different; and who of them changed it. */
export type Change<Name extends string> = { field: Name; by: "me" | "them" | "both" };

/** The form of a kind of listing. */
export type ListingForm<Values extends Entered> = {
  /** In the order of the page. */
  fields: readonly Field<Values>[];
  /** What stands in it before anybody has entered anything. */
  blank: Texts<Values>;
};

/** @param fields of the schema, which names each only once @param defaults what stands in those that do not begin blank */
export function listingForm<Values extends Entered>(
  fields: readonly Field<Values>[],
  defaults: Partial<Texts<Values>>,
): ListingForm<Values> {
  return { fields, blank: { ...texts<Values>(fields, () => ""), ...defaults } };
}

/** What stands in the fields of a form that shows these values. */
export function textsOf<Values extends Entered>({ fields }: ListingForm<Values>, values: Values): Texts<Values> {
  return texts<Values>(fields, (name) => written(values[name]), values.features);
}

/** What stood in the fields of a form that was sent. */
export function readTexts<Values extends Entered>({ fields }: ListingForm<Values>, form: FormData): Texts<Values> {
  const sent = (name: string) => {
    const value = form.get(name);
    // Browsers count a line break as one character and send two.
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  const features = form.getAll("features").filter((feature) => typeof feature === "string");
  return texts<Values>(fields, sent, features);
}

/** The fields in which two forms differ, in the order of the page. */
export function differingFields<Values extends Entered>(
  { fields }: ListingForm<Values>,
  one: Texts<Values>,
  other: Texts<Values>,
): Field<Values>[] {
  // A feature may hold a comma, but no line break.
  const written = (texts: Texts<Values>, name: Field<Values>) => [texts[name]].flat().join("\n");
  return fields.filter((name) => written(one, name) !== written(other, name));
}

/** Whether a field is a box to tick, which is named as a statement: `hasParking`. */
export function isTick(name: string): boolean {
  return /^(?:is|has|shows)[A-Z]/.test(name);
}

function texts<Values extends Entered>(
  fields: readonly Field<Values>[],
  text: (name: Field<Values>) => string,
  features: readonly string[] = [],
): Texts<Values> {
  return settled(
    Object.fromEntries(
      fields.map((name): readonly unknown[] => [name, name === "features" ? tidyFeatures(features) : text(name)]),
    ),
  );
}

/** Ticks the box of a feature that has one of its own and stands written out among the others. */
export function settled<Values extends Entered>(texts: Texts<Values>): Texts<Values> {
  const asked = ticksForFeatures(Object.keys(texts));
  const ticked = asked.flatMap(({ tick, feature }) =>
    texts.features.includes(feature) ? [[tick, "on"] as const] : [],
  );
  const features = texts.features.filter((each) => !asked.some(({ feature }) => feature === each));
  return { ...texts, ...Object.fromEntries(ticked), features };
}

function written(value: unknown): string {
  if (typeof value === "boolean") return value ? "on" : "";
  // The one list beside the features.
  if (Array.isArray(value)) return roomLines(storedRooms.parse(value));
  return value === null ? "" : String(value);
}
