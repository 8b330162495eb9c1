import type { ServiceText } from "../service-text";

export const buyerConsultation: ServiceText = {
  meta: {
    title: "Buyer consultation in Barcelona",
    description:
      "What your budget buys in Barcelona, and where: costs, neighbourhoods, viewings, offer and papers for homes between {from} and {to}.",
  },
  title: "Know what you can buy before you look",
  lead: "For buyers of homes between {from} and {to}. We talk about your budget, the city and the rules before you see a single flat.",
  points: {
    title: "Six things we do for you",
    items: [
      {
        title: "Budget and costs",
        text: "What a price becomes with taxes, notary and registry, and what to ask your bank.",
      },
      { title: "Neighbourhoods", text: "Which parts of the city fit your days, your school run and your price." },
      { title: "Search", text: "A brief in writing, and only homes that fit it." },
      { title: "Viewings", text: "In your language, with the faults named as well as the light." },
      { title: "Negotiation", text: "Price, conditions and dates, argued with figures." },
      { title: "Papers", text: "Registry, occupancy, community and charges, read before you pay anything." },
    ],
  },
  places: {
    title: "What homes cost in four neighbourhoods",
    lead: "Asking prices of the homes we offer today. Taxes and purchase costs come on top.",
  },
  steps: {
    title: "From first talk to keys",
    items: [
      { title: "First talk", text: "By phone or in person. You say what you need; we say what is realistic." },
      {
        title: "Your brief",
        text: "We write down budget, places, rooms and what you can do without. You correct it.",
      },
      {
        title: "Streets and viewings",
        text: "First we walk the neighbourhood, then we see homes, and we note what we saw.",
      },
      {
        title: "Offer and deposit",
        text: "An offer with its conditions in writing. The deposit contract (arras) comes after the papers have been read.",
      },
      {
        title: "Notary and keys",
        text: "We prepare the day with you, come along, and go through the home when it is handed over.",
      },
    ],
  },
  closing: { title: "Tell us what you have in mind", text: "You will have a reply within 24 hours." },
};
