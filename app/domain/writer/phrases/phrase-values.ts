/** What the phrases of each folder of `app/guide/phrases` may mention in braces: what says them fills it in. */
export const phraseValues = {
  article: [
    ...names("amount built class count date from homes name number of ofHomes price share some usable where year"),
    ...names("entry.checked invoiced.from invoiced.to list.from list.homes list.path list.to loan.abroad loan.share"),
    ...under("fit", "close none sentence"),
    ...under("place", "few homes in m2 price"),
    ...under("quarter", "beside in inside"),
    ...under("search", "anywhere from many noResale none one to"),
    // A home where much is told of it, one of several that fit, one of a building's, and the units that fit.
    ...under(
      "h",
      "area built consumption differs fees floor floors id lift m2 parking price rating renovated reserved",
    ),
    ...under("h", "rooms storage sum summary title useful usefulM2 where"),
    ...under("f", "differs id price sum title where"),
    ...under("n", "area differs first name newSum price rooms second slug state terrace useful where"),
    ...under("u", "area homes names newSum price several single some useful"),
    ...under("d", "area bedrooms completion down expected licence licenceUntil name parking price project rating"),
    ...under("d", "reservation slug state useful where"),
  ],
  "home-text": [
    ...names(
      "bathrooms bedrooms built count energy equipment exterior fees floor floors lift next noFees noLift number",
    ),
    ...names("parking renovated scene street type usable where year"),
  ],
  outline: ["keyword"],
  "picture-texts": names(
    "building consumption count emissions house name nameOf number of ofHome part room unit where",
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;

function names(all: string): string[] {
  return all.split(" ");
}

function under(prefix: string, all: string): string[] {
  return names(all).map((name) => `${prefix}.${name}`);
}
