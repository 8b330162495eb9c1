import { Check, CircleAlert, Info, TriangleAlert } from "lucide-react";

import type { Verdict } from "~/domain/articles/checks/findings";
import { useAdminText } from "~/i18n/admin";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";

const looks = {
  claims: { className: "bg-bad-50 text-bad-700", icon: CircleAlert },
  issues: { className: "bg-warn-50 text-warn-700", icon: TriangleAlert },
  notes: { className: "bg-plaster-200 text-stone-700", icon: Info },
  clean: { className: "bg-ok-50 text-ok-700", icon: Check },
} as const;

/** The worst of all that the checks found in an article. */
export function VerdictBadge({ verdict: { level, count } }: { verdict: Verdict }) {
  const { t } = useAdminText();
  const { className, icon } = looks[level];
  const said = {
    claims: () => t("articles.verdict.claims", { count }),
    issues: () => t("articles.issues.count", { count }),
    notes: () => t("articles.verdict.notes", { count }),
    clean: () => t("articles.issues.clean"),
  }[level]();
  return (
    <Badge className={className}>
      <Icon as={icon} className="size-3" />
      {said}
    </Badge>
  );
}
