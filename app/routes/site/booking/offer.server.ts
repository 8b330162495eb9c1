import { db } from "~/db/db.server";
import type { BookedKind } from "~/domain/agency/booking-hours";
import { type BookedThing, type FreeWeek, turnName, weekName } from "~/domain/booking/booking";
import { freeWeek, openKinds, wantedNow } from "~/domain/booking/free-times.server";
import { readId } from "~/domain/fields/address-number";
import { homesById } from "~/domain/properties/properties.server";
import type { HomeCard } from "~/domain/properties/property";
import { notFound } from "~/http/not-found.server";
import { languageOf } from "~/http/pages/language.server";

/** What an address of the booking page leads to: the free times, or why there are none. */
export type Offer =
  | { view: "free"; thing: BookedThing; home: HomeCard | null; free: FreeWeek; minutes: number }
  | { view: "closed" | "full" | "sold"; thing: BookedThing | null; home: HomeCard | null }
  | { view: "choose"; thing: null; home: null; kinds: readonly BookedKind[] };

/**
 * What can be booked at an address: `/book?home=3`, `/book?kind=call`, or `/book` for whoever has still to choose.
 * @throws {Response} 404 where it names a home that is not shown
 */
export async function offerAt(request: Request, week: number | undefined, now: Date): Promise<Offer> {
  const url = new URL(request.url);
  const homeId = homeNamed(url);
  const [home = null] = homeId === null ? [] : await homesById(db, languageOf(request), [homeId]);
  if (homeId !== null && !home) {
    // Withdrawn while somebody filled in the form: what they typed comes back.
    if (request.method === "POST") return { view: "closed", thing: { kind: "viewing", homeId }, home };
    throw notFound();
  }
  if (home?.status === "sold") return { view: "sold", thing: { kind: "viewing", homeId: home.id }, home };
  const named = (["call", "valuation"] as const).find((kind) => kind === url.searchParams.get("kind"));
  const thing: BookedThing | null = home ? { kind: "viewing", homeId: home.id } : named ? { kind: named } : null;
  if (thing === null) {
    const kinds = await openKinds(db);
    return kinds.length > 0 ? { view: "choose", thing, home: null, kinds } : { view: "closed", thing, home: null };
  }
  const wanted = await wantedNow(db, thing.kind, home?.id ?? null);
  if (!wanted) return { view: "closed", thing, home };
  const free = await freeWeek(db, wanted, week, now);
  return free.isFull ? { view: "full", thing, home } : { view: "free", thing, home, free, minutes: wanted.length };
}

function homeNamed({ searchParams }: URL): number | null {
  const named = searchParams.get("home");
  if (named === null) return null;
  const id = readId(named);
  if (id === undefined) throw notFound();
  return id;
}

/** The week that a form asks to be shown, else the one that it shows. */
export function weekIn(form: FormData): number | undefined {
  const named = (name: string) => readId(form.getAll(name).map(String).at(-1) ?? null);
  return named(turnName) ?? named(weekName);
}
