import { either } from "../../article/section";
import type { AroundEntries } from "../../book";

export const aroundEntries: AroundEntries = {
  place: [
    "{quarter.name} is {place.in}, and our figures cover the whole neighbourhood.",
    "{?place.homes}We have {place.homes} for sale {place.in} at the moment.",
    "{?place.none}We have no homes for sale {place.in} at the moment.",
  ],
  wish: "{?wish.more}Tell us what the home must have, and we’ll say which of ours come closest.",
  known: either("{entry.title}, in brief", "{entry.title}: the short explanation"),
  question: {
    cost: "What does it cost?",
    sum: "How much money is involved?",
    time: "Which dates matter?",
    who: "Who is involved?",
    how: "How do you go about it?",
    tax: "Which taxes does it bring?",
    calculation: "How is it worked out?",
    when: "By when is it due?",
    conditions: "What are the conditions?",
    must: "Is it compulsory?",
    papers: "Which documents do you need?",
    model: "What should the text say?",
    worth: "What speaks for and against it?",
    pitfalls: "What can go wrong?",
  },
  next: either("What should you do next?", "What is the next step?"),
  note: "For information only; not legal or tax advice.",
  sources: "Sources, checked on {entry.checked}",
};
