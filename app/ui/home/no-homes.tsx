import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** In place of the cards: no home fits the filters. */
export function NoHomes() {
  const { t, to } = useText();
  return (
    <EmptyState title={t("home.homes.empty.title")} text={t("listing.empty.text")}>
      <a href={to("/#properties")} data-swap="properties" className={buttonClass()}>
        {t("listing.empty.clear")}
      </a>
      <a href={to("/search")} data-dialog className={buttonClass({ kind: "secondary" })}>
        {t("home.hero.search")}
      </a>
    </EmptyState>
  );
}
