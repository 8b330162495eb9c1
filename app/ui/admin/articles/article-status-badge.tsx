import { Archive, Check, Clock, Pencil } from "lucide-react";

import type { ArticleStatus } from "~/domain/articles/article";
import { useAdminText } from "~/i18n/admin";
import { Badge } from "~/ui/badge";
import { Icon } from "~/ui/icon";

const looks = {
  draft: { className: "bg-plaster-200 text-stone-700", icon: Pencil },
  published: { className: "bg-ok-50 text-ok-700", icon: Check },
  scheduled: { className: "bg-mar-50 text-mar-700", icon: Clock },
  archived: { className: "border border-stone-500 text-stone-700", icon: Archive },
} as const;

export function ArticleStatusBadge({ status }: { status: ArticleStatus | "scheduled" }) {
  const { t } = useAdminText();
  const { className, icon } = looks[status];
  return (
    <Badge className={className}>
      <Icon as={icon} className="size-3" />
      {t(`articles.status.${status}`)}
    </Badge>
  );
}
