import { Play } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = { id: number; name: string; isStopped: boolean; kind: "primary" | "secondary" };

/** The button that hands a pending batch to the writer, or one that was stopped back to it. */
export function StartBatch({ id, name, isStopped, kind }: Props) {
  const { t } = useAdminText();
  return (
    <form method="post" action={`/admin/articles/batch/${id}`}>
      <input type="hidden" name="intent" value="start" />
      <SubmitButton
        kind={kind}
        size="sm"
        busyLabel={t("batches.starting")}
        aria-label={t(isStopped ? "batches.continue.of" : "batches.start.of", { name })}
      >
        <Icon as={Play} className="size-4" />
        {t(isStopped ? "batches.continue" : "batches.start")}
      </SubmitButton>
    </form>
  );
}
