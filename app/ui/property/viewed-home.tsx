import type { HomeCard } from "~/domain/properties/property";
import { formatPrice } from "~/i18n/format";
import { useText } from "~/i18n/text";
import { ArrowLink } from "~/ui/arrow-link";
import { StatusBadge } from "~/ui/badge";
import { buttonClass } from "~/ui/button";
import { Photo } from "~/ui/photo";

/** The home that a viewing is asked for: a small photograph, its title and its price. */
export function ViewedHome({ home }: { home: HomeCard }) {
  const { language, to } = useText();
  return (
    <div className="mt-6 flex items-center gap-4 border-y border-plaster-200 py-4">
      {home.photo ? <Photo photo={home.photo} sizes="5rem" alt="" isFirst className="size-20 shrink-0" /> : null}
      <div className="min-w-0">
        <p className="text-md">
          <a
            href={to(`/property/${home.id}`)}
            lang={home.textLanguage === language ? undefined : home.textLanguage}
            className="font-semibold underline decoration-plaster-300 hover:decoration-current"
          >
            {home.title}
          </a>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-stone-700">
          <span className="figures">{formatPrice(language, home.price)}</span>
          <span>{home.neighborhood.name}</span>
          {home.status === "available" ? null : <StatusBadge status={home.status} />}
        </p>
      </div>
    </div>
  );
}

/** In place of the form once a home is sold: where to look instead. */
export function SoldHomeNote({ home }: { home: HomeCard }) {
  const { t, to } = useText();
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <a href={to(`/property/${home.id}#similar`)} className={buttonClass({ size: "lg" })}>
        {t("agent.sold.similar")}
      </a>
      <ArrowLink href={to("/search")}>{t("viewing.sold.search")}</ArrowLink>
    </div>
  );
}
