import type { Db } from "~/db/database";
import { travelMinutes } from "~/domain/agency/travel.server";

import type { Appointment } from "./appointment";
import { selectBetween } from "./appointment.repository.server";
import { type ClashKind, clashOf, type Slot } from "./clashes";

const hour = 60 * 60_000;

/** Another appointment that the same person can hardly keep as well. */
export type Clash = { kind: ClashKind; with: Appointment };

/** What stands against a time. @param own the appointment that is moved */
export async function clashesOf(db: Db, slot: Slot, own: number | null = null): Promise<Clash[]> {
  if (slot.goes === null) return [];
  const travel = await travelMinutes(db);
  const near = await selectBetween(
    db,
    new Date(Date.parse(slot.startsAt) - 4 * hour),
    new Date(Date.parse(slot.endsAt) + 4 * hour),
  );
  return near.flatMap((other) => {
    if (other.id === own || other.status === "cancelled") return [];
    const kind = clashOf(slot, slotOf(other), travel);
    return kind === undefined ? [] : [{ kind, with: other }];
  });
}

/** An appointment as clashes are looked for. */
export function slotOf({ startsAt, endsAt, place, goes }: Appointment): Slot {
  return { startsAt, endsAt, place, goes: goes?.id ?? null };
}

/** By what a page shows that its reader has seen these clashes. */
export function seenMark(clashes: readonly Clash[]): string {
  return clashes.map((clash) => `${clash.with.id}.${clash.kind}`).join(" ");
}
