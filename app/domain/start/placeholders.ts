import { type AgencySettings, isSampleTaxId } from "~/domain/agency/agency";
import { isSampleAddress } from "~/domain/site/status";

/** What the sample site calls its agency. The trading name is the site's own and may well stay. */
export const sampleLegalName = "Xamfrà Agència Immobiliària, S.L.";
export const sampleStreet = "Carrer de València, s/n";

export const placeholderLines = [
  ...["legalName", "taxId", "registerNumber", "phone", "messagingNumber", "email", "address"],
] as const satisfies readonly (keyof AgencySettings)[];
export type PlaceholderLine = (typeof placeholderLines)[number];

/** The lines of the agency that are still those of the sample, or noughts, or reach nobody. */
export function placeholdersIn(agency: Pick<AgencySettings, PlaceholderLine>): PlaceholderLine[] {
  const isNoughts = (number: string) => /0{6}$/.test(number.replace(/\D/g, ""));
  const is: Record<PlaceholderLine, boolean> = {
    legalName: agency.legalName.trim() === sampleLegalName,
    taxId: isSampleTaxId(agency.taxId),
    registerNumber: /^0+$/.test(agency.registerNumber.replace(/\D/g, "")),
    phone: isNoughts(agency.phone),
    messagingNumber: isNoughts(agency.messagingNumber),
    email: isSampleAddress(agency.email),
    address: agency.address.startsWith(sampleStreet),
  };
  return placeholderLines.filter((line) => is[line]);
}
