import { ArrowLeft, ArrowRight } from "lucide-react";

import { useText } from "~/i18n/text";

import { Icon } from "./icon";

type Props = {
  page: number;
  pages: number;
  total: number;
  perPage: number;
  /** Address of a page of the list, with language. */
  hrefOf: (page: number) => string;
};

const place = "figures flex min-h-11 min-w-11 items-center justify-center px-2";

/** Pages of a long list: what is shown on the left, numbers and the next page on the right. One page needs none. */
export function Pager({ page, pages, total, perPage, hrefOf }: Props) {
  const { t } = useText();
  if (pages < 2) return null;
  const from = (page - 1) * perPage + 1;
  return (
    <nav
      aria-label={t("pager.label")}
      className="mt-16 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-plaster-300 pt-4"
    >
      <p className="figures text-sm text-stone-600">
        {t("pager.count", { from, to: Math.min(total, page * perPage), total })}
      </p>
      <ul className="flex flex-wrap items-center">
        {page > 1 ? (
          <li>
            <a href={hrefOf(page - 1)} rel="prev" className={`${place} gap-2 text-mar-700 hover:underline`}>
              <Icon as={ArrowLeft} />
              <span className="max-md:sr-only">{t("pager.previous")}</span>
            </a>
          </li>
        ) : null}
        {numbersAround(page, pages).map((number, index) => (
          <li key={number === null ? `gap-${index}` : number}>
            {number === null ? (
              <span aria-hidden="true" className={`${place} text-stone-600`}>
                …
              </span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={t("pager.page", { page: number })}
                aria-current={number === page ? "page" : undefined}
                className={`${place} text-mar-700 hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-terra-600 aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8`}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pages ? (
          <li>
            <a href={hrefOf(page + 1)} rel="next" className={`${place} gap-2 font-medium text-mar-700 hover:underline`}>
              {t("pager.next")}
              <Icon as={ArrowRight} />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** First, last and the neighbours of the current page; null stands for those left out between them. */
function numbersAround(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(shown)].toSorted((one, next) => one - next);
  return sorted.flatMap((number, index) => {
    const previous = sorted[index - 1];
    if (previous === undefined || number === previous + 1) return [number];
    return number === previous + 2 ? [number - 1, number] : [null, number];
  });
}
