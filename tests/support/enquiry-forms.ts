/** A form of the public site as a visitor meets it, with answers that are wrong and answers that are right. */
export type EnquiryForm = {
  kind: string;
  /** Its own page. */
  path: string;
  title: string;
  send: string;
  thanks: string;
  /** Another page with a link to it. */
  from: { path: string; link: string };
  /** The page that counts as the one it was sent from, and to which a success leads, when its own page was opened. */
  sentFrom: string;
  /** What is wrong by itself, beside what is missing; and each complaint, by label, in the order of the page. */
  slips: Readonly<Record<string, string>>;
  complaints: Readonly<Record<string, string>>;
  /** Right answers beside the name and the address to write to. */
  answers: Readonly<Record<string, string>>;
  /** What the agent reads of them. */
  told: readonly string[];
};

export const newsBox = "Send me emails about homes that fit. I can unsubscribe at any time.";

const person = {
  "Last name": "Enter your last name",
  Email: "Enter an email address, for example name@mail.com",
  Phone: "Enter a phone number, for example +34 600 000 000",
} as const;
const homeToValue = { "Property address": "Enter the address of the home to value" } as const;

/** Viewings are asked for from tomorrow on. */
const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const enquiryForms: readonly EnquiryForm[] = [
  {
    kind: "contact",
    path: "/contact",
    title: "Write to us",
    send: "Send message",
    thanks: "Message Sent",
    from: { path: "/cookies", link: "Contact" },
    sentFrom: "/contact",
    slips: {},
    complaints: {
      ...person,
      "Property address": "Enter the address, or the home or area you’re asking about",
    },
    answers: { "Property address": "Carrer de Mallorca 1", "Your message": "Is there a lift?" },
    told: ["Address: Carrer de Mallorca 1", "Is there a lift?"],
  },
  {
    kind: "valuation",
    path: "/valuation",
    title: "Free Property Valuation",
    send: "Request valuation",
    thanks: "Valuation Request Sent",
    from: { path: "/", link: "Free valuation" },
    sentFrom: "/valuation",
    slips: { Area: "eighty" },
    complaints: { ...person, ...homeToValue, Area: "Enter a whole number, for example 85" },
    answers: { "Property address": "Carrer de Girona 2", Area: "85", Bedrooms: "3", Bathrooms: "2" },
    told: ["Address: Carrer de Girona 2", "Area: 85 m²", "Bedrooms: 3", "Bathrooms: 2"],
  },
  {
    kind: "premium-valuation",
    path: "/valuation/premium",
    title: "Get Your Premium Valuation",
    send: "Request your valuation",
    thanks: "Valuation Request Sent",
    from: { path: "/", link: "Get Your Premium Valuation" },
    sentFrom: "/valuation/premium",
    slips: { Bedrooms: "-1" },
    complaints: { ...person, ...homeToValue, Bedrooms: "Enter a whole number, for example 3" },
    answers: { "Property address": "Plaça de Sarrià 3", Bedrooms: "4", "Additional information": "Renovated in 2019" },
    told: ["Address: Plaça de Sarrià 3", "Bedrooms: 4", "Renovated in 2019"],
  },
  {
    kind: "viewing",
    path: "/property/1/viewing",
    title: "Request a viewing",
    send: "Send request",
    thanks: "Viewing requested",
    from: { path: "/property/1", link: "Request Viewing" },
    sentFrom: "/property/1",
    slips: { "Preferred date": "2020-01-01" },
    complaints: { ...person, "Preferred date": "Choose a day from tomorrow onwards" },
    answers: { "Preferred date": nextWeek, "Your message": "We come with two children" },
    told: ["000001 Corner apartment with glazed gallery", nextWeek, "We come with two children"],
  },
  {
    kind: "quote",
    path: "/services/turnkey-services/quote",
    title: "Get your turnkey quote",
    send: "Request quote",
    thanks: "Quote requested",
    from: { path: "/services/turnkey-services", link: "Get Turnkey Quote" },
    sentFrom: "/services/turnkey-services",
    slips: {},
    complaints: { ...person, "Property address": "Enter the address of the home to sell" },
    answers: { "Property address": "Carrer de Muntaner 4", "Your message": "The kitchen is from 1990" },
    told: ["Service: Turnkey services", "Package: not decided yet", "Carrer de Muntaner 4", "The kitchen is from 1990"],
  },
  {
    kind: "consultation",
    path: "/services/negotiation-support/consultation",
    title: "Request a consultation",
    send: "Request consultation",
    thanks: "Consultation requested",
    from: { path: "/services/negotiation-support", link: "Request a consultation" },
    sentFrom: "/services/negotiation-support",
    slips: {},
    complaints: { ...person },
    answers: { "Your message": "We saw a flat in Gràcia" },
    told: ["Service: Negotiation support", "We saw a flat in Gràcia"],
  },
  {
    kind: "development",
    path: "/developments/illa-glories/information",
    title: "Request information",
    send: "Send request",
    thanks: "Message Sent",
    from: { path: "/developments/illa-glories", link: "Request Information" },
    sentFrom: "/developments/illa-glories",
    slips: {},
    complaints: { ...person },
    answers: { "Your message": "Which storage rooms are left?" },
    told: ["Illa Glòries", "Which storage rooms are left?"],
  },
];
