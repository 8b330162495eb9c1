import type { AroundEntries } from "../../book";
import { either } from "../../section";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} is {place.in}, and our figures cover the whole neighbourhood.",
    "{?place.homes}We have {place.homes} for sale {place.in} at the moment.",
    "{?place.none}We have no homes for sale {place.in} at the moment.",
  ],
  wish: "{?wish.more}The homes further down were chosen for this: {wish.text}.",
  questions: either("What else do people ask?", "Which other questions come up?"),
  question: {
    cost: "What does it cost?",
    time: either("Which times and deadlines apply?", "How long, and until when?"),
    who: "Who has to act, and who pays?",
    how: "What do you have to do?",
  },
  related: either("What else will you need to know?", "What goes with it?"),
  next: either("What should you do next?", "What is the next step?"),
  note: "For information only; not legal or tax advice.",
  sources: "Sources, checked on {entry.checked}",
};
