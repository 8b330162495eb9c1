import type { Db } from "~/db/database";

import { handOver, selectOwnPictures, selectUses } from "./own-picture.repository.server";

/**
 * Before an article goes: pictures of it that another article shows, now or in a former state, become that one's.
 * @returns the names of the photos that go with the article
 */
export async function handOnPictures(trx: Db, article: number): Promise<string[]> {
  const going: string[] = [];
  for (const { id, photo } of await selectOwnPictures(trx, article)) {
    const heir = (await selectUses(trx, photo.name)).find((each) => each.article !== article);
    if (heir) await handOver(trx, id, heir.article);
    else going.push(photo.name);
  }
  return going;
}
