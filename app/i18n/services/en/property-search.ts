import type { ServiceText } from "../service-text";

export const propertySearch: ServiceText = {
  meta: {
    title: "Property search in Barcelona",
    description:
      "Tell us once how you want to live and what you can spend: we show you only homes that fit, from {from} to {to} in Barcelona, and compare each new one.",
  },
  title: "Tell us once, and see only homes that fit",
  lead: "Describe the home you are looking for, from {from} to {to}. We compare it with every home we have and every one that comes up, and show you the few that are worth your time.",
  points: {
    title: "What we do with your search",
    items: [
      {
        title: "We write it down",
        text: "Budget, rooms, streets, features and dates. You can change any of it later.",
      },
      {
        title: "We keep looking",
        text: "Every new home of ours is compared with your search, not only those for sale today.",
      },
      {
        title: "We leave out the rest",
        text: "You see only homes that fit. If there are none, we say so.",
      },
      {
        title: "You deal with one person",
        text: "The agent who reads your search is the one who opens the doors.",
      },
    ],
  },
  steps: {
    title: "How it works",
    items: [
      {
        title: "You tell us what you want",
        text: "In four steps on this site. Optional questions are marked, and you commit to nothing.",
      },
      { title: "You see what fits", text: "With the pros and cons of each home." },
      { title: "You choose what to view", text: "We arrange the times and come with you." },
      {
        title: "You make an offer, or we keep looking",
        text: "If a home is right, we prepare the offer with you. If not, we adjust your search.",
      },
    ],
  },
  closing: {
    title: "Would you rather talk first?",
    text: "Tell us when to call you, and in which language.",
  },
};
