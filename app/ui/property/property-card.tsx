import { priceNews } from "~/domain/listings/price-news";
import type { Saving } from "~/domain/properties/favourites";
import type { HomeCard } from "~/domain/properties/property";
import { formatArea } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { Arrow } from "~/ui/arrow-link";
import { StatusBadge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Once } from "~/ui/drawn-once";
import { usePageContext } from "~/ui/page-context";
import { Photo } from "~/ui/photo";

import { FavouriteForm } from "./favourite-form";
import { AskingPrice, NewBadge, PriceSince } from "./price";

type Props = {
  home: HomeCard;
  /** One of the photographs that the first screen waits for. */
  isFirst?: boolean;
  /** Given where homes can be saved from the card; without it there is no heart. */
  saving?: Saving;
  /** Level of the title: 2 where the cards stand right under the title of the page. */
  level?: 2 | 3;
  /** How wide the picture is where it is not one of three in a row. */
  sizes?: string;
  /** Whether a featured home can be asked to be seen from its card. */
  offersViewing?: boolean;
  /** In the text of an article: beside its picture from md, and no heading of that text. */
  look?: "in-list" | "in-text";
};

const threeInARow = "(min-width: 90rem) 26rem, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, calc(100vw - 3rem)";

/** A home in a list. The title is the link and covers the card. */
export function PropertyCard(props: Props) {
  const { home, saving, look, isFirst = false, level = 3, sizes = threeInARow, offersViewing = false } = props;
  const { isNew, reducedFrom } = priceNews(home, usePageContext().now);
  const isInText = look === "in-text";
  const shown = { home, isFirst, level, sizes, offersViewing, isInText };
  const by = [isNew, reducedFrom, isFirst, level, sizes, offersViewing, isInText].join(" ");
  return (
    <article
      // In a text it may stand twice, and once more below it.
      id={isInText ? undefined : `home-${home.id}`}
      className={`${isInText ? "border border-plaster-200 bg-plaster-0 md:grid md:grid-cols-[2fr_3fr]" : ""} group relative flex flex-col data-lit:outline-2 data-lit:outline-offset-8 data-lit:outline-mar-700`}
    >
      <div className="relative bg-plaster-200">
        <Once name="card picture" of={[home]} by={by}>
          {() => <CardPicture {...shown} />}
        </Once>
        {saving ? (
          <FavouriteForm
            home={home}
            saving={saving}
            look="card"
            returnsTo={`${saving.from}#home-${home.id}`}
            className="absolute top-0 right-0 z-10"
          />
        ) : null}
      </div>
      <Once name="card text" of={[home]} by={by}>
        {() => <CardText {...shown} />}
      </Once>
    </article>
  );
}

type Shown = Required<Pick<Props, "home" | "isFirst" | "level" | "sizes" | "offersViewing">> & { isInText: boolean };

function CardPicture({ home, isFirst, sizes, isInText }: Shown) {
  return (
    <>
      <div className={`near-only aspect-3/2 ${isInText ? "md:aspect-auto md:h-full" : ""}`}>
        <CardPhoto home={home} isFirst={isFirst} sizes={sizes} />
      </div>
      <div className="absolute top-3 left-3 flex gap-1.5">
        <StatusBadge status={home.status} />
        <NewBadge home={home} />
      </div>
    </>
  );
}

function CardText({ home, level, offersViewing, isInText }: Shown) {
  const { language, to } = useText();
  const Title = isInText ? "p" : level === 2 ? "h2" : "h3";
  const lang = home.textLanguage === language ? undefined : home.textLanguage;
  return (
    <div className={isInText ? "flex min-w-0 flex-col p-4 md:p-5" : "contents"}>
      <div className={`flex items-baseline justify-between gap-4 ${isInText ? "" : "pt-4"}`}>
        <p className="figures text-title-3 font-semibold">
          <AskingPrice home={home} />
        </p>
        <p className="text-sm text-stone-600">{home.neighborhood.name}</p>
      </div>
      <PriceSince home={home} />
      <Title lang={lang} className={`mt-1 ${isInText ? "font-serif text-title-3" : "text-title-2"}`}>
        <a
          href={to(`/property/${home.id}`)}
          className="group-hover:text-mar-700 after:absolute after:inset-0 focus-visible:after:outline-2"
        >
          {home.title}
        </a>
      </Title>
      <p lang={lang} className="mt-1.5 mb-4 line-clamp-2 text-base text-stone-700">
        {home.summary}
      </p>
      <CardFacts home={home} />
      {offersViewing && home.isFeatured && home.status !== "sold" ? <Viewing home={home} /> : null}
    </div>
  );
}

function CardPhoto({ home, isFirst, sizes }: Pick<Shown, "home" | "isFirst" | "sizes">) {
  const { t } = useText();
  if (!home.photo) {
    return <p className="flex size-full items-center justify-center text-sm text-stone-700">{t("card.noPhoto")}</p>;
  }
  return (
    <Photo
      photo={home.photo}
      isFirst={isFirst}
      sizes={sizes}
      className="size-full transition-transform duration-500 ease-settle group-hover:scale-[1.02]"
    />
  );
}

/** Above the link that covers the card. */
function Viewing({ home }: { home: HomeCard }) {
  const { t, to } = useText();
  return (
    <a
      href={to(`/property/${home.id}/viewing`)}
      data-dialog
      data-noprint
      aria-label={`${t("agent.viewing")}: ${home.title}`}
      className={buttonClass({ kind: "secondary", size: "sm", className: "relative z-10 mt-3 self-start" })}
    >
      {t("agent.viewing")}
    </a>
  );
}

function CardFacts({ home }: { home: HomeCard }) {
  const { t, language } = useText();
  const facts = [
    { label: t("detail.bedrooms"), value: t("card.bedrooms", { count: home.bedrooms }) },
    { label: t("detail.bathrooms"), value: t("card.bathrooms", { count: home.bathrooms }) },
    ...(home.area > 0 ? [{ label: t("detail.area"), value: formatArea(language, home.area) }] : []),
  ];
  return (
    <div className="mt-auto flex items-center gap-x-5 border-t border-plaster-200 pt-3 text-sm text-stone-700">
      <dl className="flex flex-wrap gap-x-5 max-[22rem]:gap-x-4">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="sr-only">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <span aria-hidden="true" className="ms-auto flex items-center gap-1.5 font-medium whitespace-nowrap text-mar-700">
        <span className="max-[22rem]:hidden">{t("card.details")}</span> <Arrow />
      </span>
    </div>
  );
}
