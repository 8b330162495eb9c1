import type { MatchingBrief } from "~/domain/enquiries/briefs/brief-match";
import { firstInbox, enquiryPath } from "~/domain/enquiries/inbox/inbox";
import { useAdminText } from "~/i18n/admin";
import { formatDay } from "~/i18n/format";
import { defaultLanguage } from "~/i18n/languages";
import { useText } from "~/i18n/text";

import { Panel } from "../admin-page";

import { useMatchWords } from "./match-words";

/** The people whose property search a home fits, each with the reasons and a link to what they wrote. */
export function MatchingBriefs({ briefs }: { briefs: readonly MatchingBrief[] }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const matchWords = useMatchWords();
  return (
    <Panel title={t("match.briefs")} note={briefs.length > 0 ? briefs.length : undefined}>
      {briefs.length === 0 ? (
        <p className="px-4 py-3 text-stone-600">{t("match.briefs.none")}</p>
      ) : (
        <ul className="divide-y divide-plaster-200">
          {briefs.map(({ enquiryId, name, state, timeline, receivedAt, ...match }) => (
            <li key={enquiryId} className="relative px-4 py-2.5 hover:bg-plaster-50">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <a
                  href={enquiryPath(enquiryId, { ...firstInbox, view: state === "answered" ? "answered" : "waiting" })}
                  className="min-w-0 font-medium break-words after:absolute after:inset-0"
                >
                  {name}
                </a>
                <span className="figures text-xs text-stone-600">
                  {t(`enquiry.state.${state}`)},{" "}
                  <time dateTime={receivedAt}>{formatDay(defaultLanguage, receivedAt)}</time>
                </span>
              </p>
              <p className="text-stone-700">{matchWords(match)}</p>
              {timeline === null || timeline === undefined ? null : (
                <p className="text-xs text-stone-600">{site(`search.timeline.${timeline}`)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
