import type { ServiceText } from "../service-text";

export const turnkeyServices: ServiceText = {
  meta: {
    title: "Turnkey services: sell your home in Barcelona",
    description:
      "Leave us the keys: staging, building work, photographs, documents and the sale of your home in Barcelona, in one contract and with one person to call.",
  },
  title: "Leave us the keys and come back to sign",
  lead: "We prepare, show and sell your home under one contract, and one person is responsible for everything. You needn’t be here until the day you sign.",
  points: {
    title: "What we take care of",
    items: [
      {
        title: "Staging and design",
        list: ["Furniture and soft furnishings", "Lighting and colour scheme", "Set-up and removal"],
      },
      {
        title: "Renovation coordination",
        list: ["Quotes compared", "Building work supervised", "Snags put right"],
      },
      { title: "Photography", list: ["Daylight photo shoot", "Exterior shots at dusk", "Floor plan"] },
      { title: "Documentation", list: ["Energy certificate", "Community documents", "Title check"] },
      {
        title: "Market preparation",
        list: ["Price comparison with similar homes", "Advert in four languages", "Viewing schedule"],
      },
      { title: "Sale management", list: ["Every viewing handled", "Offers negotiated", "Day at the notary’s"] },
    ],
  },
  packages: {
    title: "Choose how much you leave to us",
    note: "Before any work starts, your written quote sets out what is included, the price and the VAT.",
    items: {
      essential: {
        text: "Your home ready to photograph and to sell",
        features: ["Staging and design", "Photography", "Documentation"],
      },
      premium: {
        text: "Your home prepared, shown and sold for you",
        features: ["Everything in Essential", "Renovation coordination", "Market preparation", "Sale management"],
      },
      luxury: {
        text: "Your home renovated first, then sold for you",
        features: ["Everything in Premium", "Full interior design", "Up to a full renovation", "Weekly report"],
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
        "A price with reasons you can check",
        "An advert in four languages",
      ],
    },
    {
      title: "What we guarantee",
      items: [
        "One person to call, from start to finish",
        "Costs agreed in writing before work starts",
        "A written report after each phase",
        "Nothing spent without your agreement",
      ],
    },
  ],
  closing: { title: "Every home is different: ask for your quote" },
};
