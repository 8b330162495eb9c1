import { ChevronDown, Eye, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

import type { Listing } from "~/domain/listings/listing";
import { useAdminText } from "~/i18n/admin";
import { type Language, languageNames, languages } from "~/i18n/languages";
import { InLanguage } from "~/i18n/page-texts";
import { buttonClass } from "~/ui/button";
import { PageDialog } from "~/ui/frame/page-dialog";
import { Icon } from "~/ui/icon";

import { questionPath } from "../question-path";

import { listingWords } from "./listing-words";
import { PreviewLinks } from "./preview-links";
import { type Lacking, previewPath } from "./preview-path";

/** A listing that visitors do not see yet, as its preview needs it. */
export type Previewed = {
  listing: Listing;
  /** The path that its public page will have, without language. */
  path: string;
  language: Language;
  /** The languages in which it has texts of its own. */
  textLanguages: readonly Language[];
  lacking: readonly Lacking[];
};

/** The public page of a listing before it is public: the site's own screen, in any of its languages, below a bar that says so. */
export function ListingPreview({ listing, path, language, children, ...bar }: Previewed & { children: ReactNode }) {
  return (
    <>
      <Bar listing={listing} language={language} {...bar} />
      <InLanguage language={language}>
        <PreviewLinks listing={listing} path={path}>
          <div lang={language}>{children}</div>
        </PreviewLinks>
      </InLanguage>
      <PageDialog />
    </>
  );
}

function Bar({ listing, language, textLanguages, lacking }: Omit<Previewed, "path">) {
  const { t } = useAdminText();
  const { section } = listingWords[listing.kind];
  return (
    <aside
      data-noprint
      data-surface="deep"
      aria-label={t("preview.title")}
      className="border-b-4 border-terra-600 bg-mar-900 text-sm text-plaster-0"
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 py-2 max-sm:gap-x-3">
        <p className="flex min-h-9 items-center gap-2 font-semibold max-sm:me-auto">
          <Icon as={Eye} className="size-4.5" />
          {t("preview.bar")}
        </p>
        <nav aria-label={t("preview.languages")}>
          <ul className="flex flex-wrap gap-x-4 max-sm:gap-x-0">
            {languages.map((each) => (
              <li key={each}>
                <a
                  href={previewPath(listing, "", each)}
                  aria-current={each === language ? "page" : undefined}
                  className="inline-flex min-h-9 items-center border-b-2 border-transparent text-mar-100 hover:text-plaster-0 aria-[current=page]:border-terra-300 aria-[current=page]:font-semibold aria-[current=page]:text-plaster-0 max-md:min-h-11 max-sm:min-w-9 max-sm:justify-center"
                >
                  <span lang={each} className="max-sm:sr-only">
                    {languageNames[each]}
                  </span>
                  <span aria-hidden="true" className="uppercase sm:hidden">
                    {each}
                  </span>
                  {textLanguages.includes(each) ? null : (
                    <>
                      <Icon as={TriangleAlert} className="ms-1 size-3.5 text-terra-300" />
                      <span className="sr-only"> {t("preview.untranslated")}</span>
                    </>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {lacking.length === 0 ? null : <Missing lacking={lacking} />}
        <div className="ms-auto flex flex-wrap items-center gap-2">
          <a
            href={`${listingWords[listing.kind].listPath}/${listing.id}/edit`}
            className={buttonClass({ kind: "outlined", size: "sm" })}
          >
            {t("preview.back")}
          </a>
          <a
            href={questionPath(`${section}/publish`, listing.id)}
            className={buttonClass({ kind: "light", size: "sm" })}
          >
            {t("publish.confirm")}
          </a>
        </div>
      </div>
    </aside>
  );
}

function Missing({ lacking }: Pick<Previewed, "lacking">) {
  const { t } = useAdminText();
  return (
    <details className="group open:order-last open:basis-full">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 max-md:min-h-11">
        <Icon as={TriangleAlert} className="size-4 text-terra-300" />
        {t("preview.lacks", { number: lacking.length })}
        <Icon as={ChevronDown} className="size-4 group-open:rotate-180" />
      </summary>
      <ul className="flex flex-wrap gap-x-6 pb-1">
        {lacking.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-9 items-center underline decoration-mar-300 max-md:min-h-11">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
