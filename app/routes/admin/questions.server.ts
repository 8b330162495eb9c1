import type { Visit } from "~/http/panel/panel-route.server";
import { type QuestionName, questionNames } from "~/ui/admin/question-path";

import { switchingSecondFactorOff } from "./account/questions.server";
import { removingAdmin } from "./admins/questions.server";
import { deletingPicture } from "./articles/picture-questions.server";
import { deletingArticle, deletingBatch, fixingDrafts, stoppingBatch } from "./articles/questions.server";
import { deletingUnit, publishingDevelopment } from "./developments/questions.server";
import { tellingVisitors } from "./diary/visitors-question.server";
import { deletingNote, erasingPerson } from "./enquiries/questions.server";
import { takingBack } from "./guide/questions.server";
import { deletingImage, deletingListing, removingTranslation } from "./listings/questions.server";
import { publishingHome, translatingMissing } from "./properties/questions.server";
import type { Question } from "./question";
import { removingBrandPicture } from "./settings/brand-questions.server";
import { removingClaim, removingPortrait, removingReplyTemplate, removingStory } from "./settings/questions.server";
import { removingSamples } from "./start-questions.server";
import { forgettingMissingPages } from "./status-questions.server";

const questions: Record<QuestionName, Question> = {
  "properties/delete": deletingListing,
  "properties/publish": publishingHome,
  "properties/visitors": tellingVisitors,
  "properties/delete-image": deletingImage,
  "properties/remove-translation": removingTranslation,
  "properties/translate-missing": translatingMissing,
  "developments/delete": deletingListing,
  "developments/publish": publishingDevelopment,
  "developments/visitors": tellingVisitors,
  "developments/delete-image": deletingImage,
  "developments/remove-translation": removingTranslation,
  "developments/delete-unit": deletingUnit,
  "articles/delete": deletingArticle,
  "articles/delete-picture": deletingPicture,
  "articles/fix": fixingDrafts,
  "articles/delete-batch": deletingBatch,
  "articles/stop-batch": stoppingBatch,
  "guide/take-back": takingBack,
  "enquiries/delete-note": deletingNote,
  "enquiries/erase": erasingPerson,
  "admins/remove": removingAdmin,
  "account/second-factor-off": switchingSecondFactorOff,
  "settings/remove-claim": removingClaim,
  "settings/remove-story": removingStory,
  "settings/remove-portrait": removingPortrait,
  "settings/remove-logo": removingBrandPicture("logo"),
  "settings/remove-logo-dark": removingBrandPicture("logo-dark"),
  "settings/remove-icon": removingBrandPicture("icon"),
  "settings/remove-sharing": removingBrandPicture("sharing"),
  "settings/remove-reply-template": removingReplyTemplate,
  "start/remove-samples": removingSamples,
  "status/forget-missing-pages": forgettingMissingPages,
};

/** The question that an address names, letter by letter; undefined where it names none. */
export function questionIn({ section, question }: Visit["params"]): Question | undefined {
  const name = questionNames.find((known) => known === `${section}/${question}`);
  return name && questions[name];
}
