import type { Db } from "~/db/database";
import { gathered } from "~/domain/agency/localized-rows";
import { noteSettings } from "~/domain/agency/settings-activity.server";
import { languages } from "~/i18n/languages";

import type { ReceivedEnquiry } from "../inbox/received-enquiry";

import type { KeptTemplate, Opening, ReplyTemplate } from "./reply-template";
import { type TemplateValues, unfilledFields } from "./template-fields";

/** The templates by name. */
export async function listTemplates(db: Db): Promise<KeptTemplate[]> {
  const rows = await db.selectFrom("reply_templates").selectAll().orderBy("name").orderBy("id").execute();
  const texts = await db.selectFrom("reply_template_texts").selectAll().execute();
  return rows.map(({ id, name, opens_for: opensFor, version }) => ({
    ...{ id, name, opensFor, version: String(version) },
    body: gathered(
      texts.filter((text) => text.template_id === id),
      (text) => text.body,
    ),
  }));
}

export async function findTemplate(db: Db, id: number): Promise<KeptTemplate | undefined> {
  return (await listTemplates(db)).find((template) => template.id === id);
}

/**
 * The one with which a reply to a message begins. A premium valuation begins as a valuation does; a viewing that was asked for
 * without times begins with the text for that, and with none that names the times. Where its sender can book one, the text that
 * leads there goes before.
 */
export function openingTemplate(
  templates: readonly KeptTemplate[],
  { kind, language }: Pick<ReceivedEnquiry, "kind" | "language">,
  { times, booking }: TemplateValues,
): KeptTemplate | undefined {
  const opensFor = (opened: Opening) => templates.find((template) => template.opensFor === opened);
  const usual = opensFor(kind) ?? (kind === "premium-valuation" ? opensFor("valuation") : undefined);
  if (kind !== "viewing" || times !== undefined) return usual;
  return (
    (booking === undefined ? undefined : opensFor("viewing-to-book")) ??
    opensFor("viewing-without-times") ??
    (usual && unfilledFields(usual.body[language]).includes("times") ? undefined : usual)
  );
}

/** The template for those whose home is gone, under the name that it came with; undefined where somebody removed or renamed it. */
export async function templateForGoneHome(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom("reply_templates")
    .select("id")
    .where("name", "=", "Reserved or sold, with similar homes")
    .executeTakeFirst();
  return row?.id;
}

/** Adds a template. It opens its kind of message in place of whichever did so until now. One just like it is not added twice. */
export function addTemplate(db: Db, template: ReplyTemplate, by: number, now: Date): Promise<{ id: number }> {
  return db.transaction().execute(async (trx) => {
    const same = (await listTemplates(trx)).find((each) => isSame(each, template));
    if (same) return { id: same.id };
    await makeRoom(trx, template.opensFor);
    const added = await trx
      .insertInto("reply_templates")
      .values({ name: template.name, opens_for: template.opensFor })
      .returning("id")
      .executeTakeFirstOrThrow();
    await writeTexts(trx, added.id, template);
    await noteSettings(trx, "replies", by, now);
    return added;
  });
}

type Changed = { ok: true } | { ok: false; reason: "not-found" | "changed" };

/** Changes a template, unless somebody else has done so since `version`. */
export function changeTemplate(
  db: Db,
  id: number,
  template: ReplyTemplate,
  { version, by }: { version: string; by: number },
  now: Date,
): Promise<Changed> {
  return db.transaction().execute(async (trx): Promise<Changed> => {
    const row = await trx.selectFrom("reply_templates").select("version").where("id", "=", id).executeTakeFirst();
    if (!row) return { ok: false, reason: "not-found" };
    if (String(row.version) !== version) return { ok: false, reason: "changed" };
    await makeRoom(trx, template.opensFor);
    await trx
      .updateTable("reply_templates")
      .set({ name: template.name, opens_for: template.opensFor, version: row.version + 1 })
      .where("id", "=", id)
      .execute();
    await writeTexts(trx, id, template);
    await noteSettings(trx, "replies", by, now);
    return { ok: true };
  });
}

/** @returns whether there was such a template */
export function removeTemplate(db: Db, id: number, by: number, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom("reply_templates").where("id", "=", id).executeTakeFirst();
    if (numDeletedRows === 1n) await noteSettings(trx, "replies", by, now);
    return numDeletedRows === 1n;
  });
}

function isSame(one: ReplyTemplate, other: ReplyTemplate): boolean {
  return (
    one.name === other.name &&
    one.opensFor === other.opensFor &&
    languages.every((language) => one.body[language] === other.body[language])
  );
}

async function makeRoom(trx: Db, opensFor: Opening | null): Promise<void> {
  if (opensFor === null) return;
  await trx.updateTable("reply_templates").set({ opens_for: null }).where("opens_for", "=", opensFor).execute();
}

async function writeTexts(trx: Db, id: number, { body }: ReplyTemplate): Promise<void> {
  await trx.deleteFrom("reply_template_texts").where("template_id", "=", id).execute();
  const rows = languages.map((language) => ({ template_id: id, language, body: body[language] }));
  await trx.insertInto("reply_template_texts").values(rows).execute();
}
