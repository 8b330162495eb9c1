import { Feed } from "feed";

import type { FeedArticle } from "~/domain/articles/published/published-articles.server";
import { sanitiseArticle } from "~/domain/cleaning/sanitise.server";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import type { Language } from "~/i18n/languages";

import { ownHosts, ownOrigin } from "../own-address.server";

/** RSS 2.0 of articles with their whole text, all addresses in full. */
export function articlesFeed(
  request: Request,
  language: Language,
  articles: readonly FeedArticle[],
  agencyName: string,
): string {
  const t = textsIn(language);
  const origin = ownOrigin(request);
  const hosts = ownHosts(request);
  const changes = articles.map(({ updatedAt }) => updatedAt).toSorted();
  const link = origin + href(language, "/articles");
  const feed = new Feed({
    id: link,
    title: forXml(t("feed.title", { name: agencyName })),
    description: t("magazine.lead"),
    link,
    language,
    // Without a date of its own the library writes the present one, and the feed would never be the same twice.
    updated: new Date(changes.at(-1) ?? 0),
    generator: false,
    feedLinks: { rss: origin + href(language, "/articles/feed.xml") },
  });
  for (const { id, title, slug, summary, content, publishedAt } of articles) {
    const url = origin + href(language, `/articles/${slug}`);
    feed.addItem({
      title: forXml(title),
      link: url,
      // Stays the same when the address changes.
      guid: `${origin}/#article-${id}`,
      date: new Date(publishedAt),
      ...(summary && { description: forXml(summary) }),
      content: forXml(withFullAddresses(sanitisedOnce(content, hosts), origin, url)),
    });
  }
  return feed.rss2();
}

// The articles of the feeds in all languages: sanitising them was most of a feed's work, and they hardly ever change.
const mostKept = 60;
const kept = new Map<string, string>();

function sanitisedOnce(content: string, hosts: readonly string[]): string {
  const key = `${hosts.join(" ")}\n${content}`;
  const sanitised = kept.get(key) ?? sanitiseArticle(content, { hosts });
  // The one asked for last stands last.
  kept.delete(key);
  kept.set(key, sanitised);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return sanitised;
}

/** @param html sanitised: each attribute stands between double quotes, and a path of ours begins with one slash */
function withFullAddresses(html: string, origin: string, url: string): string {
  return html.replace(/ (href|src)="([/#])/g, (_whole, name: string, first: string) =>
    first === "/" ? ` ${name}="${origin}/` : ` ${name}="${url}#`,
  );
}

/** XML has no place for control characters and halves of letters, however they are written. */
function forXml(text: string): string {
  return text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "");
}
