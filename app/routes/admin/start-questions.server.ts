import { db } from "~/db/db.server";
import { findAgency } from "~/domain/agency/agency.server";
import { removeSamples } from "~/domain/samples/removal.server";
import { type KeptSample, type Sample, sampleKinds } from "~/domain/samples/sample";
import { listSamples } from "~/domain/samples/samples.server";
import { placeholdersIn } from "~/domain/start/placeholders";
import { redirectWithAdminFlash } from "~/http/flash.server";
import { panelList } from "~/i18n/admin-list";
import { adminText } from "~/i18n/admin.server";

import type { Question } from "./question";

const start = "/admin/start";
/** All samples that nobody has touched. */
export const removingSamples: Question = {
  needs: { may: "settings" },
  ask: async () => {
    const [{ going, kept }, { agency }] = await Promise.all([listSamples(db), findAgency(db)]);
    if (going.length === 0) return undefined;
    const placeholders = placeholdersIn(agency).map((line) => adminText(`settings.${line}`));
    return {
      question: adminText("samples.question"),
      lost: [
        adminText("samples.goes"),
        { items: goingLines(going) },
        ...(kept.length > 0 ? [adminText("samples.stays"), { items: kept.map(keptLine) }] : []),
        adminText("samples.always"),
        ...(placeholders.length > 0
          ? [adminText("samples.placeholders", { lines: panelList.format(placeholders) })]
          : []),
        adminText("samples.undone"),
      ],
      confirm: adminText("samples.confirm"),
      confirming: adminText("samples.confirming"),
      parent: { label: adminText("start.title"), href: start },
    };
  },
  act: async ({ admin, now }) => {
    const { going } = await removeSamples(db, admin.userId, now);
    return going.length > 0
      ? redirectWithAdminFlash(start, "samplesRemoved")
      : redirectWithAdminFlash(start, "samplesGone", { hasFailed: true });
  },
};

function goingLines(going: readonly Sample[]): string[] {
  return sampleKinds.flatMap((kind) => {
    const titles = going.filter((sample) => sample.kind === kind).map(({ title }) => title);
    return titles.length === 0 ? [] : [adminText(`samples.${kind}`, { titles: titles.join("; ") })];
  });
}

function keptLine({ kind, ids, title, changed, messages, appointments }: KeptSample) {
  const why = [
    ...changed.map((part) => adminText(`samples.${part}`)),
    ...(messages > 0 ? [adminText("samples.messages", { count: messages })] : []),
    ...(appointments > 0 ? [adminText("samples.appointments", { count: appointments })] : []),
  ];
  return { label: adminText("samples.kept", { title, why: panelList.format(why) }), href: placeOf(kind, ids[0] ?? 0) };
}

function placeOf(kind: Sample["kind"], id: number): string {
  const places: Record<Sample["kind"], string> = {
    property: `/admin/properties/${id}/edit`,
    development: `/admin/developments/${id}/edit`,
    article: `/admin/articles/${id}/edit`,
    story: `/admin/settings/stories/${id}`,
    claim: `/admin/settings/claims/${id}`,
  };
  return places[kind];
}
