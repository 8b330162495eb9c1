import { useAdminText } from "~/i18n/admin";
import { languages } from "~/i18n/languages";
import { AdminPage } from "~/ui/admin/admin-page";
import { ArticlePreview } from "~/ui/admin/articles/article-preview";
import { buttonClass } from "~/ui/button";
import { SelectField } from "~/ui/fields/field";

import type { EntryPreview } from "./entry-state";

type Props = { entry: { key: string; title: string }; preview: EntryPreview };

/** An entry as an article: in which language, and what of it is asked. */
export function EntryPreviewScreen({ entry: { key, title }, preview }: Props) {
  const { t } = useAdminText();
  const { language, asked, answers } = preview;
  return (
    <AdminPage title={title} parent={{ label: t("guide.preview.back"), href: `/admin/guide/${key}` }}>
      <form method="get" action={`/admin/guide/${key}/preview`} className="flex flex-wrap items-end gap-3">
        <SelectField
          field={{ id: "language", name: "language", initialValue: language }}
          label={t("guide.preview.language")}
          choices={languages.map((each) => ({ value: each, label: t(`settings.language.${each}`) }))}
          isDense
          className="w-40"
        />
        <SelectField
          field={{ id: "asked", name: "asked", initialValue: asked }}
          label={t("guide.preview.asked")}
          choices={answers.map(({ asked: each, question }) => ({ value: each, label: question }))}
          isDense
          className="min-w-0 flex-1 basis-64 sm:max-w-md"
        />
        <button type="submit" className={buttonClass({ kind: "secondary", size: "sm" })}>
          {t("guide.preview.show")}
        </button>
      </form>
      <ArticlePreview {...preview} />
    </AdminPage>
  );
}
