import type { ServiceText } from "../service-text";

export const propertySales: ServiceText = {
  meta: {
    title: "Selling your home in Barcelona",
    description:
      "Six steps from valuation to deed for homes between {from} and {to} in Barcelona, with one licensed agent throughout and a reply within 24 hours.",
  },
  title: "Sold at its price, each step explained",
  lead: "For owners of homes between {from} and {to}. One licensed agent values, prepares, shows and closes, and tells you each time what comes next.",
  points: {
    title: "What you can count on",
    items: [
      {
        title: "A price with its reasons",
        text: "We compare homes like yours, look at the state of your own and put a price range in writing before you decide.",
      },
      {
        title: "Buyers in four languages",
        text: "Your home is described in English, Spanish, Catalan and Russian, and we answer in the same four.",
      },
      {
        title: "Papers before viewings",
        text: "Title, certificate of occupancy, energy certificate and community papers are checked before the home is advertised.",
      },
      {
        title: "One person to the end",
        text: "Whoever values your home attends the viewings and sits beside you at the notary.",
      },
    ],
  },
  steps: {
    lead: "Six steps. The dark bar is the shortest time a step usually takes, the light one the longest.",
    note: "Usual times, not a promise: the buyer's bank, the season or a missing paper can change them.",
    items: [
      { title: "Valuation", text: "We visit, measure and compare, and give you a price range in writing." },
      {
        title: "Papers and preparation",
        text: "You sign the sales order, with our fee in it. We gather the papers and say which repairs are worth it.",
      },
      { title: "Photographs and listing", text: "Daylight photographs, a floor plan and the text in four languages." },
      { title: "Viewings", text: "We attend every one and tell you each week what visitors said." },
      {
        title: "Offers and deposit contract",
        text: "We ask how the buyer will pay, negotiate, and prepare the deposit contract (arras).",
      },
      { title: "Notary and keys", text: "The buyer's mortgage, the deed, the meter readings and the keys." },
    ],
  },
  closing: {
    title: "What would your home sell for?",
    text: "The valuation is free and binds you to nothing. You will have a reply within 24 hours.",
  },
};
