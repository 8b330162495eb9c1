import { ChevronRight } from "lucide-react";

import { useAdminText } from "~/i18n/admin";
import { Icon } from "~/ui/icon";

const place =
  "figures flex size-9 items-center justify-center rounded-xs hover:bg-plaster-100 max-md:size-11 aria-[current=page]:bg-mar-700 aria-[current=page]:text-plaster-0";

type Props = {
  page: number;
  perPage: number;
  /** How many entries there are in all. */
  total: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
};

/** Pages of a list: what is shown on the left, numbers and the next page on the right. One page needs none. */
export function AdminPager({ page, perPage, total, hrefOf }: Props) {
  const { t } = useAdminText();
  const pages = Math.ceil(total / perPage);
  if (pages < 2) return null;
  const shown = { from: (page - 1) * perPage + 1, to: Math.min(total, page * perPage), total };
  return (
    <nav aria-label={t("pager")} className="mt-4 flex flex-wrap items-center justify-between gap-y-2">
      <p className="figures text-stone-600">{t("pager.shown", shown)}</p>
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
                aria-label={t("pager.page", { page: number })}
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
              {t("pager.next")}
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
