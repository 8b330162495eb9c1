import type { Db } from "~/db/database";
import { emptyLog } from "~/domain/enquiries/people/erased-pages.server";
import { eraseAgain, listErased } from "~/domain/enquiries/people/erased-people.server";
import { addToErasedList, erasedListFile, readErasedList } from "~/outside/erased-list.server";
import { erasedMark, isKnownMark } from "~/outside/erased-mark.server";
import { eraseKeptMails, keptMailsFolder } from "~/outside/mail/kept-mails.server";

/** What the start says of it. */
export type ErasedAtStart = {
  enquiries: number;
  /** Marks made with another secret: their people are not known again. */ unknown: number;
};

/**
 * Before the site opens: erases again who was erased after the backup that was restored, and brings list and database to
 * the same knowledge.
 */
export async function eraseAgainAtStart(
  db: Db,
  now: Date,
  { list = erasedListFile, mails: folder = keptMailsFolder } = {},
): Promise<ErasedAtStart> {
  const listed = await readErasedList(list);
  const { enquiries, mails } = await eraseAgain(db, listed, erasedMark, now);
  await eraseKeptMails(mails, folder);
  const names = new Set(listed.map(nameOf));
  const all = await listErased(db);
  if (all.length > 0) await emptyLog(db);
  await addToErasedList(
    all.filter((each) => !names.has(nameOf(each))),
    list,
  );
  return { enquiries, unknown: all.filter(({ mark }) => !isKnownMark(mark)).length };
}

function nameOf({ mark, erasedAt }: { mark: string; erasedAt: string }): string {
  return `${mark} ${erasedAt}`;
}
