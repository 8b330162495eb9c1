import type { ServiceText } from "../service-text";

export const buyerConsultation: ServiceText = {
  meta: {
    title: "Buyer consultation in Barcelona",
    description:
      "Know what your budget buys in Barcelona, on which streets, and what comes on top of the price. For buyers of homes from {from} to {to}, resident or not.",
  },
  title: "Know what you can buy before you start looking",
  lead: "For buyers of homes from {from} to {to}. You tell us how you want to live and what you can spend. We tell you what that buys, where, and what comes on top of the price, before you view a single home.",
  points: {
    title: "What you get from us",
    items: [
      {
        title: "The full cost",
        text: "What you will really pay once tax, notary and land registry are added, and what to ask your bank.",
      },
      {
        title: "The right neighbourhood",
        text: "Where your budget meets the way you live: your journeys, the noise, the light, the shops.",
      },
      { title: "Only homes that fit", text: "You tell us what you are looking for, and we leave out the rest." },
      { title: "Honest viewings", text: "In your language. We point out the damp as well as the light." },
      { title: "A well-argued offer", text: "Price, conditions and dates, backed by figures the seller can check." },
      {
        title: "Documents checked",
        text: "Title, charges, habitability certificate (cédula de habitabilidad) and community fees, before you pay anything.",
      },
    ],
  },
  places: {
    title: "What our homes cost in four neighbourhoods",
    lead: "Asking prices of our own homes today. Taxes and purchase costs come on top.",
  },
  steps: {
    title: "How we get you from first conversation to keys",
    items: [
      { title: "We talk", text: "By phone or in person. You say what you need, and we say what is realistic." },
      {
        title: "We agree on your search",
        text: "Budget, streets, rooms, and what you could do without. We write it down; you correct it.",
      },
      {
        title: "You see the streets, then the homes",
        text: "We walk the neighbourhood with you, then view what fits. You get our notes on both.",
      },
      {
        title: "You make an offer",
        text: "In writing, with its conditions. You sign the deposit contract (arras) only once the documents have been checked.",
      },
      {
        title: "You sign and get your keys",
        text: "We prepare the day with you, sit beside you at the notary’s and go through the home with you at the handover.",
      },
    ],
  },
  closing: { title: "What do you have in mind?", text: "Tell us in a few lines, in whichever language you prefer." },
};
