import { transferTax } from "~/domain/costs/tax-figures";
import { standingTexts } from "~/domain/guide/values/values.server";
import { priceFigures } from "~/domain/places/neighborhood";
import { energyClasses } from "~/domain/properties/property";
import { formatYear } from "~/i18n/format";

import type { LanguageWords } from "../phrases/language-words";

import { homeInSentence } from "./home-values";
import { present, rangeValues, type Values, withPrefix } from "./known-values";
import type { OurData, OurHome } from "./our-data.server";

/** Figures of all our homes on one day, and the dated facts. */
export function generalValues(words: LanguageWords, data: OurData, now: Date): Values {
  return {
    date: words.day(now.toISOString()),
    year: formatYear(now.getUTCFullYear()),
    checked: words.day(transferTax.checked),
    ...listValues(words, data),
    ...standingTexts(words.language),
  };
}

function listValues(words: LanguageWords, { homes, places }: OurData): Values {
  const figures = priceFigures(homes.map((home) => ({ ...home, status: home.isReserved ? "pending" : "available" })));
  if (!figures) return {};

  const total = homes.length;
  const price = (euro: number) => words.price(euro);
  const count = (fits: (home: OurHome) => boolean) => words.someOf(homes.filter(fits).length, total);
  const values: Record<string, string | undefined> = {
    "list.homes": words.homes(total),
    "list.from": price(figures.price.from),
    "list.to": price(figures.price.to),
    "list.labels": labelList(words, homes),
    "with.lift": count((home) => home.hasLift),
    "with.parking": count((home) => home.hasParking),
    "with.terrace": count((home) => home.features.includes("terrace-balcony")),
    "with.renovation": count((home) => home.renovatedYear !== null),
    ...rangeValues("useful", homes.map(usefulShare), (share) => words.percent(share)),
    ...rangeValues(
      "fees",
      homes.map((home) => home.fees || null),
      price,
    ),
    ...rangeValues(
      "built",
      homes.map((home) => home.builtYear),
      formatYear,
    ),
  };
  const { perSquareMetre } = figures;
  if (perSquareMetre) {
    values["m2.from"] = price(perSquareMetre.from);
    values["m2.to"] = price(perSquareMetre.to);
    values["m2.median"] = perSquareMetre.median === null ? undefined : price(perSquareMetre.median);
  }
  return { ...present(values), ...homeWithFees(words, homes, places) };
}

/** The home in the middle of those whose community fees we know: sums of a year need one that has them. */
function homeWithFees(words: LanguageWords, homes: readonly OurHome[], places: OurData["places"]): Values {
  const known = homes.filter(({ fees }) => fees).toSorted((one, other) => (one.fees ?? 0) - (other.fees ?? 0));
  const middle = known[Math.floor(known.length / 2)];
  return middle ? withPrefix("withFees", homeInSentence(words, middle, places)) : {};
}

/** "B (1), C (1), D (2)": how often each letter stands on the labels of our homes. */
function labelList(words: LanguageWords, homes: readonly OurHome[]): string | undefined {
  const parts = energyClasses.flatMap((letter) => {
    const count = homes.filter((home) => home.energyRating === letter).length;
    return count > 0 ? [`${letter} (${words.figure(count)})`] : [];
  });
  return parts.length > 1 ? parts.join(", ") : undefined;
}

function usefulShare({ usefulArea, area }: OurHome): number | null {
  return usefulArea !== null && area > 0 && usefulArea <= area ? Math.round((usefulArea / area) * 100) : null;
}
