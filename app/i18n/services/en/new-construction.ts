import type { ServiceText } from "../service-text";

export const newConstruction: ServiceText = {
  meta: {
    title: "New construction sales in Barcelona",
    description:
      "New homes between {from} and {to} in Barcelona, explained from reservation to keys: payments, guarantees, dates and the developments on sale.",
  },
  title: "A new home, understood before it is built",
  lead: "New homes between {from} and {to}, explained from reservation to keys: what you pay, when, and what protects your money.",
  points: {
    title: "Four advantages of building new",
    items: [
      {
        title: "Paid in stages",
        text: "A reservation, instalments while the house is built, and the rest at the deed.",
      },
      {
        title: "Covered by law",
        text: "Sums paid before completion must be guaranteed, and the structure is insured for ten years.",
      },
      {
        title: "Little energy",
        text: "Today's rules ask for insulation, shade and efficient heating. Each development shows its energy label.",
      },
      {
        title: "Finished your way",
        text: "Until the date that the developer sets, floors, kitchen and finishes can still be chosen.",
      },
    ],
  },
  developments: {
    title: "Where we sell today",
    lead: "Prices exclude VAT and the other costs of buying.",
  },
  steps: {
    title: "Six steps to the keys",
    items: [
      { title: "First talk", text: "Your budget, your dates and how much of it you can pay before the deed." },
      { title: "Choice of home", text: "Plans, floor, sun and useful area, compared side by side." },
      { title: "Reservation", text: "Part of the price holds the home for you. It counts towards what you pay." },
      {
        title: "Contract and guarantees",
        text: "Works licence, title, and the guarantee of your instalments, read before you sign.",
      },
      { title: "Construction", text: "We follow the works and write to you when a stage is done or a date moves." },
      {
        title: "Handover",
        text: "We go through the home with you, list what is to be put right, and go to the notary.",
      },
    ],
  },
  figures: {
    title: "Figures of new build",
    note: "The appreciation is a figure that the trade quotes. It is not a forecast and not a promise: prices can also fall. Building time and reservation differ from one development to the next, and the contract decides.",
    appreciation: "appreciation, as quoted in the trade",
    building: "of construction",
    reservation: "of the price at reservation",
  },
  closing: {
    title: "Ask about a plan, a floor or a date",
    text: "You will have a reply within 24 hours.",
  },
};
