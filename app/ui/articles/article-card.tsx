import type { ArticleCard as Card } from "~/domain/articles/published/published-article";
import { formatDay } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { Photo } from "../photo";

type Props = {
  article: Card;
  /** The one whose picture the first screen waits for. */
  isFirst?: boolean;
  level?: 2 | 3;
};

/** An article in a list: picture, title, what it is about, how long it takes. */
export function ArticleCard({ article, isFirst, level = 3 }: Props) {
  const { t, language, to } = useText();
  const Title = level === 2 ? "h2" : "h3";
  const { slug, title, summary, picture, publishedAt, minutes } = article;
  return (
    <article className="group relative flex min-w-0 flex-col wrap-anywhere">
      {picture ? (
        <div className="near-only aspect-3/2">
          <Photo
            photo={picture.photo}
            alt=""
            isFirst={isFirst}
            sizes="(min-width: 90rem) 26rem, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, calc(100vw - 3rem)"
            className="size-full"
          />
        </div>
      ) : null}
      <Title className={`text-title-2 ${picture ? "mt-4" : "border-t border-plaster-300 pt-4"}`}>
        <a
          href={to(`/articles/${slug}`)}
          className="group-hover:text-mar-700 after:absolute after:inset-0 focus-visible:after:outline-2"
        >
          {title}
        </a>
      </Title>
      {summary ? <p className="mt-1.5 line-clamp-3 text-base text-stone-700">{summary}</p> : null}
      <p className="mt-auto flex flex-wrap gap-x-5 pt-2 text-sm text-stone-600">
        <time dateTime={publishedAt}>{formatDay(language, publishedAt)}</time>
        <span className="figures">{t("article.minutes", { count: minutes })}</span>
      </p>
    </article>
  );
}
