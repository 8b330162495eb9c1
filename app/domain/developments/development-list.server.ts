import type { Db } from "~/db/database";
import { photoName } from "~/domain/listings/photo";
import { defaultLanguage } from "~/i18n/languages";

import { completionOf, readQuarter } from "./completion";
import { availabilityOf, lowestPrice } from "./development";
import { type DevelopmentList, listedDevelopmentsPerPage, type ListedDevelopment } from "./development-list";

/** One page of all developments, the newest first. Behind the last page comes the last page. @param page from 1 */
export async function listDevelopments(db: Db, page: number, now: Date): Promise<DevelopmentList> {
  const { total } = await db
    .selectFrom("developments")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const shown = Math.min(page, Math.max(1, Math.ceil(total / listedDevelopmentsPerPage)));
  return { developments: await onPage(db, shown, now), total, page: shown };
}

async function onPage(db: Db, page: number, now: Date): Promise<ListedDevelopment[]> {
  const rows = await db
    .selectFrom("developments as building")
    .innerJoin("neighborhood_texts as place", (join) =>
      join.onRef("place.neighborhood", "=", "building.neighborhood").on("place.language", "=", defaultLanguage),
    )
    .orderBy("building.id", "desc")
    .limit(listedDevelopmentsPerPage)
    .offset((page - 1) * listedDevelopmentsPerPage)
    .select(["building.id", "slug", "building.name", "place.name as place", "is_published", "is_featured"])
    .select(["construction_state", "completion_quarter", "total_units", "price_from"])
    .execute();
  const ids = rows.map(({ id }) => id);
  const [units, photos] = await Promise.all([
    db
      .selectFrom("development_units")
      .where("development_id", "in", ids)
      .select(["development_id", "status", "price"])
      .execute(),
    db
      .selectFrom("development_images")
      .where("development_id", "in", ids)
      .where("kind", "=", "photo")
      .orderBy("display_order")
      .select(["development_id", "image_url", "width", "height", "alt_text"])
      .execute(),
  ]);
  return rows.map((row) => {
    const own = units.filter((unit) => unit.development_id === row.id);
    const photo = photos.find((each) => each.development_id === row.id);
    return {
      id: row.id,
      slug: row.slug,
      name: row.name,
      neighborhood: row.place,
      isPublished: row.is_published === 1,
      isFeatured: row.is_featured === 1,
      constructionState: row.construction_state,
      completion: completionOf(row.construction_state, readQuarter(row.completion_quarter), now),
      totalUnits: row.total_units,
      availability: availabilityOf(own),
      priceFrom: lowestPrice(own, row.price_from),
      photo: photo
        ? { name: photoName(photo.image_url), width: photo.width, height: photo.height, alt: photo.alt_text }
        : null,
    };
  });
}

/** The developments whose date has passed although nobody said that the works are finished, the newest first. */
export async function overdueDevelopments(db: Db, now: Date): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom("developments")
    .where("construction_state", "<>", "finished")
    .where("completion_quarter", "is not", null)
    .orderBy("id", "desc")
    .select(["id", "name", "construction_state", "completion_quarter"])
    .execute();
  return rows
    .filter((row) => completionOf(row.construction_state, readQuarter(row.completion_quarter), now).state === "overdue")
    .map(({ id, name }) => ({ id, name }));
}
