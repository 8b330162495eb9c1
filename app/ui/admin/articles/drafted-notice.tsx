import { useAdminText } from "~/i18n/admin";
import type { Language } from "~/i18n/languages";

type Props = {
  /** Empty where nothing was asked of the guide yet. */
  keyword: string;
  language: Language;
  /** Why there is no draft; null where there is one. */
  failure: string | null;
};

/** Above the form of a new article: that the guide began it and nothing is stored yet, why it did not, or that it could. */
export function DraftedNotice({ keyword, language, failure }: Props) {
  const { t } = useAdminText();
  const state = keyword === "" ? "offer" : failure === null ? "drafted" : "failed";
  const query = keyword === "" ? "" : `?${new URLSearchParams({ keyword, language })}`;
  return (
    <section className="border-s-4 border-mar-700 bg-mar-50 px-4 py-3">
      <h2 className="font-sans text-sm font-semibold wrap-anywhere">{t(`fromGuide.${state}`, { keyword })}</h2>
      <p className="mt-1 wrap-anywhere">
        {failure ?? t(state === "offer" ? "fromGuide.text" : "fromGuide.drafted.text")}
      </p>
      <p className="mt-1">
        <a
          href={`/admin/articles/from-guide${query}`}
          className="underline decoration-current hover:no-underline max-md:inline-block max-md:py-2"
        >
          {t(state === "offer" ? "fromGuide.title" : "fromGuide.another")}
        </a>
      </p>
    </section>
  );
}
