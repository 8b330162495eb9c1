import { TriangleAlert } from "lucide-react";

import type { Completion } from "~/domain/developments/completion";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

/** When a building is ready, in the agent's words. */
export function useCompletionText(): (completion: Completion) => string {
  const { t } = useAdminText();
  return ({ state, date }) => {
    if (date === null) return t(state === "finished" ? "completion.finished.undated" : "completion.none");
    return t(`completion.${state}`, { quarter: date.quarter, year: String(date.year) });
  };
}

/** Tells the agent that the date has passed; a date still ahead needs no word. */
export function CompletionNote({ completion }: { completion: Completion }) {
  const { t } = useAdminText();
  const text = useCompletionText();
  if (completion.state === "overdue") {
    return (
      <div className="flex items-start gap-2.5 border-s-4 border-warn-700 bg-warn-50 px-4 py-3">
        <Icon as={TriangleAlert} className="mt-0.5 size-4 text-warn-700" />
        <p>
          <strong className="font-semibold">{text(completion)}.</strong> {t("completion.overdue.text")}
        </p>
      </div>
    );
  }
  if (completion.state !== "finished" || completion.date === null) return null;
  return <p className="text-stone-700">{text(completion)}</p>;
}
