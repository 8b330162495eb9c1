import { Check, TriangleAlert } from "lucide-react";

import type { CheckResult } from "~/domain/cleaning/check-content";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

import { placesOf } from "./issue-words";

// Each row holds both of its states, so that the script only says which: see enhance/admin/article-form.ts.

/** How many issues there are, or that the content is clean. */
export function IssueBadge({ checks }: { checks: readonly CheckResult[] }) {
  const { t } = useAdminText();
  const count = checks.filter(({ issue }) => issue).length;
  return (
    <span
      data-issue-badge
      data-state={count > 0 ? "failed" : "passed"}
      className="group/badge inline-flex min-h-6 items-center gap-1 rounded-xs bg-ok-50 px-2 text-2xs font-semibold whitespace-nowrap text-ok-700 data-[state=failed]:bg-warn-50 data-[state=failed]:text-warn-700"
    >
      <Icon as={Check} className="size-3.5 group-data-[state=failed]/badge:hidden" />
      <Icon as={TriangleAlert} className="size-3.5 group-data-[state=passed]/badge:hidden" />
      <span data-words>{count > 0 ? t("articles.issues.count", { count }) : t("articles.issues.clean")}</span>
    </span>
  );
}

/** What the checker looks for, what it found, where, and what to do about it. */
export function IssueList({ checks }: { checks: readonly CheckResult[] }) {
  const { t } = useAdminText();
  return (
    <section aria-labelledby="issues" className="mt-4 border border-plaster-200 bg-plaster-0">
      <h2 id="issues" className="border-b border-plaster-200 px-4 py-2.5 font-sans text-sm font-semibold">
        {t("articles.issues")}
      </h2>
      <ul data-checks className="divide-y divide-plaster-200">
        {checks.map(({ kind, issue }) => (
          <li
            key={kind}
            data-check={kind}
            data-state={issue ? "failed" : "passed"}
            className="group/check flex gap-3 px-4 py-2.5"
          >
            <Icon as={TriangleAlert} className="mt-0.5 size-4.5 text-warn-700 group-data-[state=passed]/check:hidden" />
            <Icon as={Check} className="mt-0.5 size-4.5 text-ok-700 group-data-[state=failed]/check:hidden" />
            <span className="text-stone-600 group-data-[state=failed]/check:hidden">
              {t(`articles.issue.${kind}.passed`)}
            </span>
            <span className="min-w-0 wrap-anywhere group-data-[state=passed]/check:hidden">
              <span className="font-medium">{t(`articles.issue.${kind}`)}</span>{" "}
              <span data-places className="text-stone-600 tabular-nums">
                {issue ? placesOf(issue, (key, values) => t(key, values)) : ""}
              </span>
              <span data-remedy className="block text-xs text-stone-600">
                {issue ? t(issue.remedyKey) : ""}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
