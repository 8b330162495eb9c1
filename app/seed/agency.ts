// Sample data: an invented agency. Name, numbers and address are placeholders that reach nobody; the owner replaces all of
// them in the settings before publication.
import { sampleName } from "~/domain/agency/brand";
import type { OpenSpan, WeekHours } from "~/domain/agency/opening-hours";
import { sampleLegalName, sampleSentence, sampleStreet } from "~/domain/start/placeholders";
import type { Language, Localized } from "~/i18n/languages";

export type SampleAgency = {
  readonly name: string;
  readonly legalName: string;
  readonly taxId: string;
  readonly phone: string;
  readonly email: string;
  /** Digits with the country code, for a messaging link. */
  readonly messagingNumber: string;
  /** Bare number in the Catalan register of estate agents (AICAT); it belongs in every ad (Llei 18/2007, art. 59 e). */
  readonly registerNumber: string;
  /** Who keeps that register and supervises the agent (LSSI, art. 10.1). */
  readonly supervisingBody: Localized;
  /** College and number of a collegiate agent; null otherwise. */
  readonly professionalCollege: string | null;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: Localized;
  readonly country: "ES";
  /** What the footer says of it. */
  readonly footerSentence: Localized;
  readonly hours: WeekHours;
  readonly languages: readonly Language[];
  readonly experienceYears: number;
  /** EUR. */
  readonly priceFrom: number;
  readonly priceTo: number;
  /** The promise: hours from a message to its answer. */
  readonly replyHours: number;
};

const working: readonly OpenSpan[] = [{ opens: "09:30", closes: "18:30" }];

export const agency: SampleAgency = {
  name: sampleName,
  legalName: sampleLegalName,
  taxId: "B00000000",
  phone: "+34 600 000 000",
  email: "hola@xamfra.example",
  messagingNumber: "34600000000",
  registerNumber: "0000",
  supervisingBody: {
    en: "Government of Catalonia, Register of Estate Agents of Catalonia (AICAT)",
    es: "Generalitat de Catalunya, Registro de Agentes Inmobiliarios de Cataluña (AICAT)",
    ca: "Generalitat de Catalunya, Registre d’Agents Immobiliaris de Catalunya (AICAT)",
    ru: "Правительство Каталонии (Generalitat de Catalunya), Реестр агентов по недвижимости Каталонии (AICAT)",
  },
  professionalCollege: null,
  street: sampleStreet,
  postalCode: "08009",
  city: "Barcelona",
  region: { en: "Catalonia", es: "Cataluña", ca: "Catalunya", ru: "Каталония" },
  country: "ES",
  footerSentence: sampleSentence,
  hours: {
    ...{ monday: working, tuesday: working, wednesday: working, thursday: working, friday: working },
    ...{ saturday: [], sunday: [] },
  },
  languages: ["en", "es", "ca", "ru"],
  experienceYears: 15,
  priceFrom: 500_000,
  priceTo: 1_000_000,
  replyHours: 24,
};
