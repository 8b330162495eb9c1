import { data } from "@remix-run/node";

import { type Doubt, openDoubts, questionsOf } from "~/domain/listings/doubts";
import type { Updated } from "~/domain/listings/editing.server";
import {
  type Answer,
  type Entry,
  readEntry,
  type ReadForm,
  readValues,
  type StoredForm,
} from "~/domain/listings/entry";
import { type Entered, type ListingForm, type Texts, textsOf } from "~/domain/listings/form";
import { marksOf, mergeEntries } from "~/domain/listings/merging.server";

import { reasonOf } from "./failure-reason.server";
import type { Sent } from "./panel/panel-route.server";

/** The largest form of a listing, in bytes: the longest texts of a home in Cyrillic take a tenth of a megabyte. */
export const largestListingForm = 512 * 1024;

const statusCodes = { redrawn: 200, refused: 400, conflict: 409, gone: 404, failed: 500 } as const;

type Deed<Values extends Entered, Stored extends StoredForm<Values>> = {
  form: ListingForm<Values>;
  read: (texts: Texts<Values>) => ReadForm<Values>;
  /** What is asked about once before it is stored, at its field. */
  doubts?: (values: Values) => Promise<Doubt[]>;
  /** @param version the one that the editor had before them; null for a new listing */
  store: (values: Values, version: number | null) => Promise<Updated<Values, Stored> | { ok: true; id: number }>;
  /** Where a listing that was stored leads to. @param id of a new one */
  stored: (values: Values, id?: number) => Promise<Response>;
  /** The sentence that says why it could not be stored. */
  failed: (reason: string) => string;
};

/** Stores what the form of a listing brought, or draws the same page with everything that stood in it, and says why. */
export async function storeListing<Values extends Entered, Stored extends StoredForm<Values>>(
  { post, request }: Sent,
  { form, read, doubts, store, stored, failed }: Deed<Values, Stored>,
) {
  const entry = readEntry(form, post);
  if (entry.isRedraw) return answer(entry, "redrawn");
  const entered = readValues(entry, read);
  if (!entered.ok) return answer(entry, "refused", { errors: entered.errors });
  const { values } = entered;
  let done: Awaited<ReturnType<typeof store>>;
  try {
    const open = openDoubts((await doubts?.(values)) ?? [], entry.asked, []);
    if (open.length > 0) return ask(entry, open);
    done = await store(values, entry.version);
  } catch (error) {
    return answer(entry, "failed", { failure: failed(reasonOf(error, request)) });
  }
  // What fails from here on fails after it was stored: nobody is told that it was not.
  if (done.ok) return stored(values, "id" in done ? done.id : undefined);
  if (done.reason === "not-found") return answer(entry, "gone");
  if (done.reason === "conflict") return together(form, entry, values, done.current);
  const refusal: readonly unknown[] = [done.field, [done.message]];
  return answer(entry, "refused", { errors: Object.fromEntries([refusal]) });
}

/** Nothing is stored yet: what is odd is asked about at its field, and saving again answers that. */
function ask<Values extends Entered>(entry: Entry<Values>, doubts: readonly Doubt[]) {
  const questions = Object.entries(questionsOf(doubts)).map((question): readonly unknown[] => question);
  const asked = [...entry.asked, ...doubts.map(({ key }) => key)];
  return answer({ ...entry, asked }, "refused", { errors: Object.fromEntries(questions) });
}

/** Somebody saved in between. What both entered stands in the form, to be looked over and saved as it is. */
function together<Values extends Entered>(
  form: ListingForm<Values>,
  entry: Entry<Values>,
  values: Values,
  { version, values: stored, updatedAt, updatedBy }: StoredForm<Values>,
) {
  const [mine, theirs] = [textsOf(form, values), textsOf(form, stored)];
  const { merged, changes } = mergeEntries(form.fields, entry.opened, { mine, theirs });
  const conflict = { savedAt: updatedAt, savedBy: updatedBy, mine, theirs, changes };
  const opened = marksOf(form.fields, theirs);
  return answer({ ...entry, texts: merged, version, opened }, "conflict", { conflict });
}

function answer<Values extends Entered>(
  { texts, feature, errors, version, opened, asked }: Entry<Values>,
  status: Answer<Values>["status"],
  said: Partial<Pick<Answer<Values>, "errors" | "conflict" | "failure">> = {},
) {
  const drawn: Answer<Values> = {
    texts,
    feature,
    version,
    opened,
    asked,
    status,
    errors,
    conflict: null,
    failure: null,
    ...said,
  };
  return data(drawn, { status: statusCodes[status] });
}
