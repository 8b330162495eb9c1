import { useText } from "~/i18n/text";

/** How many homes there are in a place, in words: "2 homes". Where none is for sale anywhere nothing: eight times none says nothing more. */
export function useHomesIn(places: readonly { homes: number }[]): (homes: number) => string {
  const { t } = useText();
  const hasHomes = places.some(({ homes }) => homes > 0);
  return (homes) => (hasHomes ? t("places.homes", { count: homes }) : "");
}
