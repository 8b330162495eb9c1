/** One thing that a service gives, in a sentence or as a list of what is in it. */
export type ServicePoint = { title: string; text?: string; list?: readonly string[] };

export type ServiceStep = { title: string; text?: string };

type PackageText = { text: string; features: readonly string[] };

/**
 * A services page in one language. Texts may hold `{from}` and `{to}`, the prices of the homes it is meant for. The optional
 * parts are those that the specification asks of single services (section 2).
 */
export type ServiceText = {
  /** What search engines show of the page. */
  meta: { title: string; description: string };
  title: string;
  lead: string;
  points: { title: string; items: readonly ServicePoint[] };
  packages?: { title: string; note: string; items: Readonly<Record<"essential" | "premium" | "luxury", PackageText>> };
  places?: { title: string; lead: string };
  developments?: { title: string; lead: string };
  /** The title is left out where the steps have durations: there it says how long they take together. */
  steps: { title?: string; lead?: string; note?: string; items: readonly ServiceStep[] };
  /** Lists that stand side by side. */
  lists?: readonly { title: string; items: readonly string[] }[];
  figures?: { title: string; note: string; building: string; reservation: string };
  closing: { title: string; text?: string };
};

/** Every services page by its slug. */
export type ServiceTexts = Readonly<Record<ServiceTextSlug, ServiceText>>;

export type ServiceTextSlug =
  | "buyer-consultation"
  | "property-search"
  | "neighborhood-tours"
  | "negotiation-support"
  | "legal-support"
  | "property-sales"
  | "turnkey-services"
  | "new-construction";

/** Puts the prices of the homes meant into the texts that may name them, and leaves the page given untouched. */
export function fillServiceText(page: ServiceText, prices: { from: string; to: string }): ServiceText {
  const fill = (text: string) => text.replace(/\{(from|to)\}/g, (_, end: "from" | "to") => prices[end]);
  return {
    ...page,
    meta: { title: fill(page.meta.title), description: fill(page.meta.description) },
    lead: fill(page.lead),
    closing: { ...page.closing, ...(page.closing.text && { text: fill(page.closing.text) }) },
  };
}
