import { z } from "zod";

import { tidyFeatures } from "./feature-list";
import { ticksForFeatures } from "./features";
import { type Entered, isTick } from "./form";
import { storedRooms } from "./rooms";

/** `usefulArea` is stored in the column `useful_area`. */
type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

type Stored<Value> = Value extends boolean ? 0 | 1 : Value extends readonly unknown[] ? string : Value;

/** The columns that hold what was entered: named as the fields are, but for those that `Names` calls otherwise. */
export type Columns<Values, Names> = {
  [Name in keyof Values & string as Name extends keyof Names ? Names[Name] & string : Snake<Name>]: Stored<
    Values[Name]
  >;
};

const featureList = z.array(z.string());

/** What was entered, as it is stored: a tick as 0 or 1, a list as JSON. A tick that stands for a feature is among those too. */
export function toColumns<Values extends Entered, const Names extends Partial<Record<keyof Values, string>>>(
  values: Values,
  names: Names,
): Columns<Values, Names> {
  const entries = Object.entries<unknown>(values);
  const ticked = ticksForFeatures(entries.flatMap(([name, value]) => (value === true ? [name] : [])));
  const features = tidyFeatures([...values.features, ...ticked.map(({ feature }) => feature)]);
  return Object.fromEntries(
    entries.map(([name, value]): readonly unknown[] => [
      columnOf(name, names),
      stored(name === "features" ? features : value),
    ]),
  );
}

/** What was entered, from a row that holds it. */
export function fromColumns<Values extends Entered, const Names extends Partial<Record<keyof Values, string>>>(
  row: NoInfer<Columns<Values, Names>>,
  fields: readonly (keyof Values & string)[],
  names: Names,
): Values {
  const columns = new Map<string, unknown>(Object.entries(row));
  const features = featureList.parse(JSON.parse(String(columns.get("features"))));
  const asked = ticksForFeatures(fields);
  const isTicked = (name: string) => asked.some(({ tick, feature }) => tick === name && features.includes(feature));
  const others = features.filter((each) => !asked.some(({ feature }) => feature === each));
  return Object.fromEntries(
    fields.map((name): readonly unknown[] => {
      if (name === "features") return [name, others];
      return [name, isTicked(name) || entered(name, columns.get(columnOf(name, names)))];
    }),
  );
}

function columnOf(name: string, names: Partial<Record<string, string>>): string {
  return names[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function stored(value: unknown): unknown {
  if (typeof value === "boolean") return value ? 1 : 0;
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

function entered(name: string, value: unknown): unknown {
  if (name === "rooms") return storedRooms.parse(JSON.parse(String(value)));
  return isTick(name) ? value === 1 : value;
}
