import { Play } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

/** The button that hands a pending batch to the writer. */
export function StartBatch({ id, name, kind }: { id: number; name: string; kind: "primary" | "secondary" }) {
  const { t } = useAdminText();
  return (
    <form method="post" action={`/admin/articles/batch/${id}`}>
      <input type="hidden" name="intent" value="start" />
      <SubmitButton
        kind={kind}
        size="sm"
        busyLabel={t("batches.starting")}
        aria-label={t("batches.start.of", { name })}
      >
        <Icon as={Play} className="size-4" />
        {t("batches.start")}
      </SubmitButton>
    </form>
  );
}
