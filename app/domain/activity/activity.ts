import { readId, readPageNumber } from "~/domain/fields/address-number";

/** What is noted, by what it is about. The words are made where it is shown, from these keys and what is stored beside them. */
export const activityKinds = {
  signIns: [
    "signIn.done",
    "signIn.failed",
    "signIn.wrongCode",
    "signIn.recoveryCode",
    "account.passwordChanged",
    "account.passwordReset",
    "account.secondFactorOn",
    "account.secondFactorOff",
    "account.sessionsEnded",
    "account.calendarMade",
    "account.calendarForgotten",
  ],
  admins: [
    "admin.added",
    "admin.invited",
    "admin.joined",
    "admin.activated",
    "admin.deactivated",
    "admin.removed",
    "admin.role",
    "admin.secondFactorOff",
    "owner.named",
    "owner.passwordReset",
  ],
  homes: [
    "property.created",
    "property.deleted",
    "development.created",
    "development.deleted",
    "unit.created",
    "unit.deleted",
    "article.deleted",
    "samples.removed",
    "samples.restored",
  ],
  prices: ["property.price", "development.price", "unit.price"],
  status: ["property.status", "property.sale", "unit.status"],
  publication: [
    "property.published",
    "property.withdrawn",
    "development.published",
    "development.withdrawn",
    "article.status",
    "article.scheduled",
    "article.despite",
  ],
  erasure: ["person.erased"],
  exports: ["people.exported", "person.exported"],
  settings: ["settings.changed", "clock.trusted"],
  guide: ["guide.corrected", "guide.takenBack"],
  backups: ["backup.begun", "backup.fetched", "backup.restored"],
} as const;

export type ActivityGroup = keyof typeof activityKinds;
export type ActivityKind = (typeof activityKinds)[ActivityGroup][number];

export const activityGroups = Object.keys(activityKinds) as ActivityGroup[];

/** Figures and names of things. Of people only the staff's: who wrote to us is named nowhere here. */
export type ActivityDetails = Record<string, string | number | null>;

/** A deed as the page shows it. */
export type Activity = {
  id: number;
  /** ISO 8601, UTC */
  at: string;
  kind: ActivityKind;
  /** Who did it; null for the console, for nobody who was signed in, or for an account that is gone. */
  actor: { name: string; email: string } | null;
  hasActor: boolean;
  /** The member of staff it was done to, where it was one. */
  subject: { name: string; email: string } | null;
  subjectId: number | null;
  details: ActivityDetails;
};

export type ActivitySearch = { actor: number | null; group: ActivityGroup | null; page: number };

export const activitiesPerPage = 50;

/** What the page's address asks for; whatever it does not know is left out. */
export function readActivitySearch(params: URLSearchParams): ActivitySearch {
  return {
    actor: readId(params.get("person")) ?? null,
    group: activityGroups.find((group) => group === params.get("kind")) ?? null,
    page: readPageNumber(params),
  };
}

/** The address of a search. */
export function activityPath({ actor, group, page }: ActivitySearch): string {
  const params = new URLSearchParams();
  if (actor !== null) params.set("person", String(actor));
  if (group !== null) params.set("kind", group);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query === "" ? "/admin/activity" : `/admin/activity?${query}`;
}
