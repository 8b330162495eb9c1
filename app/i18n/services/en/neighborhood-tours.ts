import type { ServiceText } from "../service-text";

export const neighborhoodTours: ServiceText = {
  meta: {
    title: "Neighbourhood tours in Barcelona",
    description:
      "Walk Eixample, Gràcia, Sarrià-Sant Gervasi, Pedralbes or Ciutat Vella with a licensed agent before you view homes there. Reply within 24 hours.",
  },
  title: "Walk the streets before the flats",
  lead: "You will live in a neighbourhood every day, not only in a flat. We show it to you on foot, at the hour when you would be there.",
  points: {
    title: "What we look at",
    items: [
      { title: "Noise and light", text: "Bars, traffic, schoolyards, and where the sun stands in winter." },
      {
        title: "Daily life",
        text: "Market, shops, schools, doctors and parks, at the distance you would really walk.",
      },
      { title: "Getting about", text: "Metro, train, bus and bicycle; where a car can stand, and where it cannot." },
      { title: "The buildings", text: "Their age, lifts and façades, and the works that communities usually face." },
    ],
  },
  steps: {
    title: "How a tour goes",
    items: [
      { title: "You choose", text: "One neighbourhood or two that are close; a weekday, or a Saturday if you work." },
      { title: "We plan the route", text: "With the streets that suit your brief and those that we would avoid." },
      { title: "We walk", text: "In English, Spanish, Catalan or Russian. Bring whoever will live with you." },
      { title: "You get our notes", text: "What we saw, street by street, and the homes we offer there." },
    ],
  },
  closing: {
    title: "Which part of the city shall we show you?",
    text: "Write to us. You will have a reply within 24 hours.",
  },
};
