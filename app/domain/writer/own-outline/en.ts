import type { OutlineWords } from "./outline-words";

export const en: OutlineWords = {
  opening: {
    what: "Answer in two sentences, with the words “{keyword}” in them: what it is and whom it concerns. Whoever stops reading here should know it.",
    cost: "Answer in two sentences, with the words “{keyword}” in them: how much it is, and what the amount depends on.",
    time: "Answer in two sentences, with the words “{keyword}” in them: how long it takes, and from which day you count.",
    who: "Answer in two sentences, with the words “{keyword}” in them: who it is, and who need not worry about it.",
    how: "Answer in two sentences, with the words “{keyword}” in them: what to do first, and what the reader has at the end.",
  },
  parts: {
    what: [
      {
        heading: "What it is",
        say: "Explain it as you would to a client across the table. Give the Spanish or Catalan name once, in brackets.",
      },
      { heading: "Who needs it", say: "Buyers, owners or both? Say also who can do without it." },
      {
        heading: "What the rule says",
        say: "The law with its article and date, or how it is usually done in Barcelona. Say which of it is your own experience.",
      },
      { heading: "What goes wrong", say: "The mistake you see most often, what it costs, and how to avoid it." },
    ],
    cost: [
      {
        heading: "How much it costs",
        say: "The amounts, and whether tax is included. Where there are several, put them in a table. Say on which day you checked them.",
      },
      { heading: "Who pays, and when", say: "Buyer or owner, on which day, to whom, and what paper they get for it." },
      { heading: "A worked example", say: "Take the price of one of our homes and work it out line by line." },
      { heading: "What is not included", say: "What people forget and pay on top, and when they can pay less." },
    ],
    time: [
      { heading: "How long each step takes", say: "The usual time and the longest you have seen, step by step." },
      { heading: "What it depends on", say: "Who you are waiting for, and what makes it quicker or slower." },
      { heading: "What to prepare beforehand", say: "The documents and appointments that save days later." },
      { heading: "If the date passes", say: "What is lost, what can still be done, and who has to be told." },
    ],
    who: [
      {
        heading: "Who it concerns",
        say: "Buyers, owners, heirs, non-residents: name each case and what it means for them.",
      },
      { heading: "Who decides and who signs", say: "Each person or office, and what they do." },
      { heading: "What you have to bring", say: "The documents, in the order in which they are asked for." },
      { heading: "Exceptions", say: "Who is treated differently, by which law, from which date." },
    ],
    how: [
      { heading: "Before you begin", say: "What the reader needs in hand, and where to get it." },
      {
        heading: "Step by step",
        say: {
          steps: [
            "The first step: what to do, and where.",
            "The next step: what to hand in, and what comes back.",
            "The last step: how to tell that it is done.",
          ],
        },
      },
      {
        heading: "How long it takes and what it costs",
        say: "Days and euros, with the day on which you checked them.",
      },
      { heading: "What goes wrong", say: "Where people get stuck most often, and how to go on from there." },
    ],
  },
  closing: [
    { heading: "What to do next", say: "One thing the reader can do today, with a link to a page of ours." },
    { heading: "Sources", say: "Laws with article and date, official pages, and the day on which you read them." },
  ],
};
