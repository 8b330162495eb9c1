import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";

import { db } from "~/db/db.server";
import type { AgencyIdentity } from "~/domain/agency/agency";
import { agencyIdentity } from "~/domain/agency/agency.server";
import { homesIn } from "~/domain/articles/home-cards";
import type { PublishedArticle } from "~/domain/articles/published/published-article";
import { findArticleAddress, findPublishedArticle } from "~/domain/articles/published/published-articles.server";
import { listContents } from "~/domain/cleaning/contents-list";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { imageUrl, type Photo } from "~/domain/listings/photo";
import { homesById } from "~/domain/properties/properties.server";
import { notFound } from "~/http/not-found.server";
import { ownHosts, ownOrigin } from "~/http/own-address.server";
import { savingOn } from "~/http/pages/favourites.server";
import { languageChoiceOf, languageOf, leadToChoice } from "~/http/pages/language.server";
import { magazineFeed } from "~/http/pages/magazine-feed.server";
import { metaOf } from "~/http/pages/page-meta";
import { describePage } from "~/http/pages/page-meta.server";
import { recalled } from "~/http/pages/recalled.server";
import { blogPosting } from "~/http/pages/structured-data/article-data";
import type { RouteHandle } from "~/http/route-handle";
import { href } from "~/i18n/href";
import { type Language, languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";
import { ArticleScreen } from "~/ui/articles/article-screen";
import { ContactBar } from "~/ui/frame/contact-bar";

export const handle = { kept: { seconds: 600, query: [] } } satisfies RouteHandle;

export const meta = metaOf;

/** What the page of an article says to everybody; `undefined` where there is none. */
const pageOf = recalled(async (language: Language, slug: string, hosts: readonly string[]) => {
  const found = await findPublishedArticle(db, language, slug);
  if (!found) return undefined;
  const { content, ...article } = found;
  const html = sanitiseArticle(content, { hosts });
  const [homes, inText, agency] = await Promise.all([
    homesById(db, language, article.homes.ids),
    homesById(db, language, homesIn(html)),
    agencyIdentity(db, language),
  ]);
  return { article, html, contents: listContents(html), homes, inText, agency: agency.name };
}, 60);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const language = languageOf(request);
  const slug = params.slug ?? "";
  const shown = await pageOf(language, slug, ownHosts(request));
  if (!shown) throw await otherAddress(request, language, slug);
  const { article, agency } = shown;
  await followChoice(request, language, article);

  const paths = pathsOf(article);
  const url = ownOrigin(request) + href(language, addressOf(slug));
  return {
    ...shown,
    saving: await savingOn(request),
    url,
    // Who reads an article in a language that it is not in is led to what there is in that language.
    languagePaths: Object.fromEntries(languages.map((each) => [each, paths[each] ?? "/articles"])),
    meta: describePage(request, {
      title: article.title,
      description: article.summary || undefined,
      versions: paths,
      isArticle: true,
      picture: sharedPhoto(article),
      feed: magazineFeed(request, agency),
      structuredData: structuredDataOf(request, language, article, { url, agency }),
    }),
  };
}

function addressOf(slug: string): string {
  return `/articles/${slug}`;
}

function pathsOf({ versions }: Pick<PublishedArticle, "versions">): Partial<Record<Language, string>> {
  return Object.fromEntries(Object.entries(versions).map(([each, slug]) => [each, addressOf(slug)]));
}

/** Where an article that is not here stands: under its new address, or in this language under another one. */
async function otherAddress(request: Request, language: Language, slug: string): Promise<Response> {
  const address = await findArticleAddress(db, language, slug);
  if (!address) return notFound();
  const target = href(address.language, addressOf(address.slug));
  return address.isForGood ? redirect(target, 301) : leadToChoice(request, target);
}

/**
 * Leads to the article in the language of choice where it is written in it; else it stays readable as it is, whatever was
 * chosen. A choice just made is kept either way.
 */
async function followChoice(
  request: Request,
  language: Language,
  { slug, versions }: Pick<PublishedArticle, "slug" | "versions">,
): Promise<void> {
  const choice = await languageChoiceOf(request);
  const version = versions[choice.language];
  const isElsewhere = version !== undefined && choice.language !== language;
  if (!choice.isNew && !isElsewhere) return;
  throw await leadToChoice(
    request,
    isElsewhere ? href(choice.language, addressOf(version)) : href(language, addressOf(slug)),
  );
}

/** What stands for the article elsewhere: a picture of its own, else that above it. */
function sharedPhoto({ shared, picture, title }: Pick<PublishedArticle, "shared" | "picture" | "title">): Photo | null {
  return shared ? { ...shared, alt: shared.alt || title } : (picture?.photo ?? null);
}

function structuredDataOf(
  request: Request,
  language: Language,
  article: Omit<PublishedArticle, "content">,
  { url, agency }: { url: string; agency: string },
) {
  const origin = ownOrigin(request);
  const photo = sharedPhoto(article);
  return [
    blogPosting({
      headline: article.title,
      description: article.summary,
      url,
      language,
      publishedAt: article.publishedAt,
      modifiedAt: article.updatedAt,
      author: article.author,
      image: photo ? origin + imageUrl(photo) : null,
      publisher: { name: agency, origin },
    }),
  ];
}

export default function Article() {
  const { t, to } = useText();
  const { article, html, contents, homes, inText, saving, url } = useLoaderData<typeof loader>();
  return (
    <>
      <ArticleScreen
        article={article}
        html={html}
        contents={contents}
        homes={homes}
        inText={inText}
        saving={saving}
        url={url}
      />
      <ContactBar
        agency={useOutletContext<AgencyIdentity>()}
        floating={{ href: to("/properties"), label: t("favourites.empty.action") }}
      />
    </>
  );
}
