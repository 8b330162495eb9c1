import type { Db } from "~/db/database";
import type { ActivityDetails, ActivityKind } from "~/domain/activity/activity";
import { noteActivity } from "~/domain/activity/activity.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";

import type { PropertyStatus } from "./property";
import type { PublicStatus } from "./property-search";
import type { Sale, SoldOrNot } from "./sale";

type Refusal =
  | "not-found"
  | "price-missing"
  /** Somebody has sold it, reserved it or taken that back since the page was drawn. */
  | "overtaken";
export type Moved = { ok: true; title: string } | { ok: false; reason: Refusal };

export async function findSale(db: Db, id: number): Promise<SoldOrNot | undefined> {
  const row = await db
    .selectFrom("properties")
    .where("id", "=", id)
    .select(["id", "title", "status", "price", "sold_at", "final_price"])
    .executeTakeFirst();
  if (!row) return undefined;
  const { sold_at, final_price, ...home } = row;
  const soldOn = sold_at === null ? null : dayInBarcelona(new Date(sold_at));
  return { ...home, sale: soldOn === null ? null : { soldOn, finalPrice: final_price } };
}

/** Puts a draft before visitors, whatever its advertisement lacks. One that they see already stays as it is. */
export function publishHome(db: Db, id: number, status: PublicStatus, editor: number, now: Date): Promise<Moved> {
  return move(db, id, { refuses: (before) => (before === "draft" ? undefined : "not-found"), status }, editor, now);
}

type Move = {
  /** As its page showed it: a press on an older page takes back no sale of a colleague's. */
  from: PropertyStatus | undefined;
  to: "available" | "pending";
};

/** Reserves a home, or puts one that was reserved or sold back on sale. A draft stays one: see `publishHome`. */
export function moveHome(db: Db, id: number, { from, to }: Move, editor: number, now: Date): Promise<Moved> {
  const refuses = (before: PropertyStatus) =>
    before === "draft" ? "not-found" : before === from ? undefined : "overtaken";
  return move(db, id, { refuses, status: to }, editor, now);
}

/**
 * Sells a home that visitors see, or corrects when it was sold and for how much.
 * @param from the status in which its page showed it
 */
export function sellHome(
  db: Db,
  id: number,
  sale: Sale,
  { from, by: editor }: { from: PropertyStatus | undefined; by: number },
  now: Date,
): Promise<Moved> {
  return db.transaction().execute(async (trx) => {
    const home = await findSale(trx, id);
    if (!home || home.status === "draft") return { ok: false, reason: "not-found" };
    const { status: before, title } = home;
    if (before !== "sold" && home.price === 0) return { ok: false, reason: "price-missing" };
    const isSame = home.sale?.soldOn === sale.soldOn && home.sale.finalPrice === sale.finalPrice;
    if (before === "sold" && isSame) return { ok: true, title };
    if ((before === "sold") !== (from === "sold")) return { ok: false, reason: "overtaken" };
    await trx
      .updateTable("properties")
      .set((eb) => ({
        ...bookkeeping(editor, now),
        version: eb("version", "+", 1),
        status: "sold",
        // Noon is the same day in Barcelona, summer and winter.
        sold_at: `${sale.soldOn}T12:00:00.000Z`,
        final_price: sale.finalPrice,
      }))
      .where("id", "=", id)
      .execute();
    const note = noting(trx, { id, title, editor, now });
    if (before !== "sold") await note("property.status", { from: before, to: "sold" });
    await note("property.sale", { soldOn: sale.soldOn, finalPrice: sale.finalPrice });
    return { ok: true, title };
  });
}

function move(
  db: Db,
  id: number,
  { refuses, status }: { refuses: (before: PropertyStatus) => Refusal | undefined; status: PublicStatus },
  editor: number,
  now: Date,
): Promise<Moved> {
  return db.transaction().execute(async (trx) => {
    const home = await findSale(trx, id);
    if (!home) return { ok: false, reason: "not-found" };
    const { status: before, title, price } = home;
    if (before === status) return { ok: true, title };
    const reason = refuses(before);
    if (reason) return { ok: false, reason };
    if (price === 0) return { ok: false, reason: "price-missing" };
    await trx
      .updateTable("properties")
      .set((eb) => ({
        ...bookkeeping(editor, now),
        version: eb("version", "+", 1),
        published_at: eb.fn.coalesce("published_at", eb.val(now.toISOString())),
        status,
      }))
      .where("id", "=", id)
      .execute();
    const note = noting(trx, { id, title, editor, now });
    await note("property.status", { from: before, to: status });
    if (before === "draft") await note("property.published", {});
    return { ok: true, title };
  });
}

function bookkeeping(editor: number, now: Date) {
  return { updated_at: now.toISOString(), updated_by: editor };
}

function noting(trx: Db, { id, title, editor, now }: { id: number; title: string; editor: number; now: Date }) {
  return (kind: ActivityKind, details: ActivityDetails) =>
    noteActivity(trx, { kind, actor: editor, subject: id, details: { title, ...details } }, now);
}
