import type { SearchFeatureKey } from "~/domain/listings/features";
import type { PropertyType } from "~/domain/properties/property";

import { fill } from "../values/known-values";

import type { Count } from "./counting";
import type { HavingWords, SearchedKind, WishWords } from "./wish-words";

/** The phrases by which a language says what somebody wants of a home, and in what a home differs from it. */
export function wishesIn(words: WishWords, count: Count) {
  return {
    inTheCity: words.inTheCity,
    withTerrace: words.withTerrace,
    toRenovate: words.toRenovate,
    /** "Penthouse" */
    searched: (kind: SearchedKind) => words.searched[kind].title,
    /** "one penthouse", "two penthouses" */
    someOfKind: (kind: SearchedKind, value: number) => count(words.searched[kind].some, value),
    /** "no penthouse" */
    noneOf: (kind: SearchedKind) => words.searched[kind].none,
    /** "with a lift", "it has no lift" */
    having: (feature: SearchFeatureKey, form: keyof HavingWords) => words.having[feature][form],
    /** Of a home that is not of the kind that was asked for; null where a flat of any kind was. */
    isOther: (asked: PropertyType | null) => (asked === null ? words.isHouse : words.notType[asked]),
    hasBedrooms: (value: number) => (value > 0 ? count(words.hasBedrooms, value) : words.hasNoBedroom),
    costs: (isMore: boolean, amount: string) => fill(isMore ? words.costsMore : words.costsLess, { amount }),
    /** Of a home that is not where one was looked for. */
    notThere: (where: string) => fill(words.notThere, { where }),
    /** "with 3 bedrooms or more" */
    ofBedrooms: (value: number) => count(words.ofBedrooms, value),
    /** "for €700,000 or less" */
    ofPrice: (bound: keyof WishWords["ofPrice"], price: string) => fill(words.ofPrice[bound], { price }),
    /** "three new-build developments", from one up */
    newHomes: (value: number) => count(words.newHomes, value),
  };
}
