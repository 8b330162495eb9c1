import type { Range } from "~/domain/costs/costs-question";
import { formatPrice, formatPriceRange } from "~/i18n/format";
import { useText } from "~/i18n/text";

/** How an amount is written: one price where both ends are the same, else both. */
export function useAmount(): (amount: Range) => string {
  const { language } = useText();
  return ({ from, to }) => (from === to ? formatPrice(language, from) : formatPriceRange(language, from, to));
}
