import { type AgencySettings, isSampleTaxId } from "~/domain/agency/agency";
import { sampleName } from "~/domain/agency/brand";
import { isSampleAddress } from "~/domain/site/status";
import { languages, type Localized } from "~/i18n/languages";

/** What the sample site says of its agency. */
export const sampleLegalName = "Xamfrà Agència Immobiliària, S.L.";
export const sampleStreet = "Carrer de València, s/n";
export const sampleSentence: Localized = {
  en: "Independent, registered estate agent in Barcelona.",
  es: "Agencia inmobiliaria independiente y registrada en Barcelona.",
  ca: "Agència immobiliària independent i registrada a Barcelona.",
  ru: "Независимое агентство недвижимости в Барселоне с регистрацией AICAT.",
};

export const placeholderLines = [
  ...["name", "legalName", "taxId", "registerNumber", "phone", "messagingNumber", "email", "address"],
  "footerSentence",
] as const satisfies readonly (keyof AgencySettings)[];
export type PlaceholderLine = (typeof placeholderLines)[number];

/** The lines of the agency that are still those of the sample, or noughts, or reach nobody. */
export function placeholdersIn(agency: Pick<AgencySettings, PlaceholderLine>): PlaceholderLine[] {
  const isNoughts = (number: string) => /0{6}$/.test(number.replace(/\D/g, ""));
  const is: Record<PlaceholderLine, boolean> = {
    name: agency.name.trim() === sampleName,
    legalName: agency.legalName.trim() === sampleLegalName,
    taxId: isSampleTaxId(agency.taxId),
    registerNumber: /^0+$/.test(agency.registerNumber.replace(/\D/g, "")),
    phone: isNoughts(agency.phone),
    messagingNumber: isNoughts(agency.messagingNumber),
    email: isSampleAddress(agency.email),
    address: agency.address.startsWith(sampleStreet),
    footerSentence: languages.every((language) => agency.footerSentence[language] === sampleSentence[language]),
  };
  return placeholderLines.filter((line) => is[line]);
}
