import { Trans } from "react-i18next";

import type { PublishedArticle } from "~/domain/articles/published/published-article";
import type { ContentsEntry } from "~/domain/cleaning/contents-list";
import type { Saving } from "~/domain/properties/favourites";
import type { HomeCard } from "~/domain/properties/property";
import { formatDay } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { Breadcrumb } from "../breadcrumb";
import { Once } from "../drawn-once";
import { Photo } from "../photo";

import { ArticleAside } from "./article-aside";
import { ArticleHomes, NextArticles } from "./article-related";
import { ArticleText } from "./article-text";

type ShownArticle = Omit<PublishedArticle, "content">;

type Props = {
  article: ShownArticle;
  /** Sanitised. */
  html: string;
  contents: readonly ContentsEntry[];
  /** Cards of the homes in `article.homes.ids`. */
  homes: readonly HomeCard[];
  /** Cards of the homes that stand in its text. */
  inText: readonly HomeCard[];
  saving: Saving;
  /** Absolute address of the page. */
  url: string;
};

export function ArticleScreen({ article, html, contents, homes, inText, saving, url }: Props) {
  const { t, to } = useText();
  return (
    <main id="main">
      <Breadcrumb
        parents={[
          { label: t("nav.home"), href: to("/") },
          { label: t("nav.magazine"), href: to("/articles") },
        ]}
        current={article.title}
      />
      <article>
        <Once name="article head" of={[article]}>
          {() => <Head article={article} />}
        </Once>
        <div className="wrap grid gap-x-14 gap-y-10 py-14 lg:grid-cols-[13rem_minmax(0,40rem)_1fr]">
          <Once name="article contents" of={[contents]}>
            {() => <Contents entries={contents} />}
          </Once>
          <ArticleText html={html} homes={inText} />
          <ArticleAside article={article} url={url} />
        </div>
      </article>
      <ArticleHomes homes={homes} reason={article.homes.reason} saving={saving} />
      <Once name="next articles" of={[article]}>
        {() => <NextArticles articles={article.next} />}
      </Once>
    </main>
  );
}

function Head({ article }: { article: ShownArticle }) {
  const { t, language, to } = useText();
  const { title, summary, publishedAt, checkedAt, author, minutes, picture } = article;
  return (
    <header className="wrap max-md:pt-4">
      <div className="max-w-[60rem] lg:ps-[16.5rem]">
        <h1 className="text-display-1 wrap-break-word">{title}</h1>
        {summary ? <p className="mt-5 max-w-2xl text-lg text-stone-700">{summary}</p> : null}
        <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sm text-stone-600">
          {author ? <span>{t("article.by", { name: author })}</span> : null}
          <time dateTime={publishedAt}>{formatDay(language, publishedAt)}</time>
          {checkedAt ? (
            <time dateTime={checkedAt}>{t("article.checked", { date: formatDay(language, checkedAt) })}</time>
          ) : null}
          <span className="figures">{t("article.minutes", { count: minutes })}</span>
        </p>
      </div>
      {picture ? (
        <figure className="mt-10">
          <Photo
            photo={picture.photo}
            isFirst
            sizes="(min-width: 82rem) 79rem, calc(100vw - 3rem)"
            className="aspect-3/2 w-full md:aspect-[21/9]"
          />
          <figcaption className="mt-3 text-sm text-stone-600" data-noprint>
            <Trans
              i18nKey="article.picture"
              values={{ name: picture.name }}
              components={{
                a: <a href={to(picture.path)} className="underline decoration-plaster-300 hover:decoration-current" />,
              }}
            />
          </figcaption>
        </figure>
      ) : null}
    </header>
  );
}

/** The chief headings; one alone leads nowhere that the eye does not see. */
function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const { t } = useText();
  const chief = entries.filter(({ level }) => level === 2);
  if (chief.length < 2) return <div className="max-lg:hidden" />;
  return (
    <nav
      aria-label={t("article.contents")}
      data-noprint
      className="text-base max-lg:border-y max-lg:border-plaster-300 max-lg:py-4 lg:sticky lg:top-8 lg:max-h-[calc(100vh-4rem)] lg:self-start lg:overflow-y-auto"
    >
      <h2 className="font-sans text-sm font-semibold text-stone-600">{t("article.contents")}</h2>
      <ol className="mt-2">
        {chief.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 leading-tight wrap-anywhere text-mar-700 hover:underline lg:min-h-10"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
