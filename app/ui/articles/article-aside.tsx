import { ChevronDown, Share2 } from "lucide-react";

import type { PublishedArticle } from "~/domain/articles/published/published-article";
import { type Theme } from "~/domain/guide/entry";
import { languages } from "~/i18n/languages";
import { useText } from "~/i18n/text";

import { buttonClass } from "../button";
import { Icon } from "../icon";
import { ShareField } from "../share";

import { LanguageLinks } from "./language-links";

type Invitation = "sell" | "buy" | "question";

/** What the reader of an article is likely to want next. */
const invitations: Record<Theme, Invitation> = {
  selling: "sell",
  homes: "buy",
  place: "buy",
  "new-build": "buy",
  viewing: "buy",
  costs: "question",
  mortgage: "question",
  documents: "question",
  guide: "question",
};
const paths: Record<Invitation, string> = { sell: "/valuation", buy: "/search", question: "/contact" };

type Props = {
  article: Pick<PublishedArticle, "theme" | "versions">;
  /** Absolute address of the page. */
  url: string;
};

/** Beside an article: one thing to do, the same article in other languages, its address to pass on. */
export function ArticleAside({ article, url }: Props) {
  const { t, language, to } = useText();
  const invitation = invitations[article.theme];
  const others = languages.filter((each) => each !== language && article.versions[each]);
  return (
    <aside data-noprint className="lg:sticky lg:top-8 lg:self-start">
      <div className="corner">
        <h2 className="text-title-2">{t(`article.ask.${invitation}.title`)}</h2>
        <p className="mt-2 text-base text-stone-700">{t(`article.ask.${invitation}.text`)}</p>
        <p className="mt-5">
          <a href={to(paths[invitation])} data-dialog className={buttonClass()}>
            {t(`article.ask.${invitation}.action`)}
          </a>
        </p>
      </div>
      {others.length > 0 ? (
        <div className="mt-8 text-base">
          <p className="text-sm text-stone-600">{t("article.also")}</p>
          <LanguageLinks
            languages={others}
            path={(each) => `/articles/${article.versions[each] ?? ""}`}
            className="gap-x-5"
            linkClassName="hover:underline"
          />
        </div>
      ) : null}
      <details className="group mt-4">
        <summary className="flex min-h-11 items-center gap-2 text-base text-mar-700 hover:underline">
          <Icon as={Share2} />
          {t("share.title")}
          <Icon as={ChevronDown} className="size-3.5 group-open:rotate-180" />
        </summary>
        <ShareField url={url} />
      </details>
    </aside>
  );
}
