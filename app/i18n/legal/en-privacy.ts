import type { LegalPage } from "./legal-texts";

export const privacy: LegalPage = {
  title: "Privacy policy",
  lead: "We ask only for what we need to answer you, keep it in our own database and erase it when it is no longer needed. The details follow, in eight short sections.",
  updated: "2026-11-22",
  sections: [
    {
      id: "information-collected",
      title: "Information we collect",
      paragraphs: [
        "The controller of your data, responsible for how it is used, is {legalName}, tax number {taxId}, {address}, which runs {name}.",
        "We collect personal data only through the forms on this site: what you type into them and the few details listed below. You can leave optional fields blank; without the others we cannot reply. If you write or call instead, we keep what we need to answer you, under the same rules.",
        "We never store your IP address. When you send a form, the server turns that address into a keyed hash: a code that cannot be turned back without a secret key kept on the server. It is used only to limit how many forms one connection can send.",
        "The site is meant for adults. We do not knowingly collect data from anyone under 14; if we find that we have, we erase it. Please give us details of other people only if your request needs them.",
      ],
      list: [
        "Your first name, last name and email address",
        "Your phone number, if you choose to give it",
        "For a valuation or a quote: the address of the home and what you tell us about it, such as its type, area and rooms",
        "For a search or a viewing: your budget, your preferences, the neighbourhoods you like, the dates that suit you and the time you book",
        "Your message and, if you ticked the box about news, when you did so",
        "The date and time, the language and the page from which you wrote",
        "The keyed hash of your IP address, and a fingerprint of what you sent, so that the same request is not stored twice",
        "What we add ourselves: when and how we answered, and short notes about your request",
        "For staff accounts only: email address, password in hashed form and open sessions",
      ],
    },
    {
      id: "use",
      title: "How we use it",
      paragraphs: [
        "We use your data to do what you asked for: answer a question, value a home, arrange a viewing, look for a home, prepare a quote. The table gives the legal basis of each use under the General Data Protection Regulation (GDPR).",
        "To keep automated messages out, each form has a hidden field, notes how quickly it was filled in and uses the keyed hash. The words and links of a message are compared with those of advertisements. A message that looks like spam is set aside, so that a person can check it. If too many arrive at once, not all can be kept; anyone who may be a real person is then asked to send the message again or to call.",
        "We send news only if you tick a separate box, which is never ticked beforehand. You can change your mind at any time by writing to {email}; we answer your request either way.",
        "We build no profiles and take no automated decisions about you. If you send us a property search, the site compares it with the homes for sale by price, rooms and neighbourhood. The result is a list of homes, not a judgement about you.",
      ],
      table: {
        head: ["Purpose", "Legal basis"],
        rows: [
          [
            "Answering your request and following it up",
            "Steps taken at your request before a contract (article\u00a06(1)(b) GDPR)",
          ],
          [
            "Working for you, if a contract follows",
            "The contract (article\u00a06(1)(b) GDPR) and our legal duties on tax and the prevention of money laundering (article\u00a06(1)(c) GDPR)",
          ],
          [
            "Keeping spam and abuse out",
            "Our legitimate interest in forms that stay usable (article\u00a06(1)(f) GDPR)",
          ],
          ["Sending you news", "Your consent (article\u00a06(1)(a) GDPR and article\u00a021 of Law 34/2002, LSSI)"],
          ["Running staff accounts", "Our legitimate interest in knowing who has access (article\u00a06(1)(f) GDPR)"],
        ],
      },
    },
    {
      id: "sharing",
      title: "Who we share it with",
      paragraphs: [
        "We do not sell, rent or exchange your data.",
        "Two kinds of provider handle it on our behalf, as processors under contract (article\u00a028 GDPR): the one that hosts our server and the one that carries our email. They may use it for that service and nothing else.",
        "If a viewing or a sale goes ahead, the owner, a notary, a lawyer or a bank may need your name and contact details. We tell you first and pass on only what is needed. Authorities and courts receive data when the law obliges us to provide it.",
        "We do not intend to transfer data outside the European Economic Area. If that ever became necessary, we would apply the safeguards of articles 44 to 49 GDPR and say so here beforehand. Links to messaging apps and public maps lead to other services only when you press them; their own rules apply there.",
      ],
    },
    {
      id: "security",
      title: "Security and storage",
      paragraphs: [
        "Your request is stored in our own database, on one server. A copy is emailed to us so that we see it quickly.",
        "The connection is encrypted. Staff passwords are stored only as a hash (Argon2), a staff session can be ended at once, and every private page checks on the server who is asking. No page loads anything from another company’s server, and location data is removed from the photographs we publish.",
        "We keep each kind of data for the time shown in the table and then erase it. Backups keep it longer: until the last backup that contains it is removed, six months later at most. If we restore an older backup, whatever had been erased is erased again.",
        "No system is free of all risk. If a breach endangered your data, we would notify the Spanish Data Protection Agency within 72\u00a0hours and, where the risk to you is high, tell you without delay (articles 33 and 34 GDPR).",
      ],
      table: {
        head: ["Data", "How long we keep it"],
        rows: [
          [
            "Requests, their copy by email and our notes",
            "24\u00a0months after our last contact, then erased, unless a contract follows",
          ],
          [
            "The file of a contract",
            "As long as the contract lasts; then blocked for the periods the law sets, which can be up to ten years under the rules against money laundering",
          ],
          ["Messages set aside as spam", "90\u00a0days"],
          ["The keyed hash of the IP address", "90\u00a0days at most"],
          [
            "If you asked us to erase your data: a keyed code of your email address, which identifies nobody",
            "As long as the site runs, so that no old copy brings your data back",
          ],
          ["Your name and email address for sending you news", "Until you withdraw your consent"],
          ["Staff accounts", "While the account is in use; a session ends 7\u00a0days after it was last used"],
          ["Technical logs", "Written without personal data"],
        ],
      },
    },
    {
      id: "cookies",
      title: "Cookies",
      paragraphs: [
        "The site uses only technical cookies of its own: for the language, your saved homes, an unfinished property search, one message after a form and, for staff, the sign-in, the browsers they use for it and the side panel.",
        "None of them measures, tracks or advertises. The law therefore requires no consent (article\u00a022(2) of Law 34/2002), and there is no banner. The Cookies page gives the name, purpose and duration of each.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "You have the rights listed below, and using them is free of charge. Write to {email} or to {address} and tell us which one you wish to use.",
        "We answer within one month. We ask for proof of identity only where there is real doubt about who is writing.",
        "If you believe we have mishandled your data, you can complain to the Spanish Data Protection Agency (Agencia Española de Protección de Datos, AEPD), calle de Jorge Juan 6, 28001 Madrid, www.aepd.es. It is the authority for private businesses in Catalonia too; the Catalan authority, APDCAT, deals with the public sector. You are welcome to write to us first, but you do not have to.",
      ],
      list: [
        "Access: to know whether we hold data about you and to receive a copy",
        "Rectification: to have wrong or incomplete data corrected",
        "Erasure: to have data deleted when there is no longer a reason to keep it",
        "Restriction: to have data set aside while a question about it is settled",
        "Portability: to receive the data you gave us in a machine-readable format",
        "Objection: to ask us to stop a use based on our legitimate interest",
        "Withdrawal of consent: to stop receiving news, without effect on what was sent before",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      paragraphs: [
        "For any question about your data: {legalName}, {address}, {email}, {phone}.",
        "A person reads what you write. English, Spanish, Catalan and Russian are all welcome. The law does not oblige us to appoint a data protection officer, and we have not appointed one.",
      ],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      paragraphs: [
        "We update this page when the site or the law changes. The date shown is that of the version in force.",
        "If a change affects data we already hold, we tell the people concerned before it takes effect. We do not use your data for a new purpose without telling you first.",
      ],
    },
  ],
};
