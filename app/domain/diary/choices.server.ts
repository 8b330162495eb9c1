import type { Db } from "~/db/database";
import { displayId } from "~/domain/properties/property";
import { keptForContent } from "~/domain/site/kept-for-content.server";

/** A choice of the form of an appointment. */
export type DiaryChoice = { value: string; label: string };

/** As many homes as a list can be chosen from. */
const mostHomes = 500;

/** Our homes that are not sold yet, then the developments, each with its units below it. @param unit how a unit is called */
export async function aboutChoices(
  db: Db,
  unit: (names: { building: string; unit: string }) => string,
): Promise<DiaryChoice[]> {
  const { homes, buildings, units } = await listUnsold(db);
  return [
    ...homes.map(({ id, title }) => ({ value: `property-${id}`, label: `${displayId(id)} ${title}` })),
    ...buildings.flatMap((building) => [
      { value: `development-${building.id}`, label: building.name },
      ...(units.get(building.id) ?? []).map(({ id, name }) => ({
        value: `development-${building.id}-${id}`,
        label: unit({ building: building.name, unit: name }),
      })),
    ]),
  ];
}

const listUnsold = keptForContent(
  async (db: Db) => {
    const [homes, buildings, rows] = await Promise.all([
      db
        .selectFrom("properties")
        .select(["id", "title"])
        .where("status", "<>", "sold")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(mostHomes)
        .execute(),
      db.selectFrom("developments").select(["id", "name"]).orderBy("name").execute(),
      db
        .selectFrom("development_units")
        .select(["id", "development_id", "name"])
        .where("status", "<>", "sold")
        .orderBy("display_order")
        .orderBy("id")
        .execute(),
    ]);
    const units = new Map<number, typeof rows>();
    for (const row of rows) {
      const others = units.get(row.development_id);
      if (others) others.push(row);
      else units.set(row.development_id, [row]);
    }
    return { homes, buildings, units };
  },
  () => "",
);

/** Who may go: everybody of the staff who can sign in. */
export async function goerChoices(db: Db): Promise<DiaryChoice[]> {
  const rows = await db
    .selectFrom("admin_users")
    .innerJoin("users", "users.id", "admin_users.user_id")
    .select(["users.id", "users.name", "users.email"])
    .where("admin_users.is_active", "=", 1)
    .orderBy("users.email")
    .execute();
  return rows.map(({ id, name, email }) => ({ value: String(id), label: name || email }));
}
