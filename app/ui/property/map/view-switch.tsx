import { List, MapIcon } from "lucide-react";

import { homeViews, type HomeSearch } from "~/domain/properties/property-search";
import { searchQuery } from "~/domain/properties/search-address";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

type Props = { search: HomeSearch; path: string; swaps: string };

/** List or map, where a screen has no room for both. A link, so that it works without script; nothing remembers it but the address. */
export function ViewSwitch({ search, path, swaps }: Props) {
  const { t, to } = useText();
  return (
    <nav aria-label={t("view.label")} data-swap={swaps} className="flex lg:hidden print:hidden">
      {homeViews.map((view) => {
        const isCurrent = view === search.view;
        return (
          <a
            key={view}
            id={`view-${view}`}
            href={to(`${path}${searchQuery({ ...search, view })}#results`)}
            aria-current={isCurrent ? "true" : undefined}
            className={`flex min-h-11 items-center gap-2 border px-4 text-base font-medium not-first:-ms-px first:rounded-s-xs last:rounded-e-xs ${
              isCurrent ? "border-mar-700 bg-mar-700 text-plaster-0" : "border-stone-500 bg-plaster-0 text-mar-700"
            }`}
          >
            <Icon as={view === "list" ? List : MapIcon} />
            {t(`view.${view}`)}
          </a>
        );
      })}
    </nav>
  );
}
