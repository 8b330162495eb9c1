import type { ServiceText } from "../service-text";

export const negotiationSupport: ServiceText = {
  meta: {
    title: "Negotiation support for buyers in Barcelona",
    description:
      "A licensed agent prepares and negotiates your offer for a home in Barcelona: price, conditions and dates, in writing and within your limit.",
  },
  title: "One voice on your side of the table",
  lead: "An offer is more than a price. We prepare it with figures, put it in writing and keep to the limit that you set.",
  points: {
    title: "What you can count on",
    items: [
      {
        title: "A limit before the offer",
        text: "We settle what you will pay at most, and we do not go beyond it without your word.",
      },
      {
        title: "Reasons instead of pressure",
        text: "Comparable homes, works that are due and what the papers say: each argument can be checked.",
      },
      {
        title: "The conditions too",
        text: "Mortgage, dates, furniture and repairs can be worth as much as the price.",
      },
      {
        title: "No doubt about sides",
        text: "If we sell the home for its owner, we say so first: then we act for the owner, and cannot negotiate for you.",
      },
    ],
  },
  steps: {
    title: "How we negotiate",
    items: [
      { title: "We read the home", text: "Visit, papers, charges and the time it has been on the market." },
      {
        title: "We set the frame",
        text: "First offer, limit and conditions, agreed with you. Our fee is in writing too.",
      },
      { title: "We make the offer", text: "In writing and with a date. You hear each answer the day it comes." },
      {
        title: "It enters the contract",
        text: "What was agreed stands in the deposit contract before any money moves.",
      },
    ],
  },
  closing: {
    title: "Is there a home you want to bid for?",
    text: "Write to us. You will have a reply within 24 hours.",
  },
};
