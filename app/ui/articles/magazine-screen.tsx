import { Rss } from "lucide-react";

import { articlesPerPage, type FoundArticles } from "~/domain/articles/published/published-article";
import { type Language } from "~/i18n/languages";
import { useText } from "~/i18n/text";

import { Breadcrumb } from "../breadcrumb";
import { buttonClass } from "../button";
import { Once } from "../drawn-once";
import { EmptyState } from "../empty-state";
import { Icon } from "../icon";
import { Pager } from "../pager";

import { ArticleCard } from "./article-card";
import { LanguageLinks } from "./language-links";

type Props = {
  found: FoundArticles;
  /** Languages in which there is something to read. */
  readable: readonly Language[];
  /** Whether there are homes to look at where there is nothing to read. */
  leadsToHomes: boolean;
};

export function MagazineScreen({ found, readable, leadsToHomes }: Props) {
  const { t, to } = useText();
  return (
    <main id="main">
      <Breadcrumb parents={[{ label: t("nav.home"), href: to("/") }]} current={t("nav.magazine")} />
      <Once name="magazine" of={[found]}>
        {() => <Magazine found={found} readable={readable} leadsToHomes={leadsToHomes} />}
      </Once>
    </main>
  );
}

function Magazine({ found, readable, leadsToHomes }: Props) {
  const { t } = useText();
  return (
    <div className="wrap pb-section max-md:pt-4">
      <h1 className="text-display-1">{t("nav.magazine")}</h1>
      <p className="mt-4 max-w-2xl text-lg text-stone-700">{t("magazine.lead")}</p>
      {found.total === 0 ? <NothingToRead readable={readable} leadsToHomes={leadsToHomes} /> : <Found found={found} />}
    </div>
  );
}

function Found({ found }: { found: FoundArticles }) {
  const { t, to } = useText();
  return (
    <>
      <div className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {found.articles.map((article, index) => (
          <ArticleCard key={article.id} article={article} isFirst={index === 0} level={2} />
        ))}
      </div>
      <Pager
        page={found.page}
        pages={found.pages}
        total={found.total}
        perPage={articlesPerPage}
        hrefOf={(page) => to(page === 1 ? "/articles" : `/articles?page=${page}`)}
      />
      <p className="mt-14 border-t border-plaster-300 pt-4">
        <a
          href={to("/articles/feed.xml")}
          type="application/rss+xml"
          className="inline-flex min-h-11 items-center gap-2 text-base text-mar-700 hover:underline"
        >
          <Icon as={Rss} />
          {t("magazine.feed")}
        </a>
      </p>
    </>
  );
}

function NothingToRead({ readable, leadsToHomes }: Omit<Props, "found">) {
  const { t, to } = useText();
  return (
    <>
      <EmptyState
        title={t("magazine.empty.title")}
        text={t(leadsToHomes ? "magazine.empty.text" : "magazine.empty.text.noHomes")}
      >
        {leadsToHomes ? (
          <a href={to("/properties")} className={buttonClass()}>
            {t("magazine.empty.homes")}
          </a>
        ) : (
          <a href={to("/valuation")} data-dialog className={buttonClass()}>
            {t("article.ask.sell.action")}
          </a>
        )}
        <a href={to("/contact")} data-dialog className={buttonClass({ kind: "secondary" })}>
          {t("article.ask.question.action")}
        </a>
      </EmptyState>
      {readable.length > 0 ? (
        <div className="mt-10 text-lg">
          <p>{t("magazine.others")}</p>
          <LanguageLinks
            languages={readable}
            path={() => "/articles"}
            className="mt-1 gap-x-6"
            linkClassName="underline decoration-plaster-300 hover:decoration-current"
          />
        </div>
      ) : null}
    </>
  );
}
