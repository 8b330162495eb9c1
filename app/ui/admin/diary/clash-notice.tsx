import { TriangleAlert } from "lucide-react";

import { type AppointmentKind, appointmentPath } from "~/domain/diary/appointment";
import type { ClashKind } from "~/domain/diary/clashes";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

import { useRange } from "./appointment-words";

/** A clash as a page tells of it. Times are ISO 8601, UTC. */
export type ShownClash = {
  kind: ClashKind;
  /** The other appointment. */
  id: number;
  startsAt: string;
  endsAt: string;
  what: AppointmentKind;
  /** With whom, or where. */
  name: string;
};

/** What else is in the diary that the same person can hardly keep as well. @param isUnsaved whether that keeps it from being saved */
export function ClashNotice({ clashes, isUnsaved = false }: { clashes: readonly ShownClash[]; isUnsaved?: boolean }) {
  const { t } = useAdminText();
  const range = useRange();
  if (clashes.length === 0) return null;
  return (
    <div
      role={isUnsaved ? "alert" : undefined}
      tabIndex={-1}
      data-focus={isUnsaved ? "" : undefined}
      className="mb-6 flex items-start gap-2.5 border-s-4 border-warn-700 bg-warn-50 px-4 py-3"
    >
      <Icon as={TriangleAlert} className="mt-px size-4.5 text-warn-700" />
      <div className="min-w-0 break-words">
        <h2 className="font-sans text-sm font-semibold text-warn-700">{t("diary.clash.title")}</h2>
        <ul className="mt-1 space-y-1">
          {clashes.map((clash) => (
            <li key={clash.id}>
              <a
                href={appointmentPath(clash.id)}
                className="text-mar-700 underline decoration-mar-300 hover:decoration-current"
              >
                {t(`diary.clash.${clash.kind}`, {
                  time: range(clash),
                  what: [t(`diary.kind.${clash.what}`), clash.name].filter(Boolean).join(": "),
                })}
              </a>
            </li>
          ))}
        </ul>
        {isUnsaved ? <p className="mt-2">{t("diary.clash.save")}</p> : null}
      </div>
    </div>
  );
}
