import { db } from "~/db/db.server";
import { completionOf, readQuarter } from "~/domain/developments/completion";
import { findDevelopmentForm } from "~/domain/developments/development-editing.server";
import { developmentForm } from "~/domain/developments/development-form";
import type { DevelopmentValues } from "~/domain/developments/development-form.schema";
import { developmentDoubts } from "~/domain/developments/publishing.server";
import { unitTextsOf } from "~/domain/developments/unit-form";
import { findUnit, listUnits } from "~/domain/developments/units.server";
import { textsOf } from "~/domain/listings/form";
import { listPlans } from "~/domain/listings/images.server";
import { marksOf } from "~/domain/listings/merging.server";
import { listTranslations } from "~/domain/listings/translations.server";
import { listUndescribed } from "~/domain/listings/undescribed-images.server";
import { listUploads } from "~/domain/listings/uploads.server";
import { adminText } from "~/i18n/admin.server";

import { idIn } from "./id-in.server";
import { listingHead } from "./listing-request.server";
import { notFound } from "./not-found.server";
import type { Visit } from "./panel/panel-route.server";
import { translationStanding } from "./panel/translation-draft.server";
import { withPause } from "./upload-answer.server";

/** Everything about a development that its editing page shows; null where there is none. */
export async function editedDevelopment(id: number, now: Date) {
  const form = await findDevelopmentForm(db, id);
  if (!form) return null;
  const [translations, standing, units] = await Promise.all([
    listTranslations(db, { kind: "development", id }),
    translationStanding({ kind: "development", id }, now),
    listUnits(db, id),
  ]);
  const { values, ...kept } = form;
  const texts = textsOf(developmentForm, values);
  return {
    development: {
      ...kept,
      name: values.name,
      isPublished: values.isPublished,
      completion: completionOf(values.constructionState, readQuarter(values.completion), now),
      texts,
      opened: marksOf(developmentForm.fields, texts),
    },
    translations,
    standing,
    units,
  };
}

/**
 * Puts a development that would come before visitors without what its advertisement wants back among the drafts, so that it can be asked about first:
 * what was entered is stored by then.
 * @param id null for a new one
 */
export async function developmentHeldBack(
  id: number | null,
  values: DevelopmentValues,
): Promise<{ values: DevelopmentValues; isHeld: boolean }> {
  const isHeld = (await developmentDoubts(db, id, values)).length > 0;
  return { values: isHeld ? { ...values, isPublished: false } : values, isHeld };
}

/** Everything about a unit that its page shows. @throws {Response} 404 where there is none */
export async function editedUnit(visit: Visit) {
  const head = await listingHead(visit);
  const id = idIn(visit.params, "unit");
  const [unit, plans, undescribed, uploads] = await Promise.all([
    findUnit(db, head.id, id),
    listPlans(db, head),
    listUndescribed(db, head),
    listUploads(db, { ...head, unit: id }),
  ]);
  if (!unit) throw notFound();
  const plan = plans.findLast((each) => each.unit.id === id)?.image;
  return {
    title: adminText("unitForm.edit", { name: unit.values.name }),
    head,
    unit: { id, version: unit.version, name: unit.values.name, texts: unitTextsOf(unit.values) },
    plan: plan ? { ...plan, lacksTexts: undescribed.some(({ image }) => image.id === plan.id) } : null,
    uploads: withPause(uploads),
    isPlanAlone: visit.url.searchParams.get("only") === "plan",
  };
}
