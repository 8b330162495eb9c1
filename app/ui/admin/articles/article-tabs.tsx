import type { EditorTab } from "~/domain/articles/article-entry";
import { useAdminText } from "~/i18n/admin";

const tabs = ["edit", "preview"] as const;

/** Edit and Preview. Buttons of the form, so that what was typed travels with them and nothing is lost without script. */
export function ArticleTabs({ tab, addressOf }: { tab: EditorTab; addressOf: (tab: EditorTab) => string }) {
  const { t } = useAdminText();
  return (
    <nav aria-label={t("articleForm.tabs")} className="flex gap-6 border-b border-plaster-300">
      {tabs.map((each) => (
        <button
          key={each}
          type="submit"
          name="deed"
          value="show"
          formAction={addressOf(each)}
          formNoValidate
          aria-current={each === tab ? "page" : undefined}
          className="flex min-h-10 items-center border-b-2 border-transparent text-stone-600 hover:text-ink max-md:min-h-11 aria-[current=page]:border-terra-600 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {t(`articleForm.tab.${each}`)}
        </button>
      ))}
    </nav>
  );
}
