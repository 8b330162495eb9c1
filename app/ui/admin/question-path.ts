/** Everything that is asked about before it is done: the section of the panel in which it is asked, and what is to happen. */
export const questionNames = [
  "properties/delete",
  "properties/publish",
  "properties/visitors",
  "properties/delete-image",
  "properties/remove-translation",
  "properties/translate-missing",
  "developments/delete",
  "developments/publish",
  "developments/visitors",
  "developments/delete-image",
  "developments/remove-translation",
  "developments/delete-unit",
  "articles/delete",
  "articles/delete-picture",
  "articles/fix",
  "articles/delete-batch",
  "articles/stop-batch",
  "guide/take-back",
  "enquiries/delete-note",
  "enquiries/erase",
  "admins/remove",
  "account/second-factor-off",
  "settings/remove-claim",
  "settings/remove-story",
  "settings/remove-portrait",
  "settings/remove-logo",
  "settings/remove-logo-dark",
  "settings/remove-icon",
  "settings/remove-sharing",
  "settings/remove-reply-template",
  "start/remove-samples",
  "status/forget-missing-pages",
] as const;
export type QuestionName = (typeof questionNames)[number];

/** Address of a question: `/admin/developments/ask/delete-unit/3/7`. @param ids what it is about, the whole before the part */
export function questionPath(name: QuestionName, ...ids: readonly (number | string)[]): string {
  return ["/admin", name.replace("/", "/ask/"), ...ids].join("/");
}
