import type { AroundEntries } from "../../book";
import { either } from "../../section";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} is {place.in}, and our figures cover the whole neighbourhood.",
    "{?place.homes}We have {place.homes} for sale {place.in} at the moment.",
    "{?place.none}We have no homes for sale {place.in} at the moment.",
  ],
  wish: "{?wish.more}If you’re looking for a home like that ({wish.text}), ask us which of ours fit.",
  questions: either("What else do people ask?", "What else might you want to ask?"),
  question: {
    cost: "What about the cost?",
    time: either("What about the timing?", "Which dates and deadlines matter?"),
    who: "Who is involved?",
    how: "How do you go about it?",
  },
  related: either("What else will you need to know?", "What else is worth knowing?"),
  next: either("What should you do next?", "What is the next step?"),
  note: "For information only; not legal or tax advice.",
  sources: "Sources, checked on {entry.checked}",
};
