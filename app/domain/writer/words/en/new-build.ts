import { either } from "../../article/section";

export const newBuild = {
  "new-developments": {
    heading: either("Which new homes do we have?", "Which new homes are for sale now?"),
    opening: "These are the new-build homes that we sell on {date}:",
    closing: [
      "Before you compare prices, find out what stage each building is at: planned, under construction or finished.",
      "There is nothing to visit in a planned building, so the documents are all you have.",
    ],
  },
} as const;
