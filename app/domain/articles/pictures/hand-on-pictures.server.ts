import type { Db } from "~/db/database";

import { handOver, selectOwnPictures, selectUses } from "./own-picture.repository.server";

/**
 * Before an article goes: pictures of it that another article shows, now or in a former state, become that one's.
 * @returns the names of the photos that go with the article
 */
export async function handOnPictures(trx: Db, article: number): Promise<string[]> {
  const going: string[] = [];
  const pictures = await selectOwnPictures(trx, article);
  const uses = await selectUses(
    trx,
    pictures.map(({ photo }) => photo.name),
  );
  for (const { id, photo } of pictures) {
    const heir = uses.get(photo.name)?.find((each) => each.article !== article);
    if (heir) await handOver(trx, id, heir.article);
    else going.push(photo.name);
  }
  return going;
}
