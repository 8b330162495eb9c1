import { either } from "../../section";

export const next = {
  "next-buyer": {
    heading: either("What should you do next?", "Where do you go from here?"),
    points: [
      "{?list.homes}[See our homes]({list.path}), with prices, areas and energy ratings.",
      "[Tell us what you are looking for](/search), in four steps.",
      "[Read about the neighbourhoods](/neighborhoods) one by one.",
      "[Write to us](/contact) with any question, about a home or about this article.",
    ],
    closing: "We answer in English, Spanish, Catalan or Russian. For information only; not legal or tax advice.",
  },
  "next-sums": {
    heading: either("What should you do next?", "How do you get from the figures to a home?"),
    points: [
      "Write down the price you can pay once the tax is set aside.",
      "{?list.homes}[See our homes]({list.path}) with that figure in mind.",
      "[Ask us](/contact) what a particular home would cost you in total.",
    ],
    closing: "For information only; not legal or tax advice. Have your own case checked before you sign.",
  },
  "next-seller": {
    heading: either("What should you do next?", "What is the next step?"),
    opening:
      "To value your home we start with the address, the floor, the built and usable areas, the number of rooms, the year of the last renovation and whether there is a lift.",
    points: [
      "[Request a valuation](/valuation): free, and without obligation.",
      "[Write to us](/contact) if you would rather ask a question first.",
    ],
    closing: "For information only; not legal or tax advice.",
  },
  "next-new-build": {
    heading: either("What should you do next?", "Where do you go from here?"),
    points: [
      "[Write to us](/contact) for plans, prices and how the building work is going.",
      "[Tell us what you are looking for](/search), new or resale.",
      "{?list.homes}[See our resale homes]({list.path}) for comparison.",
      "[Read about the neighbourhoods](/neighborhoods) where they are being built.",
    ],
    closing: "For information only; not legal or tax advice.",
  },
} as const;
