import { TriangleAlert } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

import type { FieldValues } from "./form-state";

type Props = { values: FieldValues; stored: FieldValues; lines: readonly OvertakenLine[] };

export type OvertakenLine = { name: string; label: string; isBox?: boolean };

/** Tells the second of two people who saved the same part what the first one stored; their own words stay in the form. */
export function Overtaken({ values, stored, lines }: Props) {
  const { t } = useAdminText();
  const differing = lines.filter(({ name }) => (values[name] ?? "") !== (stored[name] ?? ""));
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-focus
      className="mb-6 flex items-start gap-2.5 border-s-4 border-warn-700 bg-warn-50 px-4 py-3"
    >
      <Icon as={TriangleAlert} className="mt-px size-4.5 text-warn-700" />
      <div className="min-w-0 break-words">
        <h2 className="font-sans text-sm font-semibold text-warn-700">{t("settings.overtaken")}</h2>
        <p className="mt-1">{t("settings.overtaken.text")}</p>
        {differing.length > 0 ? (
          <>
            <p className="mt-2">{t("settings.overtaken.differs")}</p>
            <dl className="mt-1 space-y-1">
              {differing.map(({ name, label, isBox }) => (
                <div key={name}>
                  <dt className="inline font-semibold">{label}: </dt>
                  <dd className="inline">
                    {isBox ? t(stored[name] ? "settings.yes" : "settings.no") : stored[name] || t("settings.blank")}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          <p className="mt-2">{t("settings.overtaken.same")}</p>
        )}
      </div>
    </div>
  );
}
