import type { ServiceText } from "../service-text";

export const negotiationSupport: ServiceText = {
  meta: {
    title: "Negotiation support for buyers in Barcelona",
    description:
      "A registered estate agent in Barcelona prepares your offer with figures, puts it in writing and never goes above the limit you have set for it.",
  },
  title: "Make an offer you can stand by",
  lead: "You set the limit. We prepare your offer with figures, put it in writing and negotiate the price, the conditions and the dates. We do it for homes sold by others: where we sell for the owner, we act for the owner.",
  points: {
    title: "What you can count on",
    items: [
      {
        title: "You set the limit",
        text: "We agree on the most you will pay before the first offer, and never go above it without your say-so.",
      },
      {
        title: "We make the case with figures",
        text: "Comparable homes, repairs that are due, what the documents show: the seller can check every argument.",
      },
      {
        title: "We negotiate more than the price",
        text: "The mortgage, the dates, the furniture and the repairs can be worth as much as a discount.",
      },
      {
        title: "You know whose side we are on",
        text: "If we are selling the home for its owner, we tell you first. Then we act for the owner and can’t negotiate for you.",
      },
    ],
  },
  steps: {
    title: "How we negotiate for you",
    items: [
      {
        title: "We assess the home",
        text: "We visit it, check its documents and charges, and find out how long it has been for sale.",
      },
      {
        title: "We agree on the terms",
        text: "Your first offer, your limit and your conditions. Our fee is in writing too.",
      },
      {
        title: "We make the offer",
        text: "In writing, with a deadline for the reply. You hear each answer the day it comes.",
      },
      {
        title: "We get it into the contract",
        text: "Everything agreed is written into the deposit contract (arras) before you pay anything.",
      },
    ],
  },
  closing: {
    title: "Is there a home you want to make an offer on?",
    text: "Send us the link or the address, and tell us what you think of it.",
  },
};
