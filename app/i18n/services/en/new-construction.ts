import type { ServiceText } from "../service-text";

export const newConstruction: ServiceText = {
  meta: {
    title: "New construction sales in Barcelona",
    description:
      "New homes in Barcelona from {from} to {to}: know what you pay, when, and what protects your money, from the reservation to the keys in your hand.",
  },
  title: "Buy off-plan and know what protects your money",
  lead: "For buyers of new homes from {from} to {to}. We explain what you pay, when, and what guarantees it, check the licence and the contract with you, and go through the home with you before you sign for it.",
  points: {
    title: "What a new home gives you",
    items: [
      {
        title: "You pay in stages",
        text: "A reservation, instalments while the home is being built, and the rest at signing.",
      },
      {
        title: "The law protects your money",
        text: "What you pay in advance must be guaranteed, and the structure must be insured for ten years.",
      },
      {
        title: "Your home wastes less energy",
        text: "Today’s rules require insulation, shade and efficient heating. Check the energy rating of each development.",
      },
      {
        title: "You choose the finishes",
        text: "Until a date set by the developer, you can choose the flooring, the kitchen and the tiles.",
      },
    ],
  },
  developments: {
    title: "See the new homes we are selling now",
    lead: "Prices exclude VAT and the other costs of buying.",
  },
  steps: {
    title: "Six steps to your keys",
    items: [
      { title: "We talk", text: "Your budget, your dates, and how much you can pay before signing." },
      { title: "You choose a home", text: "Plan, floor, sun and usable area, compared side by side." },
      {
        title: "You reserve it",
        text: "A first payment holds the home for you and counts towards the price.",
      },
      {
        title: "You sign the contract",
        text: "We check the works licence, the title and the guarantee of your payments with you first.",
      },
      {
        title: "It is built",
        text: "We follow the building work, and write to you when a stage is finished or a date changes.",
      },
      {
        title: "You get the keys",
        text: "We go through the home together, list what has to be put right, and come to the notary’s with you.",
      },
    ],
  },
  figures: {
    title: "What are the usual figures?",
    note: "Building time and reservation vary from one development to the next; what counts is your contract.",
    building: "of building work",
    reservation: "of the price to reserve",
  },
  closing: {
    title: "Is there a plan you would like to ask about?",
    text: "Tell us which development, which floor, and by when you need a home.",
  },
};
