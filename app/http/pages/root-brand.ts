import type { Brand } from "~/domain/site/brand";

/** What the root of every page knows: how the agency shows itself, and under which origin. */
export type RootData = { brand: Brand; origin: string };

type Match = { id: string; data: unknown };

/** What the root loaded, as the `meta` of a route finds it; undefined where it could not. */
export function rootDataIn(matches: readonly Match[] | undefined): RootData | undefined {
  const data = matches?.find(({ id }) => id === "root")?.data;
  return typeof data === "object" && data !== null && "brand" in data ? (data as RootData) : undefined;
}
