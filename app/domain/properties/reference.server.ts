import type { Db } from "~/db/database";
import { readId } from "~/domain/fields/address-number";
import { plainWords } from "~/i18n/fold";

import { isPublicHome } from "./home-detail.repository.server";

/**
 * By what two references are known for the same, written in whatever way: `XF-1`, `xf 1` and `XF1` are one, as they are when said on
 * the phone. Letters and digits alone, without accents and capitals; a reference of nothing but signs is itself.
 */
export function referenceKey(reference: string): string {
  return plainWords(reference.normalize("NFKC")).replaceAll(" ", "") || reference;
}

/**
 * The homes with this reference. Rows without a key are few: of homes that have shared a reference since before it was looked at, and of
 * other programs.
 */
export async function homesWithReference(db: Db, reference: string): Promise<number[]> {
  const key = referenceKey(reference);
  const homes = await db
    .selectFrom("properties")
    .select(["id", "reference"])
    .where((eb) =>
      eb.or([
        eb("reference_key", "=", key),
        eb.and([eb("reference_key", "is", null), eb("reference", "is not", null)]),
      ]),
    )
    .orderBy("id")
    .execute();
  return homes.filter((home) => referenceKey(home.reference ?? "") === key).map(({ id }) => id);
}

/** More letters than any code that we print. */
export const longestCode = 60;

/**
 * The public home with this reference or property ID, as a visitor copies it from a sheet of ours: with or without its noughts and
 * signs. Undefined where there is none, whatever is hidden.
 */
export async function publicHomeByCode(db: Db, code: string): Promise<number | undefined> {
  if (code.length > longestCode) return undefined;
  const printed = readId(/^(?:id)?0*(\d+)$/.exec(referenceKey(code))?.[1]);
  const homes = [...(await homesWithReference(db, code)), ...(printed === undefined ? [] : [printed])];
  for (const id of homes) if (await isPublicHome(db, id)) return id;
  return undefined;
}

/** Whether something was not stored because another home has this very reference: of two who save at once, the second is told. */
export function isTakenReference(error: unknown): boolean {
  return error instanceof Error && /^UNIQUE constraint failed: properties\.reference(?:_key)?$/.test(error.message);
}
