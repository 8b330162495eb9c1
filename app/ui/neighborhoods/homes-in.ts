import { useText } from "~/i18n/text";

/** How many homes there are in a place, in words: "2 homes". Of a place that has none nothing: the eye looks for those that have. */
export function useHomesIn(): (homes: number) => string {
  const { t } = useText();
  return (homes) => (homes > 0 ? t("places.homes", { count: homes }) : "");
}
