import { redirect } from "@remix-run/node";

import { db } from "~/db/db.server";
import { findPaidService } from "~/domain/agency/writer-settings.server";
import { readPageNumber } from "~/domain/fields/address-number";
import type { Listing } from "~/domain/listings/listing";
import type { PropertyStatus } from "~/domain/properties/property";
import { findPropertyForm } from "~/domain/properties/property-editing.server";
import { type PublicStatus, publicStatuses } from "~/domain/properties/property-search";
import { type PublishingDoubts, publishingDoubts } from "~/domain/properties/publishing.server";
import { publishHome } from "~/domain/properties/status.server";
import { type TranslationSearch, translationQuery } from "~/domain/properties/translation-grid";
import { translationGrid } from "~/domain/properties/translation-grid.server";
import { quoteMissing } from "~/domain/translations/asking.server";
import type { TranslationQuote } from "~/domain/translations/translation-work";
import { environment } from "~/environment.server";
import { adminHeaders } from "~/http/admin-headers.server";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { idIn } from "~/http/id-in.server";
import { notFound } from "~/http/not-found.server";
import type { Visit } from "~/http/panel/panel-route.server";
import { askForMissing } from "~/http/panel/translation-draft.server";
import { formatCents } from "~/i18n/admin-money";
import { adminText } from "~/i18n/admin.server";
import { type Lacking, previewPath } from "~/ui/admin/listings/preview-path";
import { placeOf } from "~/ui/admin/properties/advert-checklist";
import { questionPath } from "~/ui/admin/question-path";
import type { Asked } from "~/ui/admin/question-screen";

import { askAboutVisitors } from "../diary/visitors-question.server";
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

/** `:id` is the home; it comes before visitors with the status that the address names. What was entered is stored by now, as a draft. */
export const publishingHome: Question = {
  needs: { may: "enter" },
  ask: async (visit) => {
    const id = idIn(visit.params, "id");
    const home = await findPropertyForm(db, id);
    if (!home) return undefined;
    const edit = `/admin/properties/${id}/edit`;
    const doubts = await publishingDoubts(db, id, { ...home.values, status: statusIn(visit) }, visit.now);
    return {
      question: adminText(doubts ? (doubts.hasPhoto ? "publish.law" : "publish.photo") : "publish.complete"),
      lost: [
        adminText("publish.saved"),
        ...(doubts ? saidDoubts(doubts, id) : []),
        { link: { label: adminText("preview.see"), href: previewPath({ kind: "property", id }) } },
      ],
      confirm: adminText("publish.confirm"),
      confirming: adminText("publish.confirming"),
      keep: adminText("publish.not"),
      parent: { label: home.values.title, href: edit },
    };
  },
  act: async (sent) => {
    const id = idIn(sent.params, "id");
    const done = await publishHome(db, id, statusIn(sent), sent.admin.userId, sent.now);
    const edit = `/admin/properties/${id}/edit`;
    if (done.ok) {
      const said = { name: "propertyPublished", values: { title: done.title } } as const;
      const isGone = statusIn(sent) !== "available";
      const asked = isGone && (await askAboutVisitors({ kind: "property", id }, sent.now, said));
      return asked || redirectWithAdminFlash(edit, said.name, { values: said.values });
    }
    if (done.reason === "not-found") throw notFound();
    return redirectWithAdminFlash(edit, "propertyWithoutPrice", { hasFailed: true });
  },
};

/** Leads to the question about a home that was held back. @param status with which it would come before visitors */
export function askToPublish(id: number, status: PropertyStatus): Response {
  const path = `${questionPath("properties/publish", id)}?${new URLSearchParams({ status })}`;
  return redirect(path, { status: 303, headers: adminHeaders });
}

function saidDoubts(doubts: PublishingDoubts, id: number): Asked["lost"] {
  return [adminText("publish.lacks"), { items: lackingOf(doubts, id) }];
}

/** What is missing, each with the place where it is entered. */
export function lackingOf({ lacking }: PublishingDoubts, id: number): Lacking[] {
  const hrefOf = (place: string) => (place.startsWith("#") ? `/admin/properties/${id}/edit${place}` : place);
  return lacking.map((point) => ({ label: adminText(`checklist.${point}`), href: hrefOf(placeOf(point, id)) }));
}

function statusIn({ url }: Visit): PublicStatus {
  return publicStatuses.find((status) => status === url.searchParams.get("status")) ?? "available";
}
