import type { ServiceText } from "../service-text";

export const legalSupport: ServiceText = {
  meta: {
    title: "Legal support for buyers and sellers in Barcelona",
    description:
      "Know what you are signing: we gather the registry, habitability, energy and community documents of a home in Barcelona and explain them in your language.",
  },
  title: "We check the documents before you sign",
  lead: "Who owns the home, what debts come with it, what is missing: we gather the documents, explain them in your language and tell you while there is still time. We are estate agents, not lawyers; you choose yours, and we work with them.",
  points: {
    title: "What we check for you",
    items: [
      {
        title: "Who owns it, and what is owed on it",
        text: "A recent land registry extract (nota simple) shows the owner, and any mortgages, charges or easements on the home.",
      },
      {
        title: "Whether it may be lived in",
        text: "The habitability certificate (cédula de habitabilidad) and the energy certificate, both valid on the day of signing.",
      },
      {
        title: "What the building costs you",
        text: "Debts to the community of owners (comunidad), the minutes of its last meetings, and building work approved but not yet paid for.",
      },
      {
        title: "What the contracts say",
        text: "The reservation agreement, the deposit contract (arras) and the deed, clause by clause: who pays what, when, and what happens if they don’t.",
      },
    ],
  },
  steps: {
    title: "How we do it",
    note: "We are estate agents, not a law firm. We inform and prepare; for legal or tax advice you choose an independent lawyer or tax adviser, and we work with them.",
    items: [
      {
        title: "We list what you will need",
        text: "Which documents your purchase or sale requires, who issues them, and how long they take.",
      },
      {
        title: "We gather them",
        text: "From the owner, the property manager and the land registry, and we chase whatever is late.",
      },
      {
        title: "We go through them with you",
        text: "Page by page, in your language. We mark what a lawyer or the notary should look at.",
      },
      {
        title: "We come with you to the notary’s",
        text: "We compare the deed with what was agreed, and stay until you have the keys.",
      },
    ],
  },
  closing: {
    title: "Is there a document you are unsure about?",
    text: "Tell us which one, and what you are about to sign.",
  },
};
