import { CalendarClock } from "lucide-react";

import { type ArticleField, type EditedArticle } from "~/domain/articles/article-form";
import { useAdminText } from "~/i18n/admin";
import { moment } from "~/i18n/admin-time";
import { fromBarcelona } from "~/i18n/barcelona-time";
import { type FieldState, TextField } from "~/ui/fields/field";
import { Icon } from "~/ui/icon";

type Props = { fieldOf: (field: ArticleField) => FieldState; article: EditedArticle | null; now: Date };

/** When the article goes public by itself, and when it goes again. */
export function PublicationMoments({ fieldOf, article, now }: Props) {
  const { t } = useAdminText();
  const publishAt = fromBarcelona(article?.values.publishAt ?? "");
  return (
    <>
      {publishAt ? (
        <p className="-mt-2 flex gap-1.5 text-xs wrap-anywhere text-mar-700">
          <Icon as={CalendarClock} className="size-4" />
          {t(article?.reviewedBy ? "articleForm.scheduledBy" : "articleForm.scheduled", {
            email: article?.reviewedBy ?? "",
            moment: moment(t, publishAt.toISOString(), now),
          })}
        </p>
      ) : null}
      <TextField
        field={fieldOf("publishAt")}
        label={t("articleForm.publishAt")}
        hint={t("articleForm.publishAt.hint")}
        type="datetime-local"
        isDense
      />
      <TextField
        field={fieldOf("unpublishAt")}
        label={t("articleForm.unpublishAt")}
        hint={t("articleForm.unpublishAt.hint")}
        type="datetime-local"
        isDense
      />
    </>
  );
}
