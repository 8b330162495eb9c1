import type { ServiceText } from "../service-text";

export const propertySales: ServiceText = {
  meta: {
    title: "Property sales: sell your home in Barcelona",
    description:
      "Sell your home in Barcelona for what it is worth: a price range with its reasons, every viewing handled for you, and one person from start to signing.",
  },
  title: "Sell for what it’s worth, with every step clear",
  lead: "For owners of homes from {from} to {to}. We tell you what your home can fetch and why, get it ready, handle every viewing and sit beside you at the notary’s. You decide; each week we tell you how it is going.",
  points: {
    title: "What you can count on",
    items: [
      {
        title: "A price we can explain",
        text: "We compare homes like yours, look at the condition of yours and put a price range in writing. Then you decide.",
      },
      {
        title: "Buyers in four languages",
        text: "We describe your home in English, Spanish, Catalan and Russian, and answer in the same four.",
      },
      {
        title: "No surprises for the buyer",
        text: "We check title, habitability certificate (cédula de habitabilidad), energy certificate and community documents before your home is advertised.",
      },
      {
        title: "One person to the end",
        text: "Whoever values your home also shows it to buyers and sits beside you at the notary’s.",
      },
    ],
  },
  steps: {
    lead: "Six steps. The dark bar is the shortest time a step usually takes, the light one the longest.",
    note: "These are usual times, not a promise: the buyer’s bank, the season or a missing document can change them.",
    items: [
      { title: "Valuation", text: "We visit, measure and compare, and give you a price range in writing." },
      {
        title: "Documents and preparation",
        text: "You sign our agency agreement (nota de encargo), which states our fee. We gather the documents and tell you which repairs are worth making.",
      },
      { title: "Photographs and advert", text: "Daylight photographs, a floor plan, and a text in four languages." },
      { title: "Viewings", text: "We are there for every one, and tell you each week what buyers said." },
      {
        title: "Offers and deposit contract",
        text: "We find out how the buyer will pay, negotiate for you and prepare the deposit contract (arras).",
      },
      {
        title: "Signing and keys",
        text: "The buyer’s mortgage, the deed of sale (escritura), the meter readings and the handover.",
      },
    ],
  },
  closing: {
    title: "What would your home sell for?",
    text: "Give us the address and we’ll arrange a visit. The valuation is free and commits you to nothing.",
  },
};
