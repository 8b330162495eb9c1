import type { ServiceText } from "../service-text";

export const legalSupport: ServiceText = {
  meta: {
    title: "Legal support when buying or selling in Barcelona",
    description:
      "Registry, occupancy, energy and community papers of a home in Barcelona gathered, read and explained in your language before you sign.",
  },
  title: "Papers read before you sign them",
  lead: "We gather the documents of a sale, explain them in your language and say what is missing, while there is still time.",
  points: {
    title: "What we read",
    items: [
      {
        title: "Land registry",
        text: "Who owns the home, and which mortgages, seizures or easements lie on it, from a recent extract (nota simple).",
      },
      {
        title: "Occupancy and energy",
        text: "The certificate of occupancy (cédula de habitabilidad) and the energy certificate, valid on the day of the deed.",
      },
      {
        title: "Community of owners",
        text: "Debts, minutes of the last meetings, works that were approved and who still has to pay them.",
      },
      {
        title: "Contracts",
        text: "Reservation, deposit contract and deed, clause by clause: who pays what, when, and what happens otherwise.",
      },
    ],
  },
  steps: {
    title: "From list to deed",
    note: "We are estate agents and no law firm. This service informs and prepares; for legal or tax advice you choose an independent lawyer, and we work with them.",
    items: [
      { title: "A list", text: "Which papers your purchase or sale needs, who issues them, and how long they take." },
      {
        title: "Gathering",
        text: "We ask the owner, the administrator and the registry, and chase what does not come.",
      },
      {
        title: "Reading together",
        text: "We go through them with you, and mark what a lawyer or the notary should see.",
      },
      {
        title: "Notary day",
        text: "We compare the deed with what was agreed, and stay until the keys have changed hands.",
      },
    ],
  },
  closing: {
    title: "Is there a paper you are unsure about?",
    text: "Write to us. You will have a reply within 24 hours.",
  },
};
