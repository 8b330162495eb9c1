import { addToErasedList, erasedIn, erasedListText, readErasedList } from "../erased-list.server";

import type { S3Store } from "./s3-store.server";

type Store = Pick<S3Store, "getText" | "putText">;

/** Its name beside the archives. */
const name = "erased.log";
// A line has some 100 bytes: more than a hundred thousand people.
const most = 16 * 1024 * 1024;

/**
 * Brings the list of who was erased and its copy beside the archives to the same knowledge; neither ever loses a line. An archive
 * knows nothing of who was erased after it was made: brought back on another machine, it must find the list there.
 * @param list the file of this machine
 */
export async function exchangeErasedList(store: Store, list: string): Promise<void> {
  const there = erasedIn((await store.getText(name, most)) ?? "");
  const here = await readErasedList(list);
  await addToErasedList(lacking(here, there), list);
  const unsent = lacking(there, here);
  if (unsent.length > 0) await store.putText(name, erasedListText([...there, ...unsent]));
}

type Erased = { mark: string; erasedAt: string };

/** What stands in `given` and not yet in `known`. */
function lacking(known: readonly Erased[], given: readonly Erased[]): Erased[] {
  const names = new Set(known.map(nameOf));
  return given.filter((each) => !names.has(nameOf(each)));
}

function nameOf({ mark, erasedAt }: Erased): string {
  return `${mark} ${erasedAt}`;
}
