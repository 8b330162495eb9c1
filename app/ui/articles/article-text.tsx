import { Trans } from "react-i18next";

import { splitAtHomes } from "~/domain/articles/home-cards";
import { plainText } from "~/domain/cleaning/plain-text";
import type { HomeCard } from "~/domain/properties/property";
import { useText } from "~/i18n/text";
import { Once } from "~/ui/drawn-once";
import { PropertyCard } from "~/ui/property/property-card";

import { ArticleProse } from "./article-prose";

type Props = {
  /** Sanitised. */
  html: string;
  /** The homes that stand in it, those that visitors may see. */
  homes: readonly HomeCard[];
};

/** The text of an article with the homes in it as they are at this moment. */
export function ArticleText({ html, homes }: Props) {
  const parts = splitAtHomes(html);
  return (
    <div className="min-w-0">
      {parts.map((part, index) => {
        if ("html" in part)
          return (
            <Once key={index} name="prose" of={[homes]} by={index}>
              {() => <ArticleProse html={part.html} />}
            </Once>
          );
        const home = homes.find(({ id }) => id === part.home);
        return (
          <div key={index} className="my-8 first:mt-0 has-[+_*>h2:first-child]:mb-14">
            {home ? <PropertyCard home={home} look="in-text" sizes={sizes} /> : <GoneHome words={part.words} />}
          </div>
        );
      })}
    </div>
  );
}

const sizes = "(min-width: 48rem) 16rem, calc(100vw - 2.5rem)";

/** A home that is no longer shown: its page is gone too, so nothing leads there. */
function GoneHome({ words }: { words: string }) {
  const { to } = useText();
  return (
    <div className="border-s-4 border-plaster-300 ps-4 text-base text-stone-700">
      <p className="font-semibold text-ink">{plainText(words)}</p>
      <p className="mt-1">
        <Trans
          i18nKey="article.home.gone"
          components={{ a: <a href={to("/properties")} className="text-mar-700 underline" /> }}
        />
      </p>
    </div>
  );
}
