import { ChevronRight } from "lucide-react";

import {
  listQuery,
  propertiesPerPage,
  type PropertyList,
  type PropertyListSearch,
} from "~/domain/properties/property-list";
import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

const place =
  "figures flex size-9 items-center justify-center rounded-xs hover:bg-plaster-100 max-md:size-11 aria-[current=page]:bg-mar-700 aria-[current=page]:text-plaster-0";

/** Pages of the list: what is shown on the left, numbers and the next page on the right. One page needs none. */
export function PropertyPager({ search, list }: { search: PropertyListSearch; list: PropertyList }) {
  const { t } = useAdminText();
  const { page, pages, total } = list;
  if (pages < 2) return null;
  const hrefOf = (number: number) => `/admin/properties${listQuery({ ...search, page: number })}`;
  const shown = { from: (page - 1) * propertiesPerPage + 1, to: Math.min(total, page * propertiesPerPage), total };
  return (
    <nav aria-label={t("propertyList.pages")} className="mt-4 flex flex-wrap items-center justify-between gap-y-2">
      <p className="figures text-stone-600">{t("propertyList.pages.shown", shown)}</p>
      <ul className="flex flex-wrap gap-1">
        {numbersAround(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true" className={place}>
                …
              </span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={t("propertyList.pages.page", { page: number })}
                aria-current={number === page ? "page" : undefined}
                className={place}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <a
              href={hrefOf(page + 1)}
              rel="next"
              className="flex min-h-9 items-center gap-1 rounded-xs px-3 font-medium text-mar-700 hover:bg-plaster-100 max-md:min-h-11"
            >
              {t("propertyList.pages.next")}
              <Icon as={ChevronRight} />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** First, last and two on each side of the current page; null stands for those left out between them. */
function numbersAround(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, page - 2, page - 1, page, page + 1, page + 2, pages]);
  const sorted = [...shown].filter((number) => number >= 1 && number <= pages).toSorted((one, next) => one - next);
  return sorted.flatMap((number, index) =>
    index > 0 && number !== (sorted[index - 1] ?? 0) + 1 ? [null, number] : [number],
  );
}
