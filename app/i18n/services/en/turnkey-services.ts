import type { ServiceText } from "../service-text";

export const turnkeyServices: ServiceText = {
  meta: {
    title: "Turnkey sale of your home in Barcelona",
    description:
      "Staging, renovation, photographs, papers and sale of your home in Barcelona in one contract: three packages, six phases, a reply within 24 hours.",
  },
  title: "Hand us the keys, we hand you the deed",
  lead: "Preparation, presentation and sale of your home in one contract, with one person answering for all of it.",
  points: {
    title: "What is included",
    items: [
      { title: "Staging and design", list: ["Furniture and textiles", "Light and colour plan", "Set-up and removal"] },
      { title: "Renovation coordination", list: ["Quotes compared", "Works supervised", "Snag list closed"] },
      { title: "Photography", list: ["Daylight session", "Twilight exterior", "Floor plan"] },
      { title: "Documentation", list: ["Energy certificate", "Community papers", "Title check"] },
      { title: "Market preparation", list: ["Price study", "Listing in four languages", "Viewing calendar"] },
      { title: "Sale management", list: ["Viewings attended", "Offers negotiated", "Notary day"] },
    ],
  },
  packages: {
    title: "Three ways to work together",
    note: "Your quote says in writing what is included, and the VAT.",
    items: {
      essential: {
        text: "Ready to photograph and to sell",
        features: ["Staging and design", "Photography", "Documentation"],
      },
      premium: {
        text: "Prepared, presented and managed to the deed",
        features: ["Everything in Essential", "Renovation coordination", "Market preparation", "Sale management"],
      },
      luxury: {
        text: "For homes that need a full transformation",
        features: ["Everything in Premium", "Full interior design", "Works up to a full renovation", "Weekly report"],
      },
    },
  },
  steps: {
    lead: "Six phases. The dark bar is the shortest time a phase takes, the light one the longest.",
    items: [
      { title: "Assessment" },
      { title: "Preparation" },
      { title: "Photography" },
      { title: "Marketing" },
      { title: "Sales" },
      { title: "Closing" },
    ],
  },
  lists: [
    {
      title: "What you gain as an owner",
      items: [
        "One contract and one invoice",
        "No viewings to attend",
        "A price set by evidence, explained to you",
        "Listing in four languages",
      ],
    },
    {
      title: "What we guarantee",
      items: [
        "A reply within 24 hours, always",
        "Costs agreed in writing before work starts",
        "A written report after each phase",
        "The same licensed agent throughout",
      ],
    },
  ],
  closing: { title: "Every home needs a different list" },
};
