import { ArrowUpRight, LayoutPanelLeft, Play, Rotate3d } from "lucide-react";

import type { OutsideLinks } from "~/domain/listings/gallery";
import { useText } from "~/i18n/text";
import { Icon } from "~/ui/icon";

type Props = {
  /** Address of the page with the first floor plan; empty where there is none. */
  plan: string;
  links: OutsideLinks;
};

const link = "flex min-h-11 items-center gap-2 text-mar-700 hover:underline";

/** What is there besides photographs. Nothing is asked of another site before its link is pressed; its name stands beside it. */
export function MoreToSee({ plan, links: { video, tour } }: Props) {
  const { t } = useText();
  // Another program may write what begins like an address and is none.
  const outside = [
    { href: video, label: t("gallery.video"), icon: Play },
    { href: tour, label: t("gallery.tour"), icon: Rotate3d },
  ].filter(({ href }) => URL.canParse(href));
  if (plan === "" && outside.length === 0) return null;
  return (
    <ul data-noprint className="mt-2 flex flex-wrap gap-x-7 text-base">
      {plan === "" ? null : (
        <li>
          <a id="picture-plan" href={plan} className={link}>
            <Icon as={LayoutPanelLeft} />
            {t("gallery.plan")}
          </a>
        </li>
      )}
      {outside.map(({ href, label, icon }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener noreferrer external" className={link}>
            <Icon as={icon} />
            {label} <span className="text-sm text-stone-600">{new URL(href).hostname.replace(/^www\./, "")}</span>
            <Icon as={ArrowUpRight} />
            <span className="sr-only"> {t("gallery.newTab")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
