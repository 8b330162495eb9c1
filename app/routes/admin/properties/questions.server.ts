import { db } from "~/db/db.server";
import { findPaidService } from "~/domain/agency/writer-settings.server";
import { readPageNumber } from "~/domain/fields/address-number";
import type { Listing } from "~/domain/listings/listing";
import { type TranslationSearch, translationQuery } from "~/domain/properties/translation-grid";
import { translationGrid } from "~/domain/properties/translation-grid.server";
import { quoteMissing } from "~/domain/translations/asking.server";
import type { TranslationQuote } from "~/domain/translations/translation-work";
import { environment } from "~/environment.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import type { Visit } from "~/http/panel/panel-route.server";
import { askForMissing } from "~/http/panel/translation-draft.server";
import { formatCents } from "~/i18n/admin-money";
import { adminText } from "~/i18n/admin.server";

import type { Question } from "../question";

const grid = "/admin/properties/translations";

/** What the page of the grid shows that the address names is translated; what it costs is said before. */
export const translatingMissing: Question = {
  needs: { may: "enter" },
  ask: async (visit) => {
    const { homes, here } = await shownHomes(visit);
    const service = await findPaidService(db, environment.articleEndpoint);
    if (!service) throw await redirectWithAdminFlash(here, "translatorMissing", { hasFailed: true });
    const quote = await quoteMissing(db, homes, service, visit.now);
    if (quote.texts === 0) throw await redirectWithAdminFlash(here, "translationNothing", { hasFailed: true });
    if (quote.fitting === 0) throw await redirectWithAdminFlash(here, "translationsTooDear", { hasFailed: true });
    return {
      question: adminText("translationGrid.ask", { count: quote.fitting }),
      lost: saidOf(quote),
      confirm: adminText("translationGrid.ask.confirm"),
      confirming: adminText("draft.asking"),
      keep: adminText("translationGrid.ask.not"),
      parent: { label: adminText("translationGrid.title"), href: here },
      changes: "translation-work translation-states",
    };
  },
  act: async (sent) => {
    const { homes, here } = await shownHomes(sent);
    return askForMissing(homes, here, sent.now);
  },
};

async function shownHomes({ url }: Visit): Promise<{ homes: Listing[]; here: string }> {
  const params = url.searchParams;
  const asked: TranslationSearch = { isOpenOnly: params.get("show") === "open", page: readPageNumber(params) };
  const { homes, search } = await translationGrid(db, asked);
  return {
    homes: homes.map(({ id }) => ({ kind: "property", id })),
    here: `${grid}${translationQuery(search)}`,
  };
}

function saidOf({ texts, fitting, costCents, spentCents, budgetCents }: TranslationQuote): string[] {
  const amounts = { spent: formatCents(spentCents), budget: formatCents(budgetCents) };
  return [
    adminText("translationGrid.ask.text"),
    costCents === 0
      ? adminText("translationGrid.ask.free")
      : adminText("translationGrid.ask.cost", { ...amounts, cost: formatCents(costCents) }),
    ...(fitting < texts ? [adminText("translationGrid.ask.partly", { count: fitting, texts })] : []),
  ];
}
