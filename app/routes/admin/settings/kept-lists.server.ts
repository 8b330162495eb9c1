import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

import { db } from "~/db/db.server";
import type { Direction, Edited } from "~/domain/agency/agency";
import { claimFields, claimSchema } from "~/domain/agency/claim.schema";
import { claims } from "~/domain/agency/claims.server";
import type { KeptList } from "~/domain/agency/kept-list.server";
import { stories } from "~/domain/agency/stories.server";
import { storyFields, storySchema } from "~/domain/agency/story.schema";
import { readId } from "~/domain/fields/address-number";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { notFound } from "~/http/not-found.server";
import type { Sent, Visit } from "~/http/panel/panel-route.server";
import { defaultLanguage } from "~/i18n/languages";
import { type FieldValues, untouched } from "~/ui/admin/settings/form-state";

import { overtaken, refused } from "./form-answers.server";

/** What a line of a list is, in the keys of texts and messages. */
type Noun = "claim" | "story";

type Forms<Item> = {
  schema: z.ZodType<{ version: string; item: Item }>;
  /** What stands in the fields of the form. */
  fields: (item: Item) => FieldValues;
  /** What a line is called. */
  name: (item: Item) => string;
};

/** What the routes of a list do with a line of it, whichever list it is. */
function lineForms<Item>(noun: Noun, kept: KeptList<Item>, { schema, fields, name }: Forms<Item>) {
  const said = (name: "Added" | "Saved" | "Removed") => redirectWithAdminFlash("/admin/settings", `${noun}${name}`);
  const gone = () => redirectWithAdminFlash("/admin/settings", `${noun}Gone`, { hasFailed: true });
  return {
    noun,
    gone,

    open: async (id: number) => {
      const item = await kept.find(db, id);
      return item && { id, name: name(item), state: untouched({ ...fields(item), version: item.version }) };
    },

    add: async ({ post, admin, now }: Sent) => {
      const submission = parseWithZod(post, { schema });
      if (submission.status !== "success") return refused(post, submission);
      await kept.add(db, submission.value.item, admin.userId, now);
      return said("Added");
    },

    save: async (id: number, { post, admin, now }: Sent) => {
      const submission = parseWithZod(post, { schema });
      if (submission.status !== "success") return refused(post, submission);
      const { item, version } = submission.value;
      const changed = await kept.change(db, id, item, version, admin.userId, now);
      if (changed.ok) return said("Saved");
      const stored: Edited<Item> | undefined = await kept.find(db, id);
      return stored ? overtaken(post, fields(stored), stored.version) : gone();
    },

    move: (id: number, direction: Direction, { admin, now }: Sent) => kept.move(db, id, direction, admin.userId, now),

    remove: async (id: number, { admin, now }: Sent) =>
      (await kept.remove(db, id, admin.userId, now)) ? said("Removed") : gone(),
  };
}

export const lists = {
  claims: lineForms("claim", claims, {
    schema: claimSchema,
    fields: claimFields,
    name: ({ value, label }) => `${value[defaultLanguage]} ${label[defaultLanguage]}`,
  }),
  stories: lineForms("story", stories, {
    schema: storySchema,
    fields: storyFields,
    name: ({ byline }) => byline[defaultLanguage],
  }),
};

/** The list that an address names, and the line of it; 0 where it names none. @throws {Response} 404 for another list */
export function lineIn({ params }: Visit) {
  if (params.list !== "claims" && params.list !== "stories") throw notFound();
  return { list: lists[params.list], id: readId(params.id) ?? 0 };
}
