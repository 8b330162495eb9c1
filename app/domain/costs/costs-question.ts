export const homeKinds = ["resale", "new"] as const;
export type HomeKind = (typeof homeKinds)[number];

/** Who buys, as far as the tax asks: the general rate, the five reduced ones, and the raised one. */
export const buyers = ["general", "young", "family", "disability", "violence", "protected", "large-holder"] as const;
export type Buyer = (typeof buyers)[number];

/** Those for whom the tax on a new home differs; the other rates are of ITP, which a new home does not pay. */
export const buyersOfNewHomes = ["general", "young"] as const satisfies readonly Buyer[];

export const residences = ["resident", "non-resident"] as const;
export type Residence = (typeof residences)[number];

/** Both ends in whole EUR. */
export type Range = { from: number; to: number };

/** What is asked of the calculation. Money in whole EUR; share and rate in per cent; the lawyer's fee a share of the price. */
export type CostsQuestion = {
  price: number;
  kind: HomeKind;
  buyer: Buyer;
  residence: Residence;
  /** How much of the price is borrowed; 0 for no loan. */
  share: number;
  years: number;
  rate: number;
  notary: Range;
  registry: Range;
  paperwork: Range;
  /** 0 where no lawyer is counted. */
  lawyer: number;
  other: number;
};

/** The fields of the form, by the names they have in the address. */
export const costFields = [
  "price",
  "kind",
  "buyer",
  "residence",
  "share",
  "years",
  "rate",
  "notaryFrom",
  "notaryTo",
  "registryFrom",
  "registryTo",
  "paperworkFrom",
  "paperworkTo",
  "lawyer",
  "other",
] as const;
export type CostField = (typeof costFields)[number];

/** What is to be said at a field: a key of the catalogue and what it mentions, `costs.years.range|to=30`. */
export type CostMessages = Partial<Record<CostField, string>>;

/** Below it no home is sold here, and above it the notary's fee is agreed: the tariff ends at 6,010,121 EUR. */
export const priceLimits = { from: 10_000, to: 6_000_000 } as const;

/** The address of the calculation for a home, without language: `/costs?price=850000`. A new home is one from its developer. */
export function costsPath(price: number, kind: HomeKind = "resale"): string {
  return `/costs?price=${price}${kind === "new" ? "&kind=new" : ""}`;
}
