import type { ArticleBeside } from "~/domain/articles/article-form";
import { useAdminText } from "~/i18n/admin";
import { languageNames } from "~/i18n/languages";
import { ArticleProse } from "~/ui/articles/article-prose";

/** The same article in another language, to be read while this one is written. */
export function OriginalBeside({ beside }: { beside: ArticleBeside }) {
  const { t } = useAdminText();
  const { id, language, title, metaDescription, html } = beside;
  return (
    <details
      open
      className="max-h-80 min-w-0 self-start overflow-y-auto border border-plaster-200 bg-plaster-0 xl:sticky xl:top-20 xl:max-h-[calc(100vh-6rem)]"
    >
      <summary className="flex min-h-11 items-center border-b border-plaster-200 px-4 text-sm font-semibold">
        {t("articleForm.beside", { language: languageNames[language] })}
      </summary>
      <div className="p-4">
        <div lang={language} className="wrap-anywhere">
          <p className="font-serif text-xl">{title}</p>
          {metaDescription ? <p className="mt-2 text-stone-700">{metaDescription}</p> : null}
          <div className="mt-4">
            <ArticleProse html={html} />
          </div>
        </div>
        <p className="mt-4">
          <a
            href={`/admin/articles/${id}/edit`}
            className="inline-flex min-h-9 items-center text-mar-700 underline max-md:min-h-11"
          >
            {t("articleForm.beside.open")}
          </a>
        </p>
      </div>
    </details>
  );
}
