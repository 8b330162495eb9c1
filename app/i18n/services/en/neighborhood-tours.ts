import type { ServiceText } from "../service-text";

export const neighborhoodTours: ServiceText = {
  meta: {
    title: "Neighbourhood tours in Barcelona",
    description:
      "Walk the Eixample, Gràcia, Sarrià-Sant Gervasi, Pedralbes or Ciutat Vella with a registered estate agent before you view a single home there.",
  },
  title: "Walk the street before you fall for the home",
  lead: "You can change a kitchen, but not the street. We walk it with you at the hour you would be living there, and tell you what you can’t see from the photographs.",
  points: {
    title: "What we look at together",
    items: [
      {
        title: "What you hear and see",
        text: "Bars, traffic, school playgrounds, and where the sun reaches in winter.",
      },
      {
        title: "What you need every day",
        text: "The market, shops, schools, doctors and parks, and how long they really take on foot.",
      },
      { title: "How you get about", text: "Metro, train, bus and bicycle; where you can park, and where you can’t." },
      {
        title: "What the buildings are like",
        text: "Their age, lifts and façades, and the building work their owners usually have to pay for.",
      },
    ],
  },
  steps: {
    title: "How a tour works",
    items: [
      { title: "You choose", text: "One neighbourhood, or two that are close; a weekday, or a Saturday if you work." },
      { title: "We plan the route", text: "Through the streets that suit you, and one or two that we would avoid." },
      { title: "We walk", text: "In English, Spanish, Catalan or Russian. Bring whoever will live with you." },
      { title: "You keep our notes", text: "What we saw, street by street, and any homes we have there." },
    ],
  },
  closing: {
    title: "Which neighbourhood shall we show you?",
    text: "Tell us the streets you have in mind, and when you will be in Barcelona.",
  },
};
