import { languages } from "~/i18n/languages";

import type { ClaimSettings } from "./agency";
import { keptList } from "./kept-list.server";
import { gathered } from "./localized-rows";

/** The claims as the agent keeps them, in their order on the home page. */
export const claims = keptList<ClaimSettings>("claims", {
  async read(db) {
    const rows = await db.selectFrom("claims").selectAll().orderBy("position").orderBy("id").execute();
    const texts = await db.selectFrom("claim_texts").selectAll().execute();
    return rows.map(({ id, basis, since, version }) => {
      const own = texts.filter((text) => text.claim_id === id);
      return {
        id,
        version: String(version),
        value: gathered(own, (text) => text.value),
        label: gathered(own, (text) => text.label),
        source: gathered(own, (text) => text.source),
        since,
        basis,
      };
    });
  },

  insert: (trx, position, { basis, since }) =>
    trx.insertInto("claims").values({ position, basis, since }).returning("id").executeTakeFirstOrThrow(),

  update: (trx, id, version, { basis, since }) =>
    trx.updateTable("claims").set({ basis, since, version }).where("id", "=", id).execute(),

  async writeTexts(trx, id, { value, label, source }) {
    await trx.deleteFrom("claim_texts").where("claim_id", "=", id).execute();
    const rows = languages.map((language) => ({
      claim_id: id,
      language,
      value: value[language],
      label: label[language],
      source: source[language],
    }));
    await trx.insertInto("claim_texts").values(rows).execute();
  },
});
