import { Phone } from "lucide-react";

import { telLink } from "~/domain/agency/agency";
import type { ServiceSlug } from "~/domain/services/service";
import { useText } from "~/i18n/text";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

type Props = {
  slug: ServiceSlug;
  phone: string;
  /** At the head of the page, or on the deep band at its end. */
  place: "head" | "closing";
};

export const quotePath = "/services/turnkey-services/quote";

export function consultationPath(slug: ServiceSlug): string {
  return `/services/${slug}/consultation`;
}

/** The two ways to begin with a service: its form, and the phone or the valuation. */
export function ServiceActions({ slug, phone, place }: Props) {
  const { t, to } = useText();
  const first = useFirstAction(slug, place);
  const isDeep = place === "closing";
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={to(first.path)}
        data-dialog
        className={buttonClass({ kind: isDeep ? "light" : "primary", size: "lg", className: "max-sm:px-5" })}
      >
        {first.label}
      </a>
      {slug === "property-sales" ? (
        <a
          href={to("/valuation")}
          data-dialog
          className={buttonClass({ kind: isDeep ? "outlined" : "secondary", size: "lg", className: "max-sm:px-5" })}
        >
          {t("cta.valuation")}
        </a>
      ) : (
        <a
          href={telLink(phone)}
          className={buttonClass({ kind: isDeep ? "outlined" : "secondary", size: "lg", className: "max-sm:px-5" })}
        >
          <Icon as={Phone} />
          {t("services.schedule")}
        </a>
      )}
    </div>
  );
}

function useFirstAction(slug: ServiceSlug, place: Props["place"]): { path: string; label: string } {
  const { t } = useText();
  if (slug === "turnkey-services") {
    return { path: quotePath, label: t(place === "head" ? "services.turnkeyQuote" : "services.customQuote") };
  }
  if (slug === "property-search") return { path: "/search", label: t("home.hero.search") };
  return { path: consultationPath(slug), label: t("services.consult") };
}
