import { costsPath } from "~/domain/costs/costs-question";
import { useText } from "~/i18n/text";

import { ArrowLink } from "../arrow-link";

/** From a price to what it comes to in the end, the form filled in with it. @param price whole EUR */
export function CostLink({ price }: { price: number }) {
  const { t, to } = useText();
  return (
    <div data-noprint>
      <ArrowLink href={to(costsPath(price))}>{t("costs.link")}</ArrowLink>
    </div>
  );
}
