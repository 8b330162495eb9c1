/** Who stands behind the site, as the legal notice and each footer print it (LSSI art. 10, Ley 18/2007 art. 59 e). */
export type AgencyIdentity = {
  name: string;
  legalName: string;
  taxId: string;
  /** As written: `+34 600 000 000`. */
  phone: string;
  email: string;
  /** Number of the messaging app, digits only. */
  messagingNumber: string;
  /** Number in the register of agents (AICAT). */
  registerNumber: string;
  supervisingBody: string;
  address: string;
  openingHours: string;
};

/** Link that calls the number. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** Link that opens the messaging app on the agent's number. Nothing is requested before a visitor follows it. */
export function messageLink(messagingNumber: string): string {
  return `https://wa.me/${messagingNumber}`;
}

/** The target of the site in whole EUR, and the promise; specification, section 9. */
export const business = { priceFrom: 500_000, priceTo: 1_000_000, experienceYears: 15, replyHours: 24 } as const;

export type Claim = { id: number; value: string; label: string };
export type Story = { id: number; quote: string; byline: string; howVerified: string };
