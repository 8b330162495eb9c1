import type { ServiceText } from "../service-text";

export const propertySearch: ServiceText = {
  meta: {
    title: "Property search in Barcelona",
    description:
      "Describe the home you want in four short steps and receive a first selection within 24 hours: homes between {from} and {to} in Barcelona.",
  },
  title: "A search that begins with a brief",
  lead: "Four short steps describe the home you want. Within 24 hours you receive a first selection of homes between {from} and {to}.",
  points: {
    title: "How we search",
    items: [
      {
        title: "A brief in writing",
        text: "Budget, rooms, places, features and time. You can change any of it later.",
      },
      {
        title: "Every home compared",
        text: "Each home that enters our list is compared with your brief, not only those that are there today.",
      },
      { title: "Only what fits", text: "We leave out what misses your brief. Where nothing fits, we say so." },
      { title: "One person who answers", text: "The agent who reads your brief is the one who opens the doors." },
    ],
  },
  steps: {
    title: "From brief to viewing",
    items: [
      {
        title: "Write your brief",
        text: "Four steps on this site. What may stay open is marked, and nothing binds you.",
      },
      { title: "First selection", text: "Within 24 hours, with what speaks for each home and what against it." },
      { title: "Viewings", text: "You choose; we arrange the times and go with you." },
      { title: "Offer, or search on", text: "If a home is right, we prepare the offer. If not, we sharpen the brief." },
    ],
  },
  closing: { title: "Would you rather talk first?", text: "Write to us. You will have a reply within 24 hours." },
};
