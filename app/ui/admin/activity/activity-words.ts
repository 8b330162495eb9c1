import type { Activity } from "~/domain/activity/activity";
import type { AdminText } from "~/i18n/admin";
import { timeInBarcelona } from "~/i18n/barcelona-time";
import { formatDay, formatPrice } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";

/** A deed as a sentence that goes on from who did it. */
export function deedWords(t: AdminText, { kind, details, subject, subjectId }: Activity): string {
  const title = details.title
    ? `“${details.title}”`
    : subjectId === null
      ? ""
      : t("activity.untitled", { id: subjectId });
  const isPrice = kind.endsWith(".price");
  const amount = (value: string | number | null | undefined) =>
    isPrice && typeof value === "number" ? formatPrice(defaultLanguage, value) : asDay(value ?? "–");
  return t(`activity.${kind}`, {
    ...withoutNull(details),
    title,
    from: amount(details.from),
    to: amount(details.to),
    soldOn: typeof details.soldOn === "string" ? formatDay(defaultLanguage, details.soldOn) : "",
    finalPrice:
      typeof details.finalPrice === "number"
        ? formatPrice(defaultLanguage, details.finalPrice)
        : t("activity.property.sale.noPrice"),
    person: subject ? staffWords(subject) : String(details.email ?? t("activity.goneAccount")),
    role: roleWords(t, kind, details.role),
    part: partWords(t, details.part),
    dataOf: typeof details.dataOf === "string" ? dayAndTime(t, details.dataOf) : "an earlier time",
    device: details.device ? `: ${details.device}` : "",
  });
}

/** A day is kept as it is sorted, and read as people write it; anything else stays as it is. */
function asDay(value: string | number): string | number {
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? formatDay(defaultLanguage, String(value)) : value;
}

function dayAndTime(t: AdminText, iso: string): string {
  return t("clock.onDay", { time: timeInBarcelona(new Date(iso)), day: formatDay(defaultLanguage, iso) });
}

/** The name of a member of staff, else the e-mail. */
export function staffWords({ name, email }: { name: string; email: string }): string {
  return name === "" ? email : name;
}

const parts = [
  "agency",
  "agent",
  "claims",
  "replies",
  "stories",
  "neighborhoods",
  "mortgage",
  "proof",
  "turnkey",
  "writer",
] as const;

function partWords(t: AdminText, part: unknown): string {
  const known = parts.find((each) => each === part);
  return known ? t(`activity.part.${known}`) : String(part ?? "");
}

function roleWords(t: AdminText, kind: Activity["kind"], role: unknown): string {
  if (role === undefined) return "";
  if (kind === "admin.added") return t(role === "assistant" ? "activity.role.asAssistant" : "activity.role.asAdmin");
  return t(role === "assistant" ? "activity.role.assistant" : "activity.role.admin");
}

function withoutNull(details: Activity["details"]): Record<string, string | number> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value ?? "–"]));
}
