import type { Unit } from "./unit";

/** What an article's own values are: `text` is words, `flag` says only whether something is so, for `{{?name}}` and `{{!name}}`. */
export type ArticleUnit = Unit | "text" | "flag";
type Names = Readonly<Record<string, ArticleUnit>>;

/** What follows from a price: `x.tax` of the article's own, `a.tax` of a home's. */
const ofPrice: Names = {
  ...units("euro", "price tax firstSlice otherSlices sum tenth notary registry vat stamp newTax newSum loan own cash"),
  ...units("euro", "loanAbroad loanAbroadLow"),
  ...units("euro", "cashAbroad cashAbroadLow"),
  effective: "percent",
};

const ofHome: Names = {
  ...ofPrice,
  ...units("text", "id title summary where rooms reserved rating letter"),
  ...units("area", "area useful"),
  ...units("euro", "m2 usefulM2 fees feesYear yearly monthly"),
  ...units("number", "built renovated floor floors consumption"),
  ...units("flag", "lift storage parking house"),
};

const ends = (unit: ArticleUnit): Names => ({ from: unit, to: unit });

/**
 * The values that only an article has: of our homes, of the place and the price it is about. Where it has none, the sentence falls
 * away. `x` and `y` are its prices, `a` and `b` two of our homes, `withFees` one whose community fees we know.
 */
export const articleValues: Names = {
  date: "day",
  checked: "day",
  year: "number",
  "x.home": "flag",
  ...withPrefixes("x y", ofPrice),
  ...withPrefixes("a b withFees", ofHome),
  ...withPrefixes("list m2 fees", ends("euro")),
  ...withPrefixes("built", ends("number")),
  ...withPrefixes("useful", ends("percent")),
  "m2.median": "euro",
  ...units("text", "list.homes list.labels list.path with.lift with.parking with.terrace with.renovation"),
  "dev.any": "flag",
  "dev.plan": "text",
  "dev.down": "percent",
};

function units(unit: ArticleUnit, names: string): Names {
  return Object.fromEntries(names.split(" ").map((name) => [name, unit]));
}

function withPrefixes(prefixes: string, names: Names): Names {
  const under = (prefix: string) => Object.entries(names).map(([name, unit]) => [`${prefix}.${name}`, unit]);
  return Object.fromEntries(prefixes.split(" ").flatMap(under)) as Names;
}
