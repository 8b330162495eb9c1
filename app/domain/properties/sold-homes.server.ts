import type { Db } from "~/db/database";
import { findProof } from "~/domain/agency/proof.server";
import { dayInBarcelona } from "~/i18n/barcelona-time";
import type { Language } from "~/i18n/languages";

import { homesWithWords } from "./home-words.repository.server";
import { inPlace } from "./search-conditions.server";
import type { SoldHome } from "./sold-home";

const shownSold = 6;

/**
 * The homes sold last, in all or in one neighbourhood and those inside it, with the month and without a price; none where the agent does not want them
 * shown. Those sold at a time that nobody knows come last.
 */
export async function soldHomes(db: Db, language: Language, neighborhood?: string): Promise<SoldHome[]> {
  const { proof } = await findProof(db);
  if (!proof.showsSold) return [];
  let query = homesWithWords(db, language)
    .where("home.status", "=", "sold")
    .select(["home.id", "home.title", "home.source_language", "home.neighborhood", "home.sold_at"])
    .select(["place.name", "translation.title as translated"]);
  if (neighborhood !== undefined) query = query.where(inPlace(neighborhood));
  const rows = await query
    .orderBy("home.sold_at", (order) => order.desc().nullsLast())
    .orderBy("home.id", "desc")
    .limit(shownSold)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.translated ?? row.title,
    textLanguage: row.translated === null ? row.source_language : language,
    neighborhood: row.name ?? row.neighborhood,
    month: row.sold_at === null ? null : dayInBarcelona(new Date(row.sold_at)).slice(0, 7),
  }));
}
