import type { LegalPage } from "./legal-texts";

export const notice: LegalPage = {
  title: "Legal notice",
  lead: "Who we are, how far you can rely on what this site says, and where to turn if something goes wrong.",
  updated: "2026-11-21",
  sections: [
    {
      id: "identity",
      title: "Who we are",
      paragraphs: [
        "We give this information under article\u00a010 of Law 34/2002 on information society services and electronic commerce (LSSI).",
        "The Register of Estate Agents of Catalonia is public: anyone can check our number with the Generalitat de Catalunya.",
      ],
      list: [
        "Owner of the site: {legalName}",
        "Trading name: {name}",
        "Tax identification number: {taxId}",
        "Address: {address}",
        "Email: {email}",
        "Phone: {phone}",
        "Register of Estate Agents of Catalonia: AICAT no.\u00a0{registerNumber}",
        "Commercial register: {commercialRegister}",
        "Supervising body: {supervisingBody}",
      ],
    },
    {
      id: "conditions",
      title: "Using this site",
      paragraphs: [
        "Anyone may read this site, free of charge and without an account. We ask you to use it lawfully: give true information in the forms, write in your own name, and do not try to enter the staff area.",
        "We look after the site, but cannot promise that it will never be interrupted. Nothing in this notice limits a liability that the law does not allow us to limit.",
        "Articles and calculations are for information only; they are not legal, tax or financial advice. The mortgage calculator uses the figures you enter. It is not an offer of credit, and we neither grant nor arrange loans.",
        "Links to other sites open only when you press them. We choose them with care, but their owners are responsible for what they contain.",
      ],
    },
    {
      id: "prices",
      title: "Prices",
      paragraphs: [
        "Prices are in euros. Unless the page says otherwise, they exclude the taxes and costs of buying: transfer tax on a resale home, VAT and stamp duty on a new one, and the notary and land registry fees. Our page on the costs of buying estimates them.",
        "Before you pay any amount on account, you receive in writing the total price, with the taxes and costs that the buyer has to pay, as article\u00a060 of Catalan Law 18/2007 on the right to housing requires.",
      ],
    },
    {
      id: "listings",
      title: "What a listing says",
      paragraphs: [
        "Descriptions, areas and plans are for information. They do not replace the documents of the home: the land registry extract (nota simple), the habitability certificate (cédula de habitabilidad) and the energy certificate.",
        "They do bind us. Under article\u00a058 of Law 18/2007, a buyer can later demand what an advertisement says about the home, its features and its conditions, even if the contract does not repeat it.",
        "A home can be reserved or sold at any time, and its page then says so. If you find a mistake, write to {email} and we will correct it.",
      ],
    },
    {
      id: "renderings",
      title: "Pictures and sample listings",
      paragraphs: [
        "The sample homes and developments, with their prices, show how this site works. Their pictures are computer renderings of fictional places; none shows a real home. The pictures of neighbourhoods and services are renderings too.",
        "A sample cannot be viewed or bought. When we publish a real home, its photographs show that home; an image of a home not yet built is marked as a computer rendering.",
      ],
    },
    {
      id: "intellectual-property",
      title: "Intellectual property",
      paragraphs: [
        "The texts, design, drawings, images and software of this site belong to {legalName} or to those who allow us to use them. Typefaces and icons are used under their open licences.",
        "You may read the pages, print them, share links to them and quote from them, naming the source. Any other use needs our written permission.",
      ],
    },
    {
      id: "complaints",
      title: "Complaints",
      paragraphs: [
        "If something has gone wrong, tell us: by email at {email} or by letter to {address}. It costs you nothing, and we answer in writing within one month.",
        "We keep the official complaint form of the Generalitat de Catalunya (full oficial de queixa, reclamació i denúncia, Decree 121/2013). Ask for one at our address or by email; it is free, and you need not be a client.",
        "If our answer does not satisfy you, or none has come within a month, you can take the form to the consumer office of your town (OMIC) or, where there is none, to the county office or the Catalan Consumer Agency (Agència Catalana del Consum). They can mediate. Consumer arbitration is possible if both sides agree to it.",
        "The European online dispute resolution platform closed on 20\u00a0July 2025, which is why there is no link to it here.",
      ],
    },
    {
      id: "law",
      title: "Law and courts",
      paragraphs: [
        "Spanish law and, where it applies, the law of Catalonia govern this notice and the use of the site. If you are a consumer who lives in another country, you keep the protection that its mandatory rules give you.",
        "As a consumer you can go to the courts of the place where you live, and nothing here takes that right away. Disputes with businesses go to the courts of the city of Barcelona.",
      ],
    },
  ],
};
