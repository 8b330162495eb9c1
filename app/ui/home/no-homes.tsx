import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** In place of the cards: no home fits the filters, or none is for sale at all. */
export function NoHomes({ isFiltered }: { isFiltered: boolean }) {
  const { t, to } = useText();
  const search = (
    <a href={to("/search")} data-dialog className={buttonClass({ kind: isFiltered ? "secondary" : "primary" })}>
      {t("home.hero.search")}
    </a>
  );
  if (!isFiltered) {
    return (
      <EmptyState title={t("home.homes.none.title")} text={t("home.homes.none.text")}>
        {search}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("home.homes.empty.title")} text={t("listing.empty.text")}>
      <a href={to("/#properties")} data-swap="properties" className={buttonClass()}>
        {t("listing.empty.clear")}
      </a>
      {search}
    </EmptyState>
  );
}
