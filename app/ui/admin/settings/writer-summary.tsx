import { TriangleAlert } from "lucide-react";

import type { WriterSettings } from "~/domain/agency/writer-settings";
import { useAdminText } from "~/i18n/admin";
import { formatCents } from "~/i18n/admin-money";
import { Icon } from "~/ui/icon";

import type { WriterEndpoint } from "./writer-form";

/** @param spent EUR of this calendar month */
type Props = { settings: WriterSettings; endpoint: WriterEndpoint | null; spent: number };

/** Who writes articles now, and what it has cost this month. */
export function WriterSummary({ settings: { writer, budget }, endpoint, spent }: Props) {
  const { t } = useAdminText();
  const amounts = { spent: formatCents(spent * 100), budget: formatCents(budget * 100) };
  if (writer === "endpoint" && !endpoint) {
    return (
      <p className="flex gap-2 bg-warn-50 px-4 py-3 text-warn-700">
        <Icon as={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
        {t("settings.writer.gone")}
      </p>
    );
  }
  return (
    <div className="space-y-1 px-4 py-3">
      <p className="break-words">
        {writer === "endpoint" && endpoint
          ? t("settings.writer.endpoint", endpoint)
          : t("settings.writer.builtIn.short")}
      </p>
      {writer === "endpoint" && endpoint?.isReadable ? (
        <p className="flex gap-2 text-warn-700">
          <Icon as={TriangleAlert} className="mt-0.5 size-4 shrink-0" />
          {t("settings.service.readable")}
        </p>
      ) : null}
      {writer === "endpoint" ? <p className="text-stone-600">{t("settings.budget.line", amounts)}</p> : null}
      {writer === "built-in" && spent > 0 ? (
        <p className="text-stone-600">{t("settings.budget.free", amounts)}</p>
      ) : null}
    </div>
  );
}
