import { db } from "~/db/db.server";
import { type LinkableKind, linkableKinds } from "~/domain/articles/linkable-page";
import { findLinkablePages, findPicturedHomes, type PageNames } from "~/domain/articles/linkable-pages.server";
import { insertable } from "~/domain/articles/pictures/insertable-picture";
import { listOwnPictures } from "~/domain/articles/pictures/own-pictures.server";
import { readId } from "~/domain/fields/address-number";
import { adminHeaders } from "~/http/admin-headers.server";
import { panelLoader } from "~/http/panel/panel-route.server";
import { href } from "~/i18n/href";
import { textsIn } from "~/i18n/instances.server";
import { defaultLanguage, isLanguage, type Language } from "~/i18n/languages";
import { serviceTexts } from "~/i18n/services/services.server";

/**
 * What the editor of an article offers to lead to or to show: `q` what was typed, `language` that of the article, `kind` one kind of
 * page, or `pictures`: those of homes and, as long as nothing was typed, those of the article itself. Asked by its script, answered as JSON.
 */
export const loader = panelLoader({ may: "enter" }, async ({ url }) => {
  const typed = url.searchParams.get("q") ?? "";
  const asked = url.searchParams.get("language") ?? "";
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const kind = url.searchParams.get("kind") ?? "";
  if (kind === "pictures") {
    const article = readId(url.searchParams.get("article"));
    const [homes, own] = await Promise.all([
      findPicturedHomes(db, typed, language),
      article === undefined || typed.trim() !== "" ? [] : listOwnPictures(db, article),
    ]);
    return answer({ homes, own: own.map(({ photo }) => insertable(photo)) });
  }
  const kinds: readonly LinkableKind[] = linkableKinds.filter((each) => kind === "" || each === kind);
  const pages = await findLinkablePages(db, typed, language, namesIn(language), kinds);
  return answer({ pages: pages.map((page) => ({ ...page, path: href(language, page.path) })) });
});

function namesIn(language: Language): PageNames {
  const t = textsIn(language);
  return {
    services: Object.fromEntries(Object.entries(serviceTexts[language]).map(([slug, { title }]) => [slug, title])),
    pages: {
      "/properties": t("nav.properties"),
      "/costs": t("costs.title"),
      "/valuation": t("footer.valuation"),
      "/search": t("footer.search"),
      "/contact": t("nav.contact"),
      "/neighborhoods": t("nav.neighborhoods"),
      "/articles": t("nav.magazine"),
    },
  };
}

function answer(found: object): Response {
  return Response.json(found, { headers: adminHeaders });
}
