import type { AgencyIdentity } from "~/domain/agency/agency";
import { developmentsPerPage, type FoundDevelopments } from "~/domain/developments/development";
import { useText } from "~/i18n/text";
import { ContactBar } from "~/ui/frame/contact-bar";

import { Breadcrumb } from "../breadcrumb";
import { buttonClass } from "../button";
import { EmptyState } from "../empty-state";
import { Pager } from "../pager";

import { DevelopmentCard } from "./development-card";

/** The developments, the featured ones first, a page at a time. */
export function DevelopmentsScreen({ found, agency }: { found: FoundDevelopments; agency: AgencyIdentity }) {
  const { t, to } = useText();
  return (
    <>
      <main id="main">
        <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={t("nav.developments")} />
        <div className="wrap pb-section">
          <h1 className="max-w-3xl text-display-1">{t("developments.title")}</h1>
          <p className="mt-5 max-w-2xl text-lg text-stone-700">{t("developments.lead")}</p>
          {found.total === 0 ? (
            <EmptyState title={t("developments.empty.title")} text={t("developments.empty.text")}>
              <a href={to("/search")} data-dialog className={buttonClass()}>
                {t("listing.search")}
              </a>
            </EmptyState>
          ) : (
            <>
              <div className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
                {found.developments.map((development, index) => (
                  <DevelopmentCard key={development.id} development={development} isFirst={index === 0} level={2} />
                ))}
              </div>
              <Pager
                page={found.page}
                pages={found.pages}
                total={found.total}
                perPage={developmentsPerPage}
                hrefOf={(page) => to(page === 1 ? "/developments" : `/developments?page=${page}`)}
              />
              <p className="mt-10 text-sm text-stone-600">{t("development.priceNote")}</p>
            </>
          )}
        </div>
      </main>
      <ContactBar agency={agency} />
    </>
  );
}
