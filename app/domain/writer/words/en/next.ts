import { either } from "../../section";

export const next = {
  "next-buyer": {
    heading: either("What to do next", "How to go on"),
    points: [
      "{?list.homes}[Look at the homes on our list]({list.path}), with prices, areas and energy classes.",
      "[Tell us in four short steps](/search) what you are looking for.",
      "[Read about the neighbourhoods](/neighborhoods) one by one.",
      "[Write to us](/contact) with a question about a home or about this text.",
    ],
    closing: "We answer within 24 hours, in English, Spanish, Catalan or Russian.",
  },
  "next-sums": {
    heading: either("What to do next", "From the sum to the home"),
    points: [
      "Write down the price you can pay once the tax is set aside.",
      "{?list.homes}[Look at the homes on our list]({list.path}) with that figure in hand.",
      "[Ask us](/contact) for the sum for a certain home; we answer within 24 hours.",
    ],
    closing: "This text informs and is no legal or tax advice. Have your own case checked before you sign.",
  },
  "next-seller": {
    heading: either("What to do next", "The next step"),
    opening:
      "For a first figure we need the address, the floor, the built and useful area, the number of rooms, the year of the last works and whether there is a lift.",
    points: [
      "[Ask for a valuation](/valuation): free and without obligation.",
      "[Write to us](/contact) if you would rather ask a question first.",
    ],
    closing: "We answer within 24 hours. This text informs and is no legal or tax advice.",
  },
  "next-new-build": {
    heading: either("What to do next", "How to go on"),
    points: [
      "[Write to us](/contact) for plans, prices and the state of the works.",
      "[Tell us in four short steps](/search) what you are looking for, new or old.",
      "{?list.homes}[Look at the resale homes on our list]({list.path}) for comparison.",
      "[Read about the neighbourhoods](/neighborhoods) in which they are being built.",
    ],
    closing: "We answer within 24 hours. This text informs and is no legal or tax advice.",
  },
} as const;
