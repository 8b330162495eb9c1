import type { ArticleCard as Card, HomesReason } from "~/domain/articles/published/published-article";
import type { Saving } from "~/domain/properties/favourites";
import type { HomeCard } from "~/domain/properties/property";
import { useText } from "~/i18n/text";
import { PropertyCard } from "~/ui/property/property-card";

import { ArrowLink } from "../arrow-link";
import { SectionHeading } from "../section-heading";

import { ArticleCard } from "./article-card";

type HomesProps = { homes: readonly HomeCard[]; reason: HomesReason; saving: Saving };

/** Homes beside an article, under the reason why these. */
export function ArticleHomes({ homes, reason, saving }: HomesProps) {
  const { t, to } = useText();
  const title = useReason(reason);
  if (homes.length === 0) return null;
  return (
    <section data-noprint className="wrap pb-section" aria-labelledby="article-homes">
      <SectionHeading id="article-homes" title={title}>
        <ArrowLink href={to(reason.kind === "place" ? `/properties?neighborhood=${reason.slug}` : "/properties")}>
          {t("article.homes.all")}
        </ArrowLink>
      </SectionHeading>
      <div className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {homes.map((home) => (
          <PropertyCard key={home.id} home={home} saving={saving} />
        ))}
      </div>
    </section>
  );
}

function useReason(reason: HomesReason): string {
  const { t } = useText();
  switch (reason.kind) {
    case "place":
      return reason.locative
        ? t("article.homes.place", { where: reason.locative })
        : t("article.homes.place.named", { name: reason.name });
    case "type":
      return t(`article.homes.type.${reason.type}`);
    case "feature":
      return t("article.homes.feature", { feature: t(`feature.${reason.feature}`).toLowerCase() });
    default:
      return t(`article.homes.${reason.kind}`);
  }
}

export function NextArticles({ articles }: { articles: readonly Card[] }) {
  const { t, to } = useText();
  if (articles.length === 0) return null;
  return (
    <section data-noprint className="bg-plaster-100 py-section" aria-labelledby="next-articles">
      <div className="wrap">
        <SectionHeading id="next-articles" title={t("article.next")}>
          <ArrowLink href={to("/articles")}>{t("article.all")}</ArrowLink>
        </SectionHeading>
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      </div>
    </section>
  );
}
