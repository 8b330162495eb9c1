import { type DevelopmentCard as Card, salesStateOf } from "~/domain/developments/development";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";

import { Arrow } from "../arrow-link";
import { Badge } from "../badge";
import { Photo } from "../photo";

import { useDevelopmentWords } from "./completion-words";

type Props = {
  development: Card;
  /** One of the photographs that the first screen waits for. */
  isFirst?: boolean;
  /** Level of the title: 2 where the cards stand right under the title of the page. */
  level?: 2 | 3;
};

/** A development in a list: the card of a home, with completion in place of rooms. The title is the link. */
export function DevelopmentCard({ development, isFirst, level = 3 }: Props) {
  const { t, language, to } = useText();
  const words = useDevelopmentWords();
  const { slug, name, photo, priceFrom } = development;
  const Title = level === 2 ? "h2" : "h3";
  const lang = development.textLanguage === language ? undefined : development.textLanguage;
  const completion = words.completion(development.completion);
  return (
    <article className="group relative flex flex-col">
      <div className="relative bg-plaster-200">
        <div className="near-only aspect-3/2">
          {photo ? (
            <Photo
              photo={photo}
              isFirst={isFirst}
              sizes="(min-width: 90rem) 26rem, (min-width: 64rem) 30vw, (min-width: 48rem) 45vw, calc(100vw - 3rem)"
              className="size-full transition-transform duration-500 ease-settle group-hover:scale-[1.02]"
            />
          ) : (
            <p className="flex size-full items-center justify-center text-sm text-stone-700">{t("card.noPhoto")}</p>
          )}
        </div>
        <div className="absolute top-3 left-3">
          <StateBadge development={development} />
        </div>
        {photo?.isRendering ? (
          <p className="absolute bottom-0 left-0 bg-plaster-50 px-2.5 py-1 text-2xs text-stone-700">
            {t("photo.rendering")}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <p className="figures text-title-3 font-semibold">
          {priceFrom === null
            ? words.units(development)
            : t("developments.from", { price: formatPrice(language, priceFrom) })}
        </p>
        <p lang={lang} className="text-sm text-stone-600">
          {development.location}
        </p>
      </div>
      <Title className="mt-1 text-title-2">
        <a
          href={to(`/developments/${slug}`)}
          className="group-hover:text-mar-700 after:absolute after:inset-0 focus-visible:after:outline-2"
        >
          {name}
        </a>
      </Title>
      <p lang={lang} className="mt-1.5 mb-4 line-clamp-2 text-base text-stone-700">
        {development.summary}
      </p>
      <div className="mt-auto border-t border-plaster-200 pt-3 text-sm text-stone-700">
        {priceFrom === null ? null : <p>{words.units(development)}</p>}
        <div className="flex items-center justify-between gap-4">
          {completion ? (
            <p>
              {completion.label}: {completion.value}
            </p>
          ) : (
            <span />
          )}
          <span aria-hidden="true" className="flex items-center gap-1.5 font-medium whitespace-nowrap text-mar-700">
            {t("card.details")} <Arrow />
          </span>
        </div>
      </div>
    </article>
  );
}

/** Nothing left to buy says more than how far the works are. */
function StateBadge({ development }: { development: Card }) {
  const { t } = useText();
  const { availability, totalUnits, constructionState } = development;
  if (salesStateOf(availability, totalUnits) === "sold-out") {
    return <Badge className="bg-ink text-plaster-0">{t("developments.sold-out")}</Badge>;
  }
  return <Badge className="bg-plaster-50 text-ink">{t(`developments.state.${constructionState}`)}</Badge>;
}
