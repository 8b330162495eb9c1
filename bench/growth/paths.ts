import { questionPath } from "~/ui/admin/question-path";

import { column } from "../kills/soundness";
import type { ServedSite } from "../served-site";

/** What is asked of a site, by a name that is the same for a small and a grown one. */
export function pathsOf({ database }: ServedSite): Record<string, string> {
  const last = (query: string) => String(column<string | number>(database, query).at(-1) ?? "");
  const home = last("select id from properties where status = 'available' order by id");
  const article = last("select slug from articles where language = 'en' and status = 'published' order by id");
  const articleId = last("select id from articles where language = 'en' order by id");
  const development = last("select slug from developments where is_published = 1 order by id");
  const developmentId = last("select id from developments order by id");
  const enquiry = last("select id from contact_submissions where spam_reason is null order by id");
  return {
    home: "/",
    "homes for sale": "/properties",
    "homes, by place and price": "/properties?neighborhood=eixample&price=900k&sort=price-asc",
    "homes, last page": "/properties?page=99999",
    "a home": `/property/${home}`,
    favourites: "/favourites",
    neighborhoods: "/neighborhoods",
    "a neighborhood": "/neighborhoods/eixample",
    articles: "/articles",
    "an article": `/articles/${article}`,
    "feed of articles": "/articles/feed.xml",
    developments: "/developments",
    "a development": `/developments/${development}`,
    costs: "/costs",
    contact: "/contact",
    search: "/search",
    sitemap: "/sitemap.xml",
    "sitemap, homes": "/sitemaps/homes-1.xml",
    "sitemap, articles": "/sitemaps/articles-1.xml",
    "panel: dashboard": "/admin",
    "panel: inbox": "/admin/enquiries",
    "panel: inbox, all": "/admin/enquiries?view=all",
    "panel: inbox, searched": "/admin/enquiries?view=all&q=person-77",
    "panel: an enquiry": `/admin/enquiries/${enquiry}`,
    "panel: a reply": `/admin/enquiries/${enquiry}/reply`,
    "panel: a person": `/admin/enquiries/${enquiry}/person`,
    "panel: diary": "/admin/diary",
    "panel: an appointment": "/admin/diary/new",
    "panel: export": "/admin/enquiries.csv?view=all",
    "panel: homes": "/admin/properties",
    "panel: homes, searched": "/admin/properties?q=duplex",
    "panel: edit a home": `/admin/properties/${home}/edit`,
    "panel: its images": `/admin/properties/${home}/images`,
    "panel: translations": "/admin/properties/translations",
    "panel: developments": "/admin/developments",
    "panel: edit a development": `/admin/developments/${developmentId}/edit`,
    "panel: articles": "/admin/articles",
    "panel: edit an article": `/admin/articles/${articleId}/edit`,
    "panel: its revisions": `/admin/articles/${articleId}/revisions`,
    "panel: its pictures": `/admin/articles/${articleId}/pictures`,
    "panel: pages to link": "/admin/articles/pages?q=home",
    "panel: missing articles": "/admin/articles/batch/missing",
    "panel: cleaning": questionPath("articles/fix"),
    "panel: batches": "/admin/articles/batch",
    "panel: activity": "/admin/activity",
    "panel: admins": "/admin/admins",
    "panel: settings": "/admin/settings",
    "panel: status": "/admin/status",
  };
}
