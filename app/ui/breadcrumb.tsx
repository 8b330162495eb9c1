import { ChevronLeft, ChevronRight } from "lucide-react";
import { Fragment } from "react";

import type { Language } from "~/i18n/languages";
import { useText } from "~/i18n/text";

import { Icon } from "./icon";
import { usePageContext } from "./page-context";

/** `language` is that of the words, where it is another than the page's: a home that nobody has translated yet. */
export type Crumb = { label: string; href: string; language?: Language };

type Props = { parents: readonly Crumb[]; current: string; currentLanguage?: Language };

/** The way here. Phones show only the parent, with an arrow back. */
export function Breadcrumb({ parents, current, currentLanguage }: Props) {
  const { t, language } = useText();
  const langOf = (words?: Language) => (words === language ? undefined : words);
  const { origin } = usePageContext();
  return (
    <nav aria-label={t("breadcrumb.label")} className="wrap md:py-4" data-page-only>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-stone-600">
        {parents.map((parent, index) => {
          const isNearest = index === parents.length - 1;
          return (
            <Fragment key={parent.href}>
              <li className={`flex items-center gap-2 ${isNearest ? "" : "max-md:hidden"}`}>
                {isNearest ? <Icon as={ChevronLeft} className="size-3.5 md:hidden" /> : null}
                {index > 0 ? <Icon as={ChevronRight} className="size-3.5 max-md:hidden" /> : null}
                <a
                  href={parent.href}
                  lang={langOf(parent.language)}
                  className="flex min-h-8 items-center underline decoration-plaster-300 hover:text-ink hover:decoration-current max-md:min-h-11 max-md:min-w-11"
                >
                  {parent.label}
                </a>
              </li>
            </Fragment>
          );
        })}
        <li className="flex items-center gap-2 max-md:hidden">
          <Icon as={ChevronRight} className="size-3.5" />
          <span aria-current="page" lang={langOf(currentLanguage)} className="text-ink">
            {current}
          </span>
        </li>
      </ol>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: wayAsData(origin, parents, current) }} />
    </nav>
  );
}

/** The same way for machines, a BreadcrumbList of schema.org; the last entry is the page itself and has no address. */
function wayAsData(origin: string, parents: readonly Crumb[], current: string): string {
  const steps = [...parents.map(({ label, href }) => ({ name: label, item: origin + href })), { name: current }];
  const data = {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, place) => ({ "@type": "ListItem", position: place + 1, ...step })),
  };
  // A title may hold "</script>".
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
