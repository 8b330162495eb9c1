import { either } from "../../article/section";

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
  "next-home": {
    heading: either("What should you do next?", "What is the next step?"),
    opening: [
      "{!fit.none}To see a home, or to ask about it first, [write to us](/contact).",
      "{?fit.none}If you could give up one of your wishes, or look further afield, [write to us](/contact).",
    ],
    closing: "For information only; not legal or tax advice.",
  },
} as const;
