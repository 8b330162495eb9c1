import { db } from "~/db/db.server";
import { findPaidService } from "~/domain/agency/writer-settings.server";
import type { DraftStanding, DraftSubject } from "~/domain/translations/translation-draft";
import { dropDraft, findDraft, requestTranslations } from "~/domain/translations/translation-drafts.server";
import { environment } from "~/environment.server";
import type { Language } from "~/i18n/languages";

import { redirectWithAdminFlash } from "../flash.server";

/** How a machine-made translation stands, and whether a service is there that could make one. */
export async function draftStanding(subject: DraftSubject, language: Language, url: URL): Promise<DraftStanding> {
  const [draft, service] = await Promise.all([
    findDraft(db, subject, language),
    findPaidService(db, environment.articleEndpoint),
  ]);
  return {
    draft: draft ?? null,
    hasService: service !== undefined,
    copiesSource: url.searchParams.get("copy") === "source",
  };
}

/** Asks the service for a translation. @param here the page on which it will stand */
export async function askForTranslation(
  subject: DraftSubject,
  languages: readonly Language[],
  here: string,
  now: Date,
) {
  const asked = await requestTranslations(db, subject, languages, now);
  return asked > 0
    ? redirectWithAdminFlash(here, "translationAsked", { values: { count: asked } })
    : redirectWithAdminFlash(here, "translationNothing", { hasFailed: true });
}

/** Ends the wait for a translation, or throws away the one that came. */
export async function dropTranslation(subject: DraftSubject, language: Language, here: string) {
  const wasThere = await dropDraft(db, subject, language);
  return redirectWithAdminFlash(here, wasThere ? "translationDropped" : "translationNothing", { hasFailed: !wasThere });
}
