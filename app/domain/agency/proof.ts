/** What the site shows to be believed, beside claims and stories. */
export type Proof = {
  /** Sold homes, with neighbourhood and month. */
  showsSold: boolean;
  /** Who says that new homes gain 15–25 %, as printed there; the figure is shown with it only. */
  appreciationSource: string;
};

export const noProof: Proof = { showsSold: false, appreciationSource: "" };

/** What stands in the fields of the form. */
export function proofFields({ showsSold, appreciationSource }: Proof): Record<string, string> {
  return { showsSold: showsSold ? "on" : "", appreciationSource };
}
