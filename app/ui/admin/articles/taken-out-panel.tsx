import { CircleAlert } from "lucide-react";

import type { LostWords } from "~/domain/cleaning/lost-words";
import type { TakenOut } from "~/domain/cleaning/taken-out";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

import { LostExcerpts } from "./lost-words-question";

/** What saving this text would take out of it, and the words that would go with it. */
export function TakenOutPanel({ takenOut, lost }: { takenOut: readonly TakenOut[]; lost: LostWords | null }) {
  const { t } = useAdminText();
  if (takenOut.length === 0 && !lost) return null;
  return (
    <section aria-labelledby="taken-out" className="mt-4 border-s-4 border-warn-700 bg-warn-50 px-4 py-3">
      <h2 id="taken-out" className="flex items-center gap-2 font-sans text-sm font-semibold text-warn-700">
        <Icon as={CircleAlert} className="size-4.5" />
        {t("articleForm.takenOut")}
      </h2>
      {takenOut.length > 0 ? <p className="mt-1">{t("articleForm.takenOut.text")}</p> : null}
      <ul className="mt-1 list-disc ps-5 wrap-anywhere">
        {takenOut.map(({ kind, count, examples }) => (
          <li key={kind}>
            {t(`articleForm.takenOut.${kind}`, { count })}
            {examples.length > 0 ? <span className="font-mono text-xs"> ({examples.join(", ")})</span> : null}
          </li>
        ))}
      </ul>
      {lost ? (
        <>
          <p className="mt-2 font-semibold">{t("articleForm.lost.save", { count: lost.count })}</p>
          <LostExcerpts lost={lost} />
        </>
      ) : null}
    </section>
  );
}
